import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { contains, printInterval } from '../../../src/core/values/interval';

const day = (text: string): CalendarDate => text as CalendarDate;
const year = { from: day('2016-06-02'), to: day('2017-06-02') };
const open = { from: day('2016-06-02') };

it.each([
  ['2016-06-01', false, false],
  ['2016-06-02', true, true],
  ['2017-06-01', true, true],
  ['2017-06-02', false, true],
  ['2100-01-01', false, true],
])('%s lies in a closed interval: %s, in an open one: %s', (text, inYear, inOpen) => {
  expect(contains(year, day(text))).toBe(inYear);
  expect(contains(open, day(text))).toBe(inOpen);
});

it('prints both ends, the last as the day on which it no longer holds', () => {
  expect(printInterval(year)).toBe('from 2016-06-02 until before 2017-06-02');
  expect(printInterval(open)).toBe('from 2016-06-02');
});
