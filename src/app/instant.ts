import { parseDate } from '../core/values/calendar-date';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant with its offset, or a day, which means its end in UTC: what was known "on" a day is all that was learnt on it. */
export function instantOf(text: string): Date | undefined {
  if (parseDate(text) !== undefined) return new Date(`${text}T23:59:59.999Z`);
  const [, day = ''] = INSTANT.exec(text) ?? [];
  return parseDate(day) === undefined ? undefined : new Date(text);
}
