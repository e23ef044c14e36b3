import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '../../../core/failures/failure';
import { tarFiles } from './tar';

export interface BundleMember {
  readonly name: string;
  /** To be taken before the next member comes. */
  readonly pieces: AsyncIterable<Buffer>;
}

/** The whole of a member, for those of which one is known to fit in memory. */
export async function contentOf({ pieces }: BundleMember): Promise<Buffer> {
  const taken: Buffer[] = [];
  for await (const piece of pieces) taken.push(piece);
  return Buffer.concat(taken);
}

/** That nothing more of a bundle can be read, as a sentence. */
export class DamagedBundle extends Error {}

/** The members of a bundle, a piece in memory at a time. Throws `DamagedBundle` where the rest cannot be read. */
export async function* readBundle(file: string): AsyncGenerator<BundleMember> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Failure(
      'NO_SUCH_FILE',
      `${file}: there is no such file; name a bundle that house-rules audit export wrote.`,
    );
  if (!isPacked(file))
    throw new Failure('BAD_BUNDLE', `${file} is no bundle; name one that house-rules audit export wrote.`);
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined);
  yield* readable(file, tarFiles(unpacked), ({ name, content }) => ({
    name,
    pieces: readable(file, content, (piece) => piece),
  }));
}

async function* readable<Read, Told>(
  file: string,
  source: AsyncIterable<Read>,
  told: (one: Read) => Told,
): AsyncGenerator<Told> {
  const parts = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw new DamagedBundle(
        `${file} was damaged or cut off: ${error instanceof Error ? error.message : String(error)}.`,
      );
    });
    if (next.done === true) return;
    yield told(next.value);
  }
}

/** Whether it begins as what gzip packs does. */
export function isPacked(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const magic = Buffer.alloc(2);
    readSync(opened, magic);
    return magic[0] === 0x1f && magic[1] === 0x8b;
  } finally {
    closeSync(opened);
  }
}
