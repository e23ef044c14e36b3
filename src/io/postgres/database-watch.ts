import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

const CONNECT_MILLISECONDS = 2_000;
const ANSWER_MILLISECONDS = 2_000;
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1_000;

/** What of a client its types leave out. */
interface Session extends Client {
  unref(): void;
}

/**
 * Whether the database is here, known at once and without asking: a connection that is used for nothing else breaks off when it goes.
 * Every part of a process that must know asks the same one.
 */
export class DatabaseWatch {
  private session: Session | undefined;
  private away: Date | undefined;
  private readonly ended = new AbortController();

  private constructor(private readonly config: ClientConfig) {}

  static async begin(config: ClientConfig): Promise<DatabaseWatch> {
    const watch = new DatabaseWatch(config);
    await watch.connect();
    return watch;
  }

  get isHere(): boolean {
    return this.away === undefined;
  }

  /** Since when it is away. */
  get awaySince(): Date | undefined {
    return this.away;
  }

  /** Whether it answers at this moment; one that is there and says nothing is not here. */
  async answers(): Promise<boolean> {
    const { session } = this;
    if (session === undefined) return false;
    const late = sleep(ANSWER_MILLISECONDS, false, { ref: false });
    return Promise.race([session.query('SELECT 1').then(yes, no), late]);
  }

  async end(): Promise<void> {
    this.ended.abort();
    const { session } = this;
    this.session = undefined;
    await Promise.race([session?.end().catch(no), sleep(ANSWER_MILLISECONDS, undefined, { ref: false })]);
  }

  private async connect(): Promise<void> {
    const session = new Client({ ...this.config, connectionTimeoutMillis: CONNECT_MILLISECONDS }) as Session;
    // An error that nobody hears ends the process; the end follows it.
    session.on('error', () => undefined);
    try {
      await session.connect();
    } catch (error) {
      session.end().catch(no);
      throw error;
    }
    if (this.ended.signal.aborted) {
      session.end().catch(no);
      return;
    }
    session.unref();
    this.session = session;
    session.once('end', () => {
      this.session = undefined;
      void this.reconnect();
    });
  }

  /** One connection may break off alone; it is away when it cannot be reached again at once. */
  private async reconnect(): Promise<void> {
    const { signal } = this.ended;
    for (let wait = FIRST_WAIT; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        await this.connect();
        if (this.away) process.stderr.write(`The database is back after ${secondsSince(this.away)} s.\n`);
        this.away = undefined;
        return;
      } catch {
        if (!this.away) process.stderr.write('The database does not answer; requests are told so until it is back.\n');
        this.away ??= new Date();
        await sleep(wait, undefined, { ref: false, signal }).catch(no);
      }
    }
  }
}

const secondsSince = (then: Date): string => ((Date.now() - then.getTime()) / 1000).toFixed(1);

const yes = (): boolean => true;
const no = (): boolean => false;
