import type { CalendarDate } from '../core/values/calendar-date';
import type { RuleBook } from './rule-book';

/** Where a question names no day, it is asked of today, which is not the same day everywhere. */
export type Today = (jurisdiction: string) => CalendarDate;

/** Today by the clock of each jurisdiction, and by UTC where its time zone is not known. */
export function todayIn(rules: Pick<RuleBook, 'localTime'>, now = new Date()): Today {
  const instant = now.toISOString();
  return (jurisdiction) => rules.localTime(jurisdiction, instant).slice(0, 10) as CalendarDate;
}

/** The day on which a document was made: one, or each with the places where it is that day. */
export function daysSaid(today: Today, jurisdictions: readonly string[]): string {
  const places = new Map<CalendarDate, Set<string>>();
  for (const jurisdiction of jurisdictions) {
    const day = today(jurisdiction);
    places.set(day, (places.get(day) ?? new Set()).add(jurisdiction));
  }
  const days = [...places].sort(([one], [other]) => (one < other ? -1 : 1));
  if (days.length === 1) return days[0]?.[0] ?? '';
  return days.map(([day, where]) => `${day} (${[...where].join(', ')})`).join(' and ');
}
