import { setTimeout as sleep } from 'node:timers/promises';
import { OWN_SERVER, reasonOf } from './embedded-error';
import type { Folders } from './folders';
import { type Cluster, findPostmaster } from './postmaster';

/** Starts the server again where it was, unless another process does; or why it does not start. */
export type Relaunch = () => Promise<'started' | 'by another' | { readonly failure: string }>;

const LOOK_MS = 100;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** A server that lived longer than this was well, and what brought it down is not there at every start. */
const WELL_MS = 1_000;
/** So many starts in a row after which it did not live: more of them would mend nothing. */
const MOST_FAILURES = 8;

/**
 * Keeps a server running for as long as somebody needs it: however it ended, it is started again on the same data and at the same
 * place, where it recovers. Any number of processes may do this for the same server; the lock on the folder lets one of them.
 */
export class Supervision {
  private readonly ended = new AbortController();
  private readonly watching: Promise<void>;

  constructor(
    private readonly folders: Folders,
    private readonly cluster: Cluster,
    private readonly relaunch: Relaunch,
  ) {
    this.watching = this.watch();
  }

  /** From now on it may end; a start that is under way is waited for. */
  async end(): Promise<void> {
    this.ended.abort();
    await this.watching;
  }

  private async watch(): Promise<void> {
    let failures = 0;
    let begun = -Infinity;
    while (!this.isOver()) {
      if (findPostmaster(this.cluster)) await this.pause(LOOK_MS);
      else {
        failures = performance.now() - begun > WELL_MS ? 0 : failures + 1;
        if (failures > 0) await this.pause(Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS));
        if (this.isOver()) return;
        const outcome = await this.relaunch().catch((error: unknown) => ({ failure: reasonOf(error) }));
        begun = performance.now();
        if (outcome === 'started')
          say(`The embedded PostgreSQL on ${this.folders.data} had ended and was started again.`);
        else if (outcome !== 'by another' && failures >= MOST_FAILURES) {
          say(this.givenUp(outcome.failure));
          return;
        }
      }
    }
  }

  private isOver(): boolean {
    return this.ended.signal.aborted;
  }

  private givenUp(why: string): string {
    return `The embedded PostgreSQL on ${this.folders.data} ended and does not start again (${why}): see ${this.folders.log}, mend or restore the data and start the service again, or ${OWN_SERVER}.`;
  }

  /** Keeps no process alive. */
  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false, signal: this.ended.signal }).catch(() => undefined);
  }
}

const say = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};
