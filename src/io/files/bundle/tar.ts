const BLOCK = 512;

/** A file inside a bundle. */
export interface TarHeader {
  readonly name: string;
  readonly bytes: number;
}

/** The header that any tar reads; times and owners are left out, so that the same content makes the same bytes. */
export function tarHeader({ name, bytes }: TarHeader): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

export const tarPadding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

export const TAR_END = Buffer.alloc(2 * BLOCK);

/** A file of a bundle as it is read; its content must be taken before the next file comes. */
export interface TarFile extends TarHeader {
  readonly content: AsyncGenerator<Buffer>;
}

/** The files of a tar one after another, in constant memory. Throws an error whose message says what is wrong with it. */
export async function* tarFiles(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const source = new Blocks(bytes);
  for (;;) {
    const header = await source.take(BLOCK);
    if (header === undefined) throw new Error('it ends before its end is marked');
    if (header.every((byte) => byte === 0)) return;
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    if (!Number.isSafeInteger(size) || !header.toString('latin1', 257, 262).startsWith('ustar'))
      throw new Error('it is no bundle');
    let left = size;
    const content = (async function* () {
      while (left > 0) {
        const piece = await source.upTo(left);
        if (piece === undefined) throw new Error(`it ends within ${name}`);
        left -= piece.length;
        yield piece;
      }
    })();
    yield { name, bytes: size, content };
    while (!(await content.next()).done);
    await source.take((BLOCK - (size % BLOCK)) % BLOCK);
  }
}

class Blocks {
  private readonly pieces: AsyncIterator<Buffer>;
  private rest = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.pieces = bytes[Symbol.asyncIterator]();
  }

  /** So many bytes; nothing where there are fewer. */
  async take(count: number): Promise<Buffer | undefined> {
    while (this.rest.length < count) {
      const next = await this.pieces.next();
      if (next.done === true) return undefined;
      this.rest = Buffer.concat([this.rest, next.value]);
    }
    const taken = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(count);
    return taken;
  }

  /** The bytes that are at hand, at most so many. */
  async upTo(most: number): Promise<Buffer | undefined> {
    if (this.rest.length === 0) {
      const next = await this.pieces.next();
      if (next.done === true) return undefined;
      this.rest = Buffer.from(next.value);
    }
    return this.take(Math.min(most, this.rest.length));
  }
}
