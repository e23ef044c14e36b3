import type { DataSource } from 'typeorm';
import { clocksIn } from '../io/postgres/store/clocks';

/** The clock of this machine: the time of day, which somebody may set, and one that only goes on. */
export interface OwnClock {
  readonly timeOfDay: () => number;
  readonly sinceStart: () => number;
}

const OWN: OwnClock = { timeOfDay: () => Date.now(), sinceStart: () => performance.now() };

const LOOK_MILLISECONDS = 60_000;
/** Clocks that are kept by the network differ by far less. */
const MOST_APART_MILLISECONDS = 10_000;

/**
 * Notices clocks that were set: the database's against its own log, this machine's against the database's, and against the time that
 * has gone by. The log keeps its order whatever they say; that its times cannot be trusted must be told.
 */
export class ClockWatch {
  private told = '';
  private now: readonly string[] = [];
  private before: { readonly timeOfDay: number; readonly sinceStart: number } | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnClock = OWN,
  ) {}

  /** What is wrong with the clocks, a sentence each. */
  get faults(): readonly string[] {
    return this.now;
  }

  async begin(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => {
      // While the database is away nothing is known of its clock.
      this.look().catch(() => undefined);
    }, LOOK_MILLISECONDS);
    this.timer.unref();
  }

  /** Called by Nest when the service ends. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<readonly string[]> {
    const asked = this.own.timeOfDay();
    const { now, newest } = await clocksIn(this.dataSource);
    const answered = this.own.timeOfDay();
    const jumped = this.jump(answered);
    this.now = [
      ...(newest !== null && newest.getTime() - now.getTime() > MOST_APART_MILLISECONDS ? [logAhead(newest, now)] : []),
      ...(isBetween(now.getTime(), asked, answered) ? [] : [apart(new Date(answered), now)]),
      ...(jumped === undefined ? [] : [jumped]),
    ];
    const told = this.now.join('\n');
    if (told !== '' && told !== this.told) process.stderr.write(`${told}\n`);
    this.told = told;
    return this.now;
  }

  /** By how much the time of day went otherwise than time itself since it was last looked at. */
  private jump(timeOfDay: number): string | undefined {
    const { before } = this;
    const sinceStart = this.own.sinceStart();
    this.before = { timeOfDay, sinceStart };
    if (before === undefined) return undefined;
    const by = timeOfDay - before.timeOfDay - (sinceStart - before.sinceStart);
    if (Math.abs(by) <= MOST_APART_MILLISECONDS) return undefined;
    return `The clock of this machine was set ${by < 0 ? 'back' : 'ahead'} by ${seconds(by)} s while the service ran; see that it is right, and that nothing sets it by leaps.`;
  }
}

const isBetween = (time: number, from: number, to: number): boolean =>
  time >= Math.min(from, to) - MOST_APART_MILLISECONDS && time <= Math.max(from, to) + MOST_APART_MILLISECONDS;

const seconds = (milliseconds: number): string => String(Math.round(Math.abs(milliseconds) / 1000));

const logAhead = (newest: Date, now: Date): string =>
  `The newest entry of the log is of ${newest.toISOString()}, and the clock of the database says ${now.toISOString()}: it was set back, or was wrong; what is entered until it has passed that time keeps its order and bears that time. Set the clock of the database server right.`;

const apart = (own: Date, other: Date): string =>
  `The clock of this machine says ${own.toISOString()} and that of the database ${other.toISOString()}, which is more than ${String(MOST_APART_MILLISECONDS / 1000)} s apart; the log goes by the database. Set the one that is wrong right.`;
