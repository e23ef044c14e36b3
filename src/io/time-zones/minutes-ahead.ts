/** Making one takes milliseconds, so each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** By how many minutes the clocks of a time zone such as `Pacific/Auckland` are ahead of UTC, at a minute of UTC counted from 1970. */
export function minutesAhead(timeZone: string, minute: number): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(minute * 60_000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute: past = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, past) / 60_000 - minute;
}

/** Whether there is such a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return name.includes('/') || name === 'UTC';
  } catch {
    return false;
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    });
  formats.set(timeZone, known);
  return known;
}
