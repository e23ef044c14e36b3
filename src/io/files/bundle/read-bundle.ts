import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '../../../core/failures/failure';
import { tarFiles } from './tar';

export interface BundleMember {
  readonly name: string;
  readonly content: Buffer;
}

/** The members of a bundle, one in memory at a time; what keeps the rest from being read is a fault. */
export async function* readBundle(file: string, faults: string[]): AsyncGenerator<BundleMember> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Failure(
      'NO_SUCH_FILE',
      `${file}: there is no such file; name a bundle that house-rules audit export wrote.`,
    );
  if (!isPacked(file))
    throw new Failure('BAD_BUNDLE', `${file} is no bundle; name one that house-rules audit export wrote.`);
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined);
  try {
    for await (const { name, content } of tarFiles(unpacked)) {
      const pieces: Buffer[] = [];
      for await (const piece of content) pieces.push(piece);
      yield { name, content: Buffer.concat(pieces) };
    }
  } catch (error) {
    faults.push(`${file} was damaged or cut off: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function isPacked(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const magic = Buffer.alloc(2);
    readSync(opened, magic);
    return magic[0] === 0x1f && magic[1] === 0x8b;
  } finally {
    closeSync(opened);
  }
}
