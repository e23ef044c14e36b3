import type { RuleBook } from '../app/rule-book';
import { todayIn } from '../app/today';
import { Failure } from '../core/failures/failure';
import { jurisdictionOf } from '../core/values/citation';
import { parseDate, type CalendarDate } from '../core/values/calendar-date';
import { remark } from './output';

/** A day as an option names it. */
export function dayOf(option: string, given: string): CalendarDate {
  const day = parseDate(given);
  if (!day) throw new Failure('BAD_ARGUMENT', `${option} must be a date such as 2024-05-03, found "${given}".`);
  return day;
}

/** The day a question is about: the one given, or today by the clock of the jurisdiction. */
export function dayIn(rules: RuleBook, jurisdiction: string, option: string, given: string | undefined): CalendarDate {
  if (given !== undefined) return dayOf(option, given);
  const day = todayIn(rules)(jurisdiction);
  const isHeld = rules.sources.some(({ id }) => jurisdictionOf(id) === jurisdiction);
  if (isHeld && rules.clockOf(jurisdiction) === undefined) remark(zoneMissing(jurisdiction, day));
  return day;
}

const zoneMissing = (jurisdiction: string, day: CalendarDate): string =>
  `The time zone of ${jurisdiction} is not known, so today is taken to be ${day} by UTC; state timeZone in rule-sources/${jurisdiction.toLowerCase()}/jurisdiction.yaml, or name a day with --at.`;
