import * as fc from 'fast-check';
import { isMoment, localDateOf, parseDate } from '../../../src/core/values/calendar-date';
import { propertyRuns } from '../../support/thorough';

describe('a calendar date', () => {
  it.each(['2016-06-02', '2024-02-29', '2000-02-29', '1999-12-31', '2023-04-30'])('is one: %s', (text) => {
    expect(parseDate(text)).toBe(text);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-01-00',
    '2023-01-32',
    '2023-1-01',
    '23-01-01',
    ' 2023-01-01',
    '2023-01-01T00:00',
    '',
  ])('is none: %j', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  it('agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.nat({ max: 15 }), fc.nat({ max: 33 }), (year, month, day) => {
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const instant = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
        expect([text, parseDate(text) !== undefined]).toEqual([text, exists]);
      }),
      { seed: 1, numRuns: propertyRuns(2000) },
    );
  });
});

describe('the day on which an instant fell', () => {
  it('is told of every way to write it, and of no other text, with any letter changed', () => {
    const letters = fc.constantFrom(...Array.from('0123456789:+-TZ., x'));
    const written = fc.constantFrom('2016-06-01T14:09:59Z', '2024-02-29T23:59:00+10:30', '2016-06-01T23:59+1000');
    fc.assert(
      fc.property(written, fc.nat({ max: 24 }), letters, (text, at, letter) => {
        const changed = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
        const isWritten =
          /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d+)?)?(Z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/.test(
            changed,
          );
        const isThere = isWritten && parseDate(changed.slice(0, 10)) !== undefined;
        expect([changed, localDateOf(changed)]).toEqual([changed, isThere ? changed.slice(0, 10) : undefined]);
      }),
      { seed: 2, numRuns: propertyRuns(5000) },
    );
  });

  it.each([
    ['2016-06-02T00:00:00+10:00', '2016-06-02'],
    // The same instant as the one before, recorded elsewhere: it is the record's own day that counts.
    ['2016-06-01T14:00:00Z', '2016-06-01'],
    ['2016-06-01T23:59:59.999+10:00', '2016-06-01'],
    ['2016-06-01T23:59+1000', '2016-06-01'],
    ['2016-06-01T23:59:59,5+10', '2016-06-01'],
    ['2016-06-01T23:59:59-09:30', '2016-06-01'],
  ])('%s is on %s', (instant, day) => {
    expect(localDateOf(instant)).toBe(day);
  });

  it.each([
    '2016-06-01T23:59:59',
    '2016-06-01',
    '2016-02-30T00:00:00Z',
    '2016-06-01T24:00:00Z',
    '2016-06-01T23:60:00Z',
    '2016-06-01T23:59:60Z',
    '2016-06-01 23:59:59Z',
    '2016-06-01T23:59:59+25:00',
    '2016-06-01T23:59:59Z ',
    'yesterday',
  ])('%s is no instant', (instant) => {
    expect(localDateOf(instant)).toBeUndefined();
  });
});

it.each([
  ['2016-06-01T23:59:59', true],
  ['2016-06-01T23:59', true],
  ['2016-06-01T23:59:59+10:00', true],
  ['2016-02-30T23:59:59', false],
  ['2016-06-01', false],
  ['23:59:59', false],
])('%s is a moment in the order of play: %s', (text, is) => {
  expect(isMoment(text)).toBe(is);
});
