import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '../../../core/failures/failure';
import { isPacked } from '../bundle/read-bundle';
import { tarFiles, type TarFile } from '../bundle/tar';
import {
  ABOUT,
  BACKUP_FORMAT,
  formatOf,
  MANIFEST,
  parseAbout,
  parseManifest,
  type About,
  type Kind,
  type Manifest,
  type Measured,
} from './contents';

/** Whoever takes what a backup holds, in its order. What is not taken is read over. */
export interface Taker {
  readonly onAbout: (about: About) => Promise<void>;
  readonly onContent: (kind: Kind, name: string, pieces: AsyncIterable<Buffer>, about: About) => Promise<void>;
}

/** Longer than any description of a backup; what claims to be longer is none. */
const LONGEST_TEXT = 64 << 20;

/**
 * Reads a backup from its beginning to its end in constant memory and holds everything against the hashes at its end. What was taken
 * counts only when this has returned: a backup that was damaged or cut off ends with a `Failure`.
 */
export async function readBackup(file: string, taker: Taker): Promise<{ about: About; manifest: Manifest }> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Failure('NO_SUCH_FILE', `${file}: there is no such file; name one that house-rules backup wrote.`);
  if (!isPacked(file)) throw noBackup(file);
  const reading = new Reading(file);
  try {
    return await reading.all(taker);
  } finally {
    reading.close();
  }
}

class Reading {
  private readonly bytes: AsyncIterator<Buffer>;
  private readonly files: AsyncGenerator<TarFile>;
  readonly close: () => void;
  private readonly seen = new Map<string, Measured>();
  private next: TarFile | undefined;

  constructor(private readonly file: string) {
    const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined);
    this.close = () => unpacked.destroy();
    this.bytes = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    this.files = tarFiles({ [Symbol.asyncIterator]: () => this.bytes });
  }

  async all({ onAbout, onContent }: Taker): Promise<{ about: About; manifest: Manifest }> {
    await this.advance();
    const about = this.aboutIn(await this.text(ABOUT));
    await onAbout(about);
    while (this.next !== undefined && this.next.name !== MANIFEST) {
      const [kind, name] = this.partOf(this.next.name);
      const pieces = this.content(`${kind}/${name}`);
      await onContent(kind, name, pieces, about);
      while ((await pieces.next()).done !== true);
    }
    const text = await this.text(MANIFEST);
    // What the packing itself sums up stands behind the last file.
    if (this.next !== undefined) throw this.damaged(`${this.next.name} stands behind its end`);
    await this.sound(async () => {
      while ((await this.bytes.next()).done !== true);
    });
    return { about, manifest: this.held(about, text) };
  }

  private aboutIn(text: string): About {
    const format = formatOf(text);
    if (format === undefined) throw noBackup(this.file);
    if (format.format !== BACKUP_FORMAT) throw newerBackup(this.file, format.version);
    const about = parseAbout(text);
    if (about === undefined) throw this.damaged(`its ${ABOUT} is not as House Rules writes it`);
    return about;
  }

  private held(about: About, text: string): Manifest {
    const manifest = parseManifest(text);
    if (manifest === undefined) throw this.damaged(`its ${MANIFEST} is not as House Rules writes it`);
    const told = new Map<string, Measured>([
      [ABOUT, manifest.about],
      ...Object.entries(manifest.tables).map(([name, one]) => [`tables/${name}`, one] as const),
      ...Object.entries(manifest.uploads).map(([name, one]) => [`uploads/${name}`, one] as const),
    ]);
    for (const name of new Set([
      ...told.keys(),
      ...this.seen.keys(),
      ...about.tables.map((one) => `tables/${one.name}`),
    ])) {
      const [then, now] = [told.get(name), this.seen.get(name)];
      if (name === MANIFEST) continue;
      if (then === undefined || now === undefined) throw this.damaged(`${name} is missing`);
      if (then.bytes !== now.bytes || then.sha256 !== now.sha256)
        throw this.damaged(`${name} does not have the hash that stands at its end`);
    }
    return manifest;
  }

  private async text(name: string): Promise<string> {
    if (this.next?.name !== name || this.next.bytes > LONGEST_TEXT)
      throw this.next === undefined || name === MANIFEST ? this.damaged(`it has no ${name}`) : noBackup(this.file);
    const taken: Buffer[] = [];
    for await (const piece of this.content(name)) taken.push(piece);
    return Buffer.concat(taken).toString();
  }

  /** All parts of one content, which follow one another. */
  private async *content(name: string): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let [bytes, parts] = [0, 0];
    const isPart = (one: string): boolean =>
      one === name ? parts === 0 : one === `${name}/${String(parts + 1).padStart(8, '0')}`;
    while (this.next !== undefined && isPart(this.next.name)) {
      parts += 1;
      const pieces = this.next.content;
      for (;;) {
        const piece = await this.sound(() => pieces.next());
        if (piece.done === true) break;
        hash.update(piece.value);
        bytes += piece.value.length;
        yield piece.value;
      }
      await this.advance();
    }
    if (this.seen.has(name)) throw this.damaged(`${name} stands in it twice`);
    this.seen.set(name, { bytes, sha256: hash.digest('hex') });
  }

  private partOf(path: string): readonly [Kind, string] {
    const [, kind, name] = /^(tables|uploads)\/([a-z0-9_.]+)\/00000001$/.exec(path) ?? [];
    if (name === undefined) throw this.damaged(`nothing is known of "${path}" in it`);
    return [kind === 'tables' ? 'tables' : 'uploads', name];
  }

  private async advance(): Promise<void> {
    const next = await this.sound(() => this.files.next());
    this.next = next.done === true ? undefined : next.value;
  }

  private async sound<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      throw this.damaged(error instanceof Error ? error.message : String(error));
    }
  }

  private damaged(why: string): Failure {
    return new Failure(
      'BAD_BACKUP',
      `${this.file} was damaged or cut off (${why}); nothing was restored, take another copy of it or an earlier backup.`,
    );
  }
}

const noBackup = (file: string): Failure =>
  new Failure('BAD_BACKUP', `${file} is no backup; name a file that house-rules backup wrote.`);

export const newerBackup = (file: string, version: string): Failure =>
  new Failure(
    'BAD_BACKUP',
    `${file} was made by a newer House Rules (${version}) than this one; restore it with that version or a later one.`,
  );
