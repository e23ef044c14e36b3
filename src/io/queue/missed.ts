import { isWorker } from './workers-presence';

/** Longer than whoever lives takes to be present again after the database was away. */
const MISSED_MILLISECONDS = 5_000;

/**
 * Who was missed for so long that they must be gone. The work of a worker is given back at once, which does no harm where it lives; what
 * else is done under a name is failed when its holder is gone, and must not be because the database was away for a moment.
 */
export class Missed {
  private first = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  since(names: readonly string[]): readonly string[] {
    const now = this.now();
    this.first = new Map(names.map((name) => [name, this.first.get(name) ?? now]));
    return names.filter((name) => isWorker(name) || now - (this.first.get(name) ?? now) >= MISSED_MILLISECONDS);
  }
}
