import type { RoundRecord } from '../rounds/record';
import type { CheckedRound } from '../findings/checked-round';

/** How many rounds of a table were judged in an hour of the venue's clock; what breaches are held against. */
export interface HourCount {
  /** Such as 2024-10-03T21. */
  readonly hour: string;
  readonly venue: string;
  readonly table: string;
  readonly game: string;
  readonly rounds: number;
  readonly breaches: number;
  readonly indeterminate: number;
}

type Counting = { -readonly [K in keyof HourCount]: HourCount[K] };

/** Counts rounds by hour, table and game. Neighbouring rounds often share all three, so the last count is tried first. */
export class HourCounts {
  private last: Counting | undefined;
  private readonly known = new Map<string, Counting>();

  add({ venue = '', table, game }: RoundRecord, localTime: string, verdict: CheckedRound['verdict']): void {
    const hour = localTime.slice(0, 13);
    const id = table?.id ?? '';
    const { last } = this;
    const count =
      last?.hour === hour && last.table === id && last.game === game && last.venue === venue
        ? last
        : this.find(hour, venue, id, game);
    this.last = count;
    count.rounds += 1;
    if (verdict !== 'complies') count[verdict] += 1;
  }

  private find(hour: string, venue: string, table: string, game: string): Counting {
    const key = `${hour}\n${table}\n${game}\n${venue}`;
    let count = this.known.get(key);
    if (count === undefined) {
      count = { hour, venue, table, game, rounds: 0, breaches: 0, indeterminate: 0 };
      this.known.set(key, count);
    }
    return count;
  }

  all(): readonly HourCount[] {
    return [...this.known.values()];
  }
}
