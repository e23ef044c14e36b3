import { Failure, type FailureCode } from '../../core/failures/failure';
import type { Progress } from '../../io/files/official-text';
import { log } from '../../io/log/log';
import type { OfficialReading } from '../read-official-text';

/** How far the reading of one upload has come. */
export interface ReadingState {
  readonly state: 'reading' | 'read' | 'failed';
  readonly progress: Progress;
  readonly problem?: { readonly code: FailureCode | 'INTERNAL_SERVER_ERROR'; readonly message: string };
}

type Read = (onProgress: (progress: Progress) => void) => Promise<OfficialReading>;

interface Desk {
  state: ReadingState;
  official?: OfficialReading | undefined;
  work?: Promise<void> | undefined;
}

/** A reading holds the whole text in memory; the few looked at last are kept, and others read again when asked for. */
const KEPT = 3;
const WAITING: Progress = { done: 0, total: 1, unit: 'stages' };

/** Where uploads are read in the background, one after another; what it forgets can be read again. */
export class ReadingRoom {
  private readonly desks = new Map<string, Desk>();
  private queue: Promise<void> = Promise.resolve();
  private isClosed = false;

  /** How far it is; an upload that is not known here, as after a new start, is taken up. */
  stateOf(id: string, read: Read): ReadingState {
    return this.deskOf(id, read).state;
  }

  /** The reading once it is there, read again if it was put away; nothing where it failed. */
  async reading(id: string, read: Read): Promise<OfficialReading | undefined> {
    const desk = this.deskOf(id, read);
    for (;;) {
      if (desk.official !== undefined) {
        this.putAway(id, desk);
        return desk.official;
      }
      if (desk.state.state === 'failed') return undefined;
      await (desk.work ??= this.takeUp(id, desk, read));
    }
  }

  /** Takes up nothing more, and waits for what is being read. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.queue;
  }

  private deskOf(id: string, read: Read): Desk {
    const known = this.desks.get(id);
    if (known !== undefined) return known;
    const desk: Desk = { state: { state: 'reading', progress: WAITING } };
    this.desks.set(id, desk);
    desk.work = this.takeUp(id, desk, read);
    return desk;
  }

  private takeUp(id: string, desk: Desk, read: Read): Promise<void> {
    const work = this.queue.then(async () => {
      if (this.isClosed) return;
      let { progress } = desk.state;
      const isAgain = desk.state.state === 'read';
      try {
        desk.official = await read((now) => {
          progress = now;
          if (!isAgain) desk.state = { state: 'reading', progress };
        });
        desk.state = { state: 'read', progress };
        this.putAway(id, desk);
      } catch (error) {
        desk.state = { state: 'failed', progress, problem: problemOf(error) };
      }
      desk.work = undefined;
    });
    this.queue = work;
    return work;
  }

  /** This one was looked at last; those looked at longest ago give up their text, and keep their state. */
  private putAway(id: string, desk: Desk): void {
    this.desks.delete(id);
    this.desks.set(id, desk);
    const held = [...this.desks.values()].filter(({ official }) => official !== undefined);
    for (const oldest of held.slice(0, -KEPT)) oldest.official = undefined;
  }
}

function problemOf(error: unknown): NonNullable<ReadingState['problem']> {
  if (error instanceof Failure) return { code: error.code, message: error.message };
  log.error({ err: error }, 'a text could not be read');
  return { code: 'INTERNAL_SERVER_ERROR', message: 'The file could not be read; the log of the service says why.' };
}
