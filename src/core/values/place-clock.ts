import { dateOfNumber, dayNumber, type CalendarDate } from './calendar-date';

/** By how many minutes a place's clock is ahead of UTC, at a minute of UTC counted from the beginning of 1970. */
export type AheadAt = (minute: number) => number;

/** What is to be added to the minutes of a day as written, up to one of them, to have those of the place. */
interface Stretch {
  readonly until: number;
  readonly shift: number;
}

const DAY = 1440;
/** Records of so many days, each with its offset, are understood without asking again. */
const KEPT = 4096;

/**
 * The clock of a place, by which its law counts days. An instant may be written with any offset: what is written by the place's own
 * clock is taken as it stands, anything else is turned into its time. What a written day comes to is worked out once.
 */
export class PlaceClock {
  private readonly known = new Map<string, readonly Stretch[]>();
  private lastKey = '';
  private last: readonly Stretch[] = [];

  constructor(private readonly aheadAt: AheadAt) {}

  /** The day of the place on which an instant fell. */
  dayOf(instant: string): CalendarDate {
    return this.timeOf(instant).slice(0, 10) as CalendarDate;
  }

  /** An instant as the place's clock showed it, `2024-10-03T21:04:05` with whatever is written after the seconds. */
  timeOf(instant: string): string {
    const written = minuteOfDay(instant);
    const stretch = this.stretchesOf(instant).find(({ until }) => written < until);
    const shift = stretch?.shift ?? 0;
    if (shift === 0) return instant;
    const minute = dayNumber(instant) * DAY + written + shift;
    const within = ((minute % DAY) + DAY) % DAY;
    return `${dateOfNumber(Math.floor(minute / DAY))}T${two(Math.floor(within / 60))}:${two(within % 60)}${instant.slice(16)}`;
  }

  private stretchesOf(instant: string): readonly Stretch[] {
    const day = instant.slice(0, 10);
    const offset = offsetOf(instant);
    const key = `${day}${offset}`;
    if (key === this.lastKey) return this.last;
    const stretches = this.known.get(key) ?? this.worked(dayNumber(day) * DAY - minutesOf(offset), minutesOf(offset));
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(key, stretches);
    this.lastKey = key;
    this.last = stretches;
    return stretches;
  }

  /** A clock is put forward or back at most once in a day. */
  private worked(first: number, offset: number): readonly Stretch[] {
    const [before, after] = [this.aheadAt(first), this.aheadAt(first + DAY)];
    if (before === after) return [{ until: DAY, shift: before - offset }];
    let [low, high] = [0, DAY];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.aheadAt(first + middle) === before) low = middle;
      else high = middle;
    }
    return [
      { until: high, shift: before - offset },
      { until: DAY, shift: after - offset },
    ];
  }
}

const minuteOfDay = (instant: string): number => Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));

/** Nearly every record has seconds and nothing smaller. */
const offsetOf = (instant: string): string =>
  instant.length === 25 || instant.length === 20
    ? instant.slice(19)
    : (/(?:Z|[+-]\d{2}(?::?\d{2})?)$/.exec(instant.slice(16))?.[0] ?? 'Z');

function minutesOf(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', '') || 0);
  return offset.startsWith('-') ? -minutes : minutes;
}

const two = (value: number): string => String(value).padStart(2, '0');
