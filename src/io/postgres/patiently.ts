import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway, isDatabaseUnreached } from './database-away';

const FIRST_WAIT = 50;
const LONGEST_WAIT = 2_000;
/** Work under which connections break off so often may be what breaks them; it is not tried for ever. */
const MOST_BREAKS = 12;

/**
 * Does something that may be done again, and does so each time the database was away, for as long as that takes or until the signal.
 * What fails for another reason fails at once.
 */
export async function patiently<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let breaks = 0;
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || signal?.aborted === true) throw error;
      if (!isDatabaseUnreached(error)) {
        breaks += 1;
        if (breaks === MOST_BREAKS) throw error;
        wait = FIRST_WAIT;
      }
      // A stop wakes it: the next try is the last one.
      await sleep(wait, undefined, signal && { signal }).catch(() => undefined);
    }
  }
}
