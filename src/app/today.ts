import type { CalendarDate } from '../core/values/calendar-date';

/** Where a question names no day, it is asked of today. */
export const today = (): CalendarDate => new Date().toISOString().slice(0, 10) as CalendarDate;
