import * as fc from 'fast-check';
import { dateOfNumber, dayNumber } from '../../../src/core/values/calendar-date';
import { PlaceClock } from '../../../src/core/values/place-clock';
import { isTimeZone, minutesAhead } from '../../../src/io/time-zones/minutes-ahead';

const clockOf = (zone: string) => new PlaceClock((minute) => minutesAhead(zone, minute));
const [SYDNEY, BRISBANE, AUCKLAND] = ['Australia/Sydney', 'Australia/Brisbane', 'Pacific/Auckland'].map(clockOf) as [
  PlaceClock,
  PlaceClock,
  PlaceClock,
];

describe('the clock of a place', () => {
  it.each([
    ['its own offset', BRISBANE, '2024-10-03T23:30:00+10:00', '2024-10-03'],
    ['before midnight, written in UTC', BRISBANE, '2024-10-03T13:59:59Z', '2024-10-03'],
    ['midnight, written in UTC', BRISBANE, '2024-10-03T14:00:00Z', '2024-10-04'],
    ['summer in Sydney', SYDNEY, '2024-10-06T12:59:59Z', '2024-10-06'],
    ['midnight of summer in Sydney', SYDNEY, '2024-10-06T13:00:00Z', '2024-10-07'],
    ['the night the clocks go forward, before', SYDNEY, '2024-10-05T13:59:59Z', '2024-10-05'],
    ['the night the clocks go forward, after', SYDNEY, '2024-10-05T14:00:00Z', '2024-10-06'],
    ['the night the clocks go back, before', SYDNEY, '2024-04-06T12:59:59Z', '2024-04-06'],
    ['the night the clocks go back, after', SYDNEY, '2024-04-06T13:00:00Z', '2024-04-07'],
    ['the night after that', SYDNEY, '2024-04-07T13:30:00Z', '2024-04-07'],
    ['Auckland in summer', AUCKLAND, '2024-12-31T11:00:00Z', '2025-01-01'],
    ['Auckland in winter', AUCKLAND, '2024-06-30T11:59:59Z', '2024-06-30'],
    ['a clock that nobody put forward', SYDNEY, '2025-01-01T23:30:00+10:00', '2025-01-02'],
    ['as far apart as places are', AUCKLAND, '2024-12-30T22:00:00-12:00', '2024-12-31'],
    ['without seconds and minutes of the offset', BRISBANE, '2024-10-03T14:00+00', '2024-10-04'],
    ['with a comma and no colon', BRISBANE, '2024-10-03T13:59:59,999+0000', '2024-10-03'],
  ])('%s', (_, clock, instant, day) => {
    expect(clock.dayOf(instant)).toBe(day);
  });

  it('leaves a time alone that it shows itself', () => {
    for (const own of ['2024-10-06T01:59:59+10:00', '2024-10-06T03:00:00+11:00', '2024-04-07T02:30:00.5+10:00'])
      expect(SYDNEY.timeOf(own)).toBe(own);
    expect(SYDNEY.timeOf('2024-10-05T16:00:05Z').slice(0, 19)).toBe('2024-10-06T03:00:05');
  });

  it('agrees with the calendar of the platform, whatever the instant and however it is written', () => {
    const zones = ['Australia/Sydney', 'Pacific/Auckland', 'Australia/Adelaide', 'America/St_Johns', 'Asia/Kathmandu'];
    const clocks = new Map(zones.map((zone) => [zone, clockOf(zone)]));
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 }),
        fc.integer({ min: -48, max: 56 }),
        (zone, minute, quarters) => {
          const local = new Date((minute + quarters * 15) * 60_000).toISOString().slice(0, 19);
          const [hours, minutes] = [Math.floor(Math.abs(quarters) / 4), (Math.abs(quarters) % 4) * 15];
          const two = (value: number) => String(value).padStart(2, '0');
          const written = `${local}${quarters < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
          const said = new Intl.DateTimeFormat('sv-SE', {
            ...{ timeZone: zone, dateStyle: 'short', timeStyle: 'medium' },
          }).format(minute * 60_000);
          expect(clocks.get(zone)?.timeOf(written).slice(0, 19)).toBe(said.replace(' ', 'T'));
        },
      ),
      { seed: 1, numRuns: 1500 },
    );
  });

  it('counts days as the platform does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -250_000, max: 2_000_000 }), (days) => {
        const text = new Date(days * 86_400_000).toISOString().slice(0, 10);
        fc.pre(/^\d{4}-/.test(text));
        expect([dateOfNumber(days), dayNumber(text)]).toEqual([text, days]);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('knows which time zones there are', () => {
    expect(['Australia/Sydney', 'UTC', 'Australia/Atlantis', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
