/** A day in the venue's own calendar, `2016-06-02`; compared as text, so no time zone is ever involved. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** A date and time of ISO 8601: the date, then whether an offset stands at the end. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/;

export function parseDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  const length = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= length ? (text as CalendarDate) : undefined;
}

/**
 * The day on which an instant fell where it was recorded: rules change at local midnight, and the offset
 * in the record says what local means. An instant without an offset is no instant.
 */
export function localDateOf(instant: string): CalendarDate | undefined {
  const [, date, offset] = MOMENT.exec(instant) ?? [];
  return date === undefined || offset === undefined ? undefined : parseDate(date);
}

/** A date and time, with or without its offset: enough to order events that are in order anyway. */
export function isMoment(text: string): boolean {
  const date = MOMENT.exec(text)?.[1];
  return date !== undefined && parseDate(date) !== undefined;
}
