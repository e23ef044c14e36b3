import { Failure } from '../core/failures/failure';
import { parseDate, type CalendarDate } from '../core/values/calendar-date';

/** The day a question is about: the one given, or today where the command runs. */
export function dayOf(option: string, given: string | undefined): CalendarDate {
  const day = parseDate(given ?? localToday());
  if (!day) throw new Failure('BAD_ARGUMENT', `${option} must be a date such as 2024-05-03, found "${given ?? ''}".`);
  return day;
}

function localToday(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
