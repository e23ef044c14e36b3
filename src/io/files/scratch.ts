import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LINE_END = 0x0a;
const PIECE = 64 << 10;

/** Where something was put aside. */
export interface AsidePlace {
  readonly start: number;
  readonly end: number;
}

/** What is too much for memory is put aside in a file that is gone when its work is done. */
export class Scratch {
  private readonly folder = mkdtempSync(join(tmpdir(), 'house-rules-'));
  private readonly file = openSync(join(this.folder, 'aside'), 'w+');
  private end = 0;

  put(bytes: Uint8Array): AsidePlace {
    const start = this.end;
    for (let done = 0; done < bytes.length;)
      done += writeSync(this.file, bytes, done, bytes.length - done, start + done);
    this.end += bytes.length;
    return { start, end: this.end };
  }

  take({ start, end }: AsidePlace): Buffer {
    const bytes = Buffer.allocUnsafe(end - start);
    for (let done = 0; done < bytes.length;) {
      const read = readSync(this.file, bytes, done, bytes.length - done, start + done);
      if (read === 0) throw new Error('What was put aside is not there any more.');
      done += read;
    }
    return bytes;
  }

  /** Line by line with their ends, a piece in memory at a time. */
  *lines({ start, end }: AsidePlace): Generator<string> {
    let rest: Buffer = Buffer.alloc(0);
    for (let at = start; at < end; at += PIECE) {
      const piece = this.take({ start: at, end: Math.min(end, at + PIECE) });
      const held = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      let from = 0;
      for (let stop = held.indexOf(LINE_END); stop !== -1; stop = held.indexOf(LINE_END, from)) {
        yield held.toString('utf8', from, stop + 1);
        from = stop + 1;
      }
      rest = held.subarray(from);
    }
    if (rest.length > 0) yield rest.toString();
  }

  remove(): void {
    closeSync(this.file);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
