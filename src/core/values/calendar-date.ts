/** A day in the venue's own calendar, `2016-06-02`; compared as text, so no time zone is ever involved. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const TIME = String.raw`^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?`;
const OFFSET = String.raw`(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)`;
/** Characters of a date and time, however finely it tells the second. */
const LONGEST_MOMENT = 40;
/** A date and time of ISO 8601 with its offset, and one that may lack it. */
const INSTANT = new RegExp(`${TIME}${OFFSET}$`);
const MOMENT = new RegExp(`${TIME}${OFFSET}?$`);

export const parseDate = (text: string): CalendarDate | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? (text as CalendarDate) : undefined;

/** Days from the first of 1970 to the date a text begins with, by the calendar as it is counted today. */
export function dayNumber(text: string): number {
  const month = numberAt(text, 5);
  const year = numberAt(text, 0) * 100 + numberAt(text, 2) - (month <= 2 ? 1 : 0);
  // Years are counted from March, so that the day that may be missing is the last.
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + numberAt(text, 8) - 1;
  return (
    year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - MARCH_TO_1970
  );
}

/** The date so many days after the first of 1970. */
export function dateOfNumber(days: number): CalendarDate {
  const since = days + MARCH_TO_1970;
  const era = Math.floor(since / ERA);
  const within = since - era * ERA;
  const yearOfEra = Math.floor(
    (within - Math.floor(within / 1460) + Math.floor(within / 36524) - Math.floor(within / 146096)) / 365,
  );
  const dayOfYear = within - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  ) as CalendarDate;
}

const MARCH_TO_1970 = 719468;
/** The days of four hundred years, after which the calendar repeats itself. */
const ERA = 146097;

/** Whether the ten digits and dashes a text begins with name a day that exists; counted in place, as every record is asked. */
function isDay(text: string): boolean {
  const month = numberAt(text, 5);
  const day = numberAt(text, 8);
  const isLong = month === 2 && isLeap(numberAt(text, 0) * 100 + numberAt(text, 2));
  return day >= 1 && day <= (isLong ? 29 : (DAYS[month - 1] ?? 0));
}

/** What two digits make. */
const numberAt = (text: string, at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;

/**
 * The day on which an instant fell where it was recorded: rules change at local midnight, and the offset
 * in the record says what local means. An instant without an offset is no instant.
 */
export const localDateOf = (instant: string): CalendarDate | undefined =>
  isInstant(instant) ? (instant.slice(0, 10) as CalendarDate) : undefined;

export const isInstant = (text: string): boolean => (isInFull(text) || isWritten(text, INSTANT)) && isDay(text);

/** Written as nearly every record has it, `2024-10-03T21:04:05Z` or with an offset; what is written otherwise has to be read with more care. */
function isInFull(text: string): boolean {
  if (text.length === 20) {
    if (text.charCodeAt(19) !== Z) return false;
  } else if (text.length !== 25 || !isSign(text.charCodeAt(19)) || text.charCodeAt(22) !== COLON) return false;
  else if (!isBelow(text, 20, 24) || !isBelow(text, 23, 60)) return false;
  return (
    isBelow(text, 0, 100) &&
    isBelow(text, 2, 100) &&
    text.charCodeAt(4) === DASH &&
    isBelow(text, 5, 100) &&
    text.charCodeAt(7) === DASH &&
    isBelow(text, 8, 100) &&
    text.charCodeAt(10) === T &&
    isBelow(text, 11, 24) &&
    text.charCodeAt(13) === COLON &&
    isBelow(text, 14, 60) &&
    text.charCodeAt(16) === COLON &&
    isBelow(text, 17, 60)
  );
}

const [Z, T, COLON, DASH, PLUS] = [90, 84, 58, 45, 43];
const isSign = (code: number): boolean => code === PLUS || code === DASH;

/** Whether there are two digits, and what they make is below a bound. */
function isBelow(text: string, at: number, bound: number): boolean {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 && tens * 10 + ones < bound;
}

/** A date and time, with or without its offset: enough to order events that are in order anyway. */
export const isMoment = (text: string): boolean => (isInFull(text) || isWritten(text, MOMENT)) && isDay(text);

const isWritten = (text: string, as: RegExp): boolean => text.length <= LONGEST_MOMENT && as.test(text);
