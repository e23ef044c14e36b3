import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../../core/failures/failure';

/** A file that has come whole and waits for someone to keep it. */
export interface ReceivedFile {
  readonly id: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: number;
}

const LONGEST_NAME = 200;

/** What files are for, which tells how large they may be and how they are named. Rounds are needed until they were read, texts as long as they can be published. */
const PURPOSES = {
  texts: { setting: 'UPLOAD_MB', ending: '' },
  rounds: { setting: 'ROUNDS_MB', ending: '.rounds' },
} as const;
const WAITING = '.part';

export const uploadFolderIn = (dataDir: string): string => resolve(dataDir, 'uploads');

/** Where files that come over the network lie: under a name of our own, and under another until someone keeps them. */
export class UploadFolder {
  private readonly folder: string;

  constructor(
    dataDir: string,
    readonly megabytes: number,
    private readonly purpose: keyof typeof PURPOSES,
  ) {
    this.folder = uploadFolderIn(dataDir);
  }

  get greatestBytes(): number {
    return this.megabytes * 1024 * 1024;
  }

  /** Writes a stream to disk and counts its hash on the way; of a file that is too large nothing stays. */
  async receive(stream: Readable, fileName: string): Promise<ReceivedFile> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const id = randomBytes(8).toString('hex');
    const hash = createHash('sha256');
    const greatest = this.greatestBytes;
    let bytes = 0;
    const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        // What is too large is read to its end, so that whoever sends it hears the answer, and is not written.
        if (bytes > greatest) continue;
        hash.update(chunk);
        yield chunk;
      }
    };
    try {
      await pipeline(stream, counted, createWriteStream(this.waiting(id), { flags: 'wx', mode: 0o600 }));
      if (bytes > greatest) throw this.tooLarge(shown(fileName));
    } catch (error) {
      await this.discard(id);
      throw error;
    }
    return { id, fileName: shown(fileName), sha256: hash.digest('hex'), bytes };
  }

  tooLarge(what: string): Failure {
    return new Failure(
      'FILE_TOO_LARGE',
      `${what} has more than the ${String(this.megabytes)} MB that an upload may have; supply it in parts, or set ${PURPOSES[this.purpose].setting}.`,
    );
  }

  async keep(id: string): Promise<void> {
    await rename(this.waiting(id), this.pathOf(id));
  }

  /** Does nothing to a file that was kept. */
  async discard(id: string): Promise<void> {
    await rm(this.waiting(id), { force: true });
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  pathOf(id: string): string {
    return join(this.folder, `${id}${PURPOSES[this.purpose].ending}`);
  }

  /** Whether a file that was kept for this purpose lies here. */
  async holds(path: string): Promise<boolean> {
    if (dirname(path) !== this.folder || !path.endsWith(PURPOSES[this.purpose].ending)) return false;
    return (await stat(path).catch(() => undefined))?.isFile() === true;
  }

  /** Takes away what was left by a service that died: what never came whole, and rounds that nobody needs. */
  async removeLeftOver(needed: ReadonlySet<string>, before: Date): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith(WAITING) || one.endsWith(PURPOSES.rounds.ending))) {
      const path = join(this.folder, name);
      const found = needed.has(path) ? undefined : await stat(path).catch(() => undefined);
      if (found !== undefined && found.mtime < before) await rm(path, { force: true });
    }
  }

  private waiting(id: string): string {
    return join(this.folder, `${id}${WAITING}`);
  }
}

/** As the sender calls it, without folders and without signs that no name should have. */
function shown(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  return (
    name
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, LONGEST_NAME) || 'upload'
  );
}
