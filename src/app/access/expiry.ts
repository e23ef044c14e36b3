import { Failure } from '../../core/failures/failure';

const DAY = 24 * 60 * 60 * 1_000;
const MOST_DAYS = 3_650;

/** When a key ends: after so many days, or with the end of a day (UTC). */
export function readExpiry(text: string, now = new Date()): Date {
  const end = endOf(text, now);
  if (end === undefined || Number.isNaN(end.getTime()))
    throw new Failure(
      'BAD_ARGUMENT',
      `"${text}" is no end of a key; give its last day, such as 2027-01-31, or a number of days from 1 to ${String(MOST_DAYS)}.`,
    );
  if (end.getTime() <= now.getTime())
    throw new Failure('BAD_ARGUMENT', `A key that ends on ${text} would be over already; give a day to come.`);
  return end;
}

function endOf(text: string, now: Date): Date | undefined {
  if (/^\d{1,4}$/.test(text)) {
    const days = Number(text);
    return days >= 1 && days <= MOST_DAYS ? new Date(now.getTime() + days * DAY) : undefined;
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that does not exist, such as 2027-02-30, is read as another one.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists ? new Date(day.getTime() + DAY) : undefined;
}
