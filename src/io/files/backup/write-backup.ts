import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Failure } from '../../../core/failures/failure';
import { TAR_END, tarHeader, tarPadding } from '../bundle/tar';
import type { Measured } from './contents';

/** How long content is before it is known is not known: it is written in parts of about this size. */
const PART_BYTES = 1 << 20;

export function* member(name: string, content: Buffer): Generator<Buffer, Measured> {
  yield tarHeader({ name, bytes: content.length });
  yield content;
  yield tarPadding(content.length);
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Content of any length under numbered names, a part in memory at a time. */
export async function* memberInParts(name: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, Measured> {
  const hash = createHash('sha256');
  let [held, heldBytes, bytes, parts] = [[] as Buffer[], 0, 0, 0];
  const part = (): Generator<Buffer> => {
    const whole = Buffer.concat(held);
    parts += 1;
    [held, heldBytes] = [[], 0];
    return member(`${name}/${String(parts).padStart(8, '0')}`, whole);
  };
  for await (const piece of content) {
    hash.update(piece);
    bytes += piece.length;
    heldBytes += piece.length;
    held.push(piece);
    if (heldBytes >= PART_BYTES) yield* part();
  }
  if (heldBytes > 0 || parts === 0) yield* part();
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes members as one packed archive. It has its name only when all of it lies on the disk. */
export async function writeBackup(file: string, members: AsyncIterable<Buffer>): Promise<Measured> {
  if (existsSync(file))
    throw new Failure('BAD_ARGUMENT', `${file} exists already; name a new file, so that no backup is overwritten.`);
  const waiting = `${file}.part`;
  const hash = createHash('sha256');
  let bytes = 0;
  const ended = async function* (): AsyncGenerator<Buffer> {
    yield* members;
    yield TAR_END;
  };
  const counted = async function* (packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of packed) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  };
  try {
    await pipeline(
      Readable.from(ended(), { highWaterMark: 2 }),
      createGzip(),
      counted,
      createWriteStream(waiting, { mode: 0o600, flush: true }),
    );
    await rename(waiting, file);
  } catch (error) {
    await rm(waiting, { force: true });
    throw isOfFile(error, waiting)
      ? new Failure('NO_SUCH_FILE', `${file} cannot be written (${error.code}); name a file in a folder with room.`)
      : error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

const isOfFile = (error: unknown, path: string): error is Error & { readonly code: string } =>
  error instanceof Error && ('path' in error ? error.path === path : 'syscall' in error && error.syscall === 'write');
