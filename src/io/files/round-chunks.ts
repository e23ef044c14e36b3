import { createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { Failure } from '../../core/failures/failure';

/** Whole lines of a file of rounds, with the number of the first. */
export interface RoundChunk {
  readonly firstLine: number;
  readonly lines: readonly string[];
}

const CHUNK_BYTES = 1 << 20;
const LONGEST_LINE = 16 << 20;
/** A record typed by hand may be spread over lines; a file up to this size is tried as one JSON value. */
const ONE_VALUE_BYTES = 1 << 20;

/** Reads rounds from a file, or from standard input for `-`, a chunk at a time. */
export async function* roundChunks(file: string): AsyncGenerator<RoundChunk> {
  const stream = file === '-' ? process.stdin : createReadStream(checked(file), { highWaterMark: CHUNK_BYTES });
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let firstLine = 1;
  let first = true;
  for await (const bytes of stream as Readable & AsyncIterable<Buffer>) {
    if (first && bytes.includes(0))
      throw new Failure(
        'NOT_TEXT_OR_PDF',
        `${file} is not text (it holds zero bytes); supply round records as JSON lines.`,
      );
    const text = rest + decoder.write(bytes);
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    if (rest.length > LONGEST_LINE)
      throw new Failure(
        'FILE_TOO_LARGE',
        `${file}: line ${String(firstLine)} is longer than 16 MB; supply one round on each line.`,
      );
    // A file that ends within its first chunk is held back, so that it can be tried as one value.
    if (first && bytes.length < ONE_VALUE_BYTES) {
      rest = text;
      first = false;
      continue;
    }
    first = false;
    if (end === 0) continue;
    const lines = text.slice(0, end - 1).split('\n');
    yield { firstLine, lines };
    firstLine += lines.length;
  }
  rest += decoder.end();
  if (rest.trim() !== '') yield { firstLine, lines: firstLine === 1 ? linesOrOneValue(rest) : rest.split('\n') };
}

/** One JSON object or list spread over several lines becomes one line for each record; anything else stays lines. */
function linesOrOneValue(text: string): readonly string[] {
  const lines = text.split('\n');
  const opening = lines.find((line) => line.trim() !== '') ?? '';
  if (isJson(opening)) return lines;
  try {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).map((record) => JSON.stringify(record));
  } catch {
    return lines;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function checked(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found)
    throw new Failure('NO_SUCH_FILE', `${file}: there is no such file; check the path, or use - for standard input.`);
  if (found.isDirectory()) throw new Failure('NO_SUCH_FILE', `${file} is a folder; name a file of round records.`);
  if (found.size === 0) throw new Failure('EMPTY_FILE', `${file} is empty; supply one JSON object on each line.`);
  return file;
}
