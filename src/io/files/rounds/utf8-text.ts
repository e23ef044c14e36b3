import { isUtf8 } from 'node:buffer';

const LINE_BREAK = 0x0a;
const FIRST_OF_MANY = 0x80;
/** Half a letter of UTF-16 without its other half, which no UTF-8 gives: it stands for a byte that is no part of a letter. */
const STRAY = 0xdc00;

/** The text of bytes that come in pieces. Bytes that are not UTF-8 stay to be seen in it, each as itself; `strayIn` finds them. */
export class Utf8Text {
  private cut: Buffer = Buffer.alloc(0);

  of(piece: Buffer): string {
    const bytes = this.cut.length === 0 ? piece : Buffer.concat([this.cut, piece]);
    const end = wholeLetters(bytes);
    this.cut = bytes.subarray(end);
    return textOf(bytes.subarray(0, end));
  }

  /** What is left when no more comes: a letter that was begun and not finished. */
  end(): string {
    return textOf(this.cut);
  }
}

/** A byte that is no part of a letter: how many lines it stands below the first, and the number of the byte in its line. */
export interface Stray {
  readonly below: number;
  readonly byte: number;
}

export function strayIn(text: string): Stray | undefined {
  if (text.isWellFormed()) return undefined;
  const at = text.search(/\p{Surrogate}/u);
  const before = text.slice(0, at).split('\n');
  return { below: before.length - 1, byte: Buffer.byteLength(before.at(-1) ?? '') + 1 };
}

export const notUtf8 = ({ byte }: Stray): string =>
  `not UTF-8 at byte ${String(byte)}; convert the file, for instance with iconv -f WINDOWS-1252 -t UTF-8, and supply it again`;

/** A piece that is not UTF-8 is looked at line by line: most of its lines may be. */
function textOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString();
  let text = '';
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_BREAK, start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    text += isUtf8(line) ? line.toString() : withStrays(line);
    start = end;
  }
  return text;
}

function withStrays(line: Buffer): string {
  let text = '';
  let from = 0;
  for (let at = 0; at < line.length;) {
    const length = letterAt(line, at);
    if (length === 0) {
      text += line.toString('utf8', from, at) + String.fromCharCode(STRAY + (line[at] ?? 0));
      from = at + 1;
    }
    at += length || 1;
  }
  return text + line.toString('utf8', from);
}

/** How many bytes the letter has that begins here; none where no letter does. */
function letterAt(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < FIRST_OF_MANY) return 1;
  const length = lengthBy(first);
  return length > 1 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

/** How many bytes a letter has by its first; one that begins none stands alone. */
const lengthBy = (first: number): number =>
  first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 1;

const LONGEST_LETTER = 4;

/** Where the last letter begins, if it may go on in the next piece; else the end. */
function wholeLetters(bytes: Buffer): number {
  for (let at = bytes.length - 1; at >= 0 && at > bytes.length - LONGEST_LETTER; at -= 1) {
    const byte = bytes[at] ?? 0;
    if (byte < FIRST_OF_MANY) return bytes.length;
    if (lengthBy(byte) > 1) return at + lengthBy(byte) > bytes.length ? at : bytes.length;
  }
  return bytes.length;
}
