import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../../../core/failures/failure';

/** Uploads that a restore puts back, where none of that name is. */
export class RestoredUploads {
  private readonly written: string[] = [];
  private made: string | undefined;

  constructor(readonly folder: string) {}

  get count(): number {
    return this.written.length;
  }

  async write(name: string, pieces: AsyncIterable<Buffer>): Promise<void> {
    this.made ??= await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, name);
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    target.once('open', () => this.written.push(path));
    try {
      await pipeline(pieces, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new Failure(
        'BAD_ARGUMENT',
        `${path} exists already, and a restore overwrites nothing; set DATA_DIR to an empty folder.`,
      );
    }
  }

  /** Takes back what was written. */
  async remove(): Promise<void> {
    for (const path of this.written) await rm(path, { force: true });
    if (this.made !== undefined) await rm(this.made, { recursive: true, force: true });
  }
}
