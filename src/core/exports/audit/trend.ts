import type { FindingGroup } from '../../auditing/finding-groups';
import { parseDate } from '../../values/calendar-date';

/** One bar of the trend: a stretch of the venue's clock, the rounds judged in it and the findings on them. */
export interface TrendBar {
  readonly label: string;
  readonly rounds: number;
  readonly breaches: number;
  readonly indeterminate: number;
}

export interface Trend {
  readonly unit: 'hour' | 'day' | 'month';
  readonly bars: readonly TrendBar[];
}

/** More bars than this cannot be told apart on a page. */
const MOST_BARS = 100;
export const TREND_UNITS = ['hour', 'day', 'month'] as const;
/** With more hours or days than this there are too many bars of them, whichever they are. */
export const MOST_TREND_GROUPS = 24 * MOST_BARS;
const UNITS = { hour: 13, day: 10, month: 7 } as const;

/**
 * What was counted by the finest unit that is at hand. By hour where that fits on a page, else by day, else by month. Those in which nothing was played are there too, so that distance is time,
 * unless the months are too many: then a date is wrong, and only months with rounds are shown.
 */
export function trendOf(groups: readonly FindingGroup[], finest: Trend['unit'] = 'hour'): Trend {
  const known = groups.filter(({ key }) => key !== null);
  for (const unit of TREND_UNITS.slice(TREND_UNITS.indexOf(finest))) {
    const labels = labelsBetween(known.at(0)?.key ?? '', known.at(-1)?.key ?? '', unit);
    if (labels !== undefined) return { unit, bars: barsOf(known, labels, UNITS[unit]) };
  }
  const months = [...new Set(known.map(({ key }) => (key ?? '').slice(0, UNITS.month)))];
  return { unit: 'month', bars: barsOf(known, months, UNITS.month) };
}

/** Nothing where there would be too many. */
function labelsBetween(first: string, last: string, unit: Trend['unit']): readonly string[] | undefined {
  const end = last.slice(0, UNITS[unit]);
  const labels: string[] = [];
  for (let label = first.slice(0, UNITS[unit]); label !== '' && label <= end; label = after(label)) {
    if (labels.length === MOST_BARS) return undefined;
    labels.push(label);
  }
  return labels;
}

/** The hour, the day or the month that follows. */
function after(label: string): string {
  if (label.length === UNITS.month) return after(`${label}-31`).slice(0, UNITS.month);
  const [day = '', hour] = label.split('T');
  if (hour !== undefined && hour < '23') return `${day}T${two(Number(hour) + 1)}`;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const next = [
    `${four(year)}-${two(month)}-${two(date + 1)}`,
    `${four(year)}-${two(month + 1)}-01`,
    `${four(year + 1)}-01-01`,
  ].find((one) => parseDate(one) !== undefined);
  return next === undefined ? '' : hour === undefined ? next : `${next}T00`;
}

const two = (number: number): string => String(number).padStart(2, '0');
const four = (number: number): string => String(number).padStart(4, '0');

function barsOf(hours: readonly FindingGroup[], labels: readonly string[], length: number): readonly TrendBar[] {
  const bars = new Map(labels.map((label) => [label, { label, rounds: 0, breaches: 0, indeterminate: 0 }]));
  for (const { key, rounds, breaches, indeterminate } of hours) {
    const bar = bars.get((key ?? '').slice(0, length));
    if (bar === undefined) continue;
    bar.rounds += rounds ?? 0;
    bar.breaches += breaches;
    bar.indeterminate += indeterminate;
  }
  return [...bars.values()];
}
