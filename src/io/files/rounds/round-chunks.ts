import type { Hash } from 'node:crypto';
import { Failure } from '../../../core/failures/failure';
import { csvChunks } from './csv-chunks';
import { STANDARD_MAPPING, type CsvMapping } from './csv-mapping';
import { isToldByOpening, looksLikeCsv } from './csv-rows';
import { jsonChunks } from './json-chunks';
import { inputFrom, RoundBytes, type RoundInput } from './round-bytes';
import type { RoundChunk } from './round-chunk';
import { Utf8Text } from './utf8-text';

export interface ReadingOptions {
  /** How a file of other columns is to be read; it also says that the file is one of columns. */
  readonly mapping?: CsvMapping | undefined;
  /** Takes in every byte of the input, as it lies on disk. */
  readonly hash?: Hash | undefined;
}

/** As much as is looked at to tell what a file is; of what comes live, as little as tells it. */
const LOOKED_AT = 64 << 10;

/** Rounds of a file, or of standard input for `-`: JSON lines or columns, packed or not; a chunk at a time, in constant memory, and live as they come. */
export const roundChunks = (file: string, options: ReadingOptions = {}): AsyncGenerator<RoundChunk> =>
  chunksOf(inputFrom(file), options);

export async function* chunksOf(input: RoundInput, { mapping, hash }: ReadingOptions = {}): AsyncGenerator<RoundChunk> {
  const bytes = new RoundBytes(input, hash);
  const text = decoded(bytes, input.name);
  const isLive = input.isLive === true;
  const looked = await opening(text, (begin) => isLive && isEnough(begin, mapping));
  if (looked.begin === '' && looked.isWhole) return;
  const isCsv = mapping !== undefined || looksLikeCsv(looked.begin, input.name);
  const whole = resumed(looked, text);
  yield* isCsv ? csvChunks(whole, mapping ?? STANDARD_MAPPING, bytes, input) : jsonChunks(whole, bytes, isLive);
}

/** With a mapping it is a file of columns, and only their names are waited for. */
const isEnough = (begin: string, mapping: CsvMapping | undefined): boolean =>
  mapping === undefined ? isToldByOpening(begin) : begin.includes('\n');

async function* decoded(bytes: RoundBytes, name: string): AsyncGenerator<string> {
  const text = new Utf8Text();
  let begin: Buffer | undefined = Buffer.alloc(0);
  for await (const piece of bytes) {
    if (begin === undefined) yield text.of(piece);
    else {
      begin = begin.length === 0 ? piece : Buffer.concat([begin, piece]);
      if (begin.length < UTF8_MARK.length) continue;
      yield text.of(unmarked(begin, name));
      begin = undefined;
    }
  }
  if (begin !== undefined) yield text.of(unmarked(begin, name));
  yield text.end();
}

const UTF8_MARK = Buffer.from('\uFEFF');
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** The first bytes without the mark that may stand before text; what is no text, or another kind of it, is refused. */
function unmarked(begin: Buffer, name: string): Buffer {
  if (UTF16_MARKS.some((mark) => begin.subarray(0, mark.length).equals(mark)))
    throw new Failure(
      'NOT_TEXT_OR_PDF',
      `${name} is written in UTF-16; convert it to UTF-8, for instance with iconv -f UTF-16 -t UTF-8, and supply it again.`,
    );
  if (begin.includes(0))
    throw new Failure(
      'NOT_TEXT_OR_PDF',
      `${name} is not text (it holds zero bytes); supply round records as JSON lines or columns, packed with gzip or not.`,
    );
  return begin.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? begin.subarray(UTF8_MARK.length) : begin;
}

interface Looked {
  readonly begin: string;
  readonly isWhole: boolean;
}

async function opening(text: AsyncGenerator<string>, isTold: (begin: string) => boolean): Promise<Looked> {
  let begin = '';
  while (begin.length < LOOKED_AT && !isTold(begin)) {
    const next = await text.next();
    if (next.done === true) return { begin, isWhole: true };
    begin += next.value;
  }
  return { begin, isWhole: false };
}

async function* resumed({ begin }: Looked, text: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begin;
  yield* text;
}
