import type { CalendarDate } from './calendar-date';

/** Half-open: the first day on which it holds, and the first day on which it no longer does. */
export interface Interval {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
}

export const contains = (interval: Interval, day: CalendarDate): boolean =>
  interval.from <= day && (interval.to === undefined || day < interval.to);

export const printInterval = (interval: Interval): string =>
  interval.to === undefined ? `from ${interval.from}` : `from ${interval.from} until before ${interval.to}`;
