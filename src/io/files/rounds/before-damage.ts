import type { Gunzip } from 'node:zlib';

/** Bytes of an archive that are unpacked at a time: little, since a hostile one grows a thousandfold. */
export const UNPACKED_AT_ONCE = 16 << 10;

/** How far an archive was unpacked before it failed. */
export interface Unpacked {
  packed: number;
  unpacked: number;
}

/**
 * What a damaged archive has between what was unpacked of it and the damage: whoever unpacks keeps back what the last bytes gave. So it is
 * unpacked once more, and from where it failed byte by byte; then only what the byte gives that shows the damage is kept back.
 */
export async function* beforeDamage(
  archive: AsyncIterable<Buffer> | Iterable<Buffer>,
  gunzip: Gunzip,
  before: Readonly<Unpacked>,
): AsyncGenerator<Buffer> {
  const out: Buffer[] = [];
  gunzip.on('data', (bytes: Buffer) => out.push(bytes));
  const failed = new Promise<Error>((resolve) => gunzip.once('error', resolve));
  let packed = 0;
  let known = before.unpacked;
  for await (const bytes of archive)
    for (let at = 0, most = 0; at < bytes.length; at += most) {
      most = packed < before.packed ? Math.min(UNPACKED_AT_ONCE, before.packed - packed, bytes.length - at) : 1;
      packed += most;
      const problem = await Promise.race([written(gunzip, bytes.subarray(at, at + most)), failed]);
      for (const came of out.splice(0)) {
        if (came.length > known) yield came.subarray(known);
        known = Math.max(0, known - came.length);
      }
      if (problem) return;
    }
}

export const written = (gunzip: Gunzip, bytes: Buffer): Promise<undefined> =>
  new Promise((resolve) => {
    gunzip.write(bytes, () => resolve(undefined));
  });
