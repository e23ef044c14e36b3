import { createReadStream, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Hash } from 'node:crypto';
import { constants, createGunzip, type Gunzip } from 'node:zlib';
import { Failure } from '../../../core/failures/failure';
import { beforeDamage, UNPACKED_AT_ONCE, written, type Unpacked } from './before-damage';

const READ_BYTES = 256 << 10;
const MAGIC_BYTES = 2;
const MEGABYTE = 1024 * 1024;

/** Where rounds come from: a file, standard input, or bytes that arrive otherwise. */
export interface RoundInput {
  /** As it is called in messages. */
  readonly name: string;
  /** Its size on disk, where that is known. */
  readonly bytes: number | undefined;
  /** Where it can be read once more. */
  readonly liesAt?: string;
  /** How many megabytes it may have once it is unpacked: a small archive can hold more than any disk. */
  readonly unpackedMegabytes?: number;
  /** Somebody may be waiting for the answer to a line before the next is sent. */
  readonly isLive?: boolean;
  open(): AsyncIterable<Buffer>;
}

/** `name` is what whoever sent the file calls it, where that is not its path. */
export function inputFrom(file: string, name = file): RoundInput {
  if (file === '-') return { name: 'standard input', bytes: undefined, isLive: true, open: () => process.stdin };
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found)
    throw new Failure('NO_SUCH_FILE', `${file}: there is no such file; check the path, or use - for standard input.`);
  if (found.isDirectory()) throw new Failure('NO_SUCH_FILE', `${file} is a folder; name a file of round records.`);
  // What another program writes as it is read has no size, and can be read once, as standard input can.
  if (found.isFIFO()) return { name, bytes: undefined, isLive: true, open: () => createReadStream(file) };
  if (found.size === 0) throw new Failure('EMPTY_FILE', `${name} is empty; supply one JSON object on each line.`);
  return {
    ...{ name, bytes: found.size, liesAt: resolve(file) },
    open: () => createReadStream(file, { highWaterMark: READ_BYTES }),
  };
}

/** Why an archive ends before it should, if bytes in it were changed: nobody can tell which. */
export const DAMAGED = 'the archive is damaged';

/** Bytes of rounds, unpacked where they were packed; what cut them off is told after all that could be read. */
export class RoundBytes {
  /** Of the input as it lies on disk. */
  bytesRead = 0;
  /** Why the bytes end before they should. */
  cutOff: string | undefined;

  constructor(
    private readonly input: RoundInput,
    private readonly hash?: Hash,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    const raw = this.raw();
    let first = Buffer.alloc(0);
    while (first.length < MAGIC_BYTES) {
      const next = await raw.next();
      if (next.done === true) break;
      first = Buffer.concat([first, next.value]);
    }
    if (isGzip(first)) yield* this.withinLimit(this.unpacked(first, raw));
    else {
      if (first.length > 0) yield first;
      yield* raw;
    }
  }

  private async *withinLimit(unpacked: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
    const { name, unpackedMegabytes = Infinity } = this.input;
    let bytes = 0;
    for await (const piece of unpacked) {
      bytes += piece.length;
      if (bytes > unpackedMegabytes * MEGABYTE)
        throw new Failure(
          'FILE_TOO_LARGE',
          `${name} has more than the ${String(unpackedMegabytes)} MB that an upload may have once it is unpacked; supply it in parts, or set UNPACKED_MB.`,
        );
      yield piece;
    }
  }

  private async *raw(): AsyncGenerator<Buffer> {
    for await (const bytes of this.input.open()) {
      this.bytesRead += bytes.length;
      this.hash?.update(bytes);
      yield bytes;
    }
  }

  /** Piece by piece and no faster than they are taken; of an archive that breaks off, everything before the break. */
  private async *unpacked(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
    const gunzip = newGunzip();
    // What came live cannot be read once more: a second one stays a piece behind, and takes it up from there.
    const behind = this.input.isLive === true ? newGunzip().resume() : undefined;
    const so: Unpacked = { packed: 0, unpacked: 0 };
    const out: Buffer[] = [];
    gunzip.on('data', (bytes: Buffer) => out.push(bytes));
    const failed = new Promise<Error>((resolve) => gunzip.once('error', resolve));
    // Tapes and copies of whole blocks leave zeros behind an archive: then it is at its end before its bytes are.
    const ended = new Promise<undefined>((resolve) => gunzip.once('end', () => resolve(undefined)));
    for (let bytes: Buffer | undefined = first; bytes !== undefined;) {
      for (let at = 0; at < bytes.length && this.cutOff === undefined; at += UNPACKED_AT_ONCE) {
        const piece = bytes.subarray(at, at + UNPACKED_AT_ONCE);
        const problem = await Promise.race([written(gunzip, piece), failed]);
        let given = 0;
        for (const came of out.splice(0)) {
          given += came.length;
          yield came;
        }
        so.unpacked += given;
        if (problem) {
          this.cutOff = DAMAGED;
          yield* behind
            ? beforeDamage([piece], behind, { packed: 0, unpacked: given })
            : beforeDamage(this.input.open(), newGunzip(), so);
        } else if (behind) await written(behind, piece);
        so.packed += piece.length;
      }
      // The rest is read for its hash, so that the file is known by all of its bytes.
      const next: IteratorResult<Buffer> = await rest.next();
      bytes = next.done === true ? undefined : next.value;
    }
    if (this.cutOff !== undefined) return;
    gunzip.end();
    if (await Promise.race([ended, failed])) this.cutOff = 'the archive is cut off';
    yield* out.splice(0);
  }
}

const newGunzip = (): Gunzip => createGunzip({ flush: constants.Z_SYNC_FLUSH });

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
