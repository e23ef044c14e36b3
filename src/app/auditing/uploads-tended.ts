import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import type { UploadFolder } from '../../io/files/uploads';
import { log } from '../../io/log/log';
import { unreadFiles, type UnreadFile } from '../../io/postgres/store/audits/interrupted-batches';
import { checksVersion } from '../checks-version';

const TEND_MILLISECONDS = 60_000;
/** Long enough that nobody is still sending or reading it. */
const LEFT_OVER_MILLISECONDS = 24 * 60 * 60_000;
/** A file that was begun so often and came no further may be what brings its reader down: it is left to people. */
const MOST_READINGS = 3;

/** Uploads of rounds that were not read to their end because a service died: read on, or taken away where nobody needs them. */
export class UploadsTended {
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly folder: UploadFolder,
    private readonly takeUp: (audit: string) => Promise<void>,
  ) {}

  /** At once, and then every so often: another service may die that has the same folder, and the database may be away for a while. */
  async begin(): Promise<void> {
    await this.tend();
    this.timer = setInterval(() => {
      this.last = this.last.then(() => this.tend());
    }, TEND_MILLISECONDS);
    this.timer.unref();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }

  private async tend(): Promise<void> {
    try {
      const wanted = (await unreadFiles(this.dataSource)).filter(isWanted);
      const needed = new Set(wanted.map(({ liesAt }) => liesAt));
      await this.folder.removeLeftOver(needed, new Date(Date.now() - LEFT_OVER_MILLISECONDS));
      for (const { audit, liesAt } of wanted) if (await this.folder.holds(liesAt)) await this.takeUpUnlessRead(audit);
    } catch (error) {
      log.error({ err: error }, 'uploads could not be looked after');
    }
  }

  private async takeUpUnlessRead(audit: string): Promise<void> {
    try {
      await this.takeUp(audit);
    } catch (error) {
      // Somebody else reads it, or was faster.
      if (!(error instanceof Failure)) throw error;
    }
  }
}

const isWanted = ({ readings, checksVersion: begunWith }: UnreadFile): boolean =>
  readings < MOST_READINGS && begunWith === checksVersion();
