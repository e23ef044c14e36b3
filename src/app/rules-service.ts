import type { DataSource } from 'typeorm';
import { changeKnownAt, newestChange } from '../io/postgres/store/held-editions';
import { readHeld, type Held } from './held';

/** How many earlier states are kept ready for readers in the middle of a list, or who ask what was known then. */
const KEPT = 4;

/** Gives out what the service knows now, knew after some change, or knew at some time; each state is read once. */
export class RulesService {
  private readonly kept = new Map<number, Promise<Held>>();

  constructor(private readonly dataSource: DataSource) {}

  async current(): Promise<Held> {
    return this.after(await newestChange(this.dataSource));
  }

  async knownAt(instant: Date): Promise<Held> {
    return this.after(await changeKnownAt(this.dataSource, instant));
  }

  /** The state after a change: an earlier one stays available for as long as its rows do, which is for ever. */
  async after(change: number): Promise<Held> {
    const known = this.kept.get(change);
    if (known !== undefined) {
      // What was asked for last is given up last.
      this.kept.delete(change);
      this.kept.set(change, known);
      return known;
    }
    const nearest = [...this.kept.values()].at(-1);
    const read = (async () => readHeld(this.dataSource, change, await nearest?.catch(() => undefined)))();
    this.kept.set(change, read);
    // A reading that failed is tried again by the next who asks.
    read.catch(() => this.kept.delete(change));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      if (oldest !== change) this.kept.delete(oldest);
    }
    return read;
  }
}
