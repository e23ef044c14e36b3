import { LONGEST_LINE } from '../../../core/rounds/limits';
import type { LineError } from './line-error';
import { isJson, recordsOfOneValue, mayBeOneValue, ONE_VALUE } from './one-value';
import { DAMAGED, type RoundBytes } from './round-bytes';
import type { RoundChunk } from './round-chunk';
import { notUtf8, strayIn } from './utf8-text';

/** Letters of one chunk; a chunk ends with a line. */
const CHUNK = 1 << 20;

/** JSON lines, a chunk at a time, or live, each as soon as it is whole; a line that is too long is passed over and told of. */
export async function* jsonChunks(
  text: AsyncIterable<string>,
  bytes: RoundBytes,
  isLive: boolean,
): AsyncGenerator<RoundChunk> {
  let rest = '';
  let firstLine = 1;
  let tooLong: LineError | undefined;
  let mayEnd = false;
  const chunk = (lines: readonly string[], errors: readonly LineError[]): RoundChunk => {
    const strays = straysIn(lines, firstLine);
    const told = strays.length > 0 ? strays : errors;
    const sound = strays.length > 0 ? lines.map((line) => (strayIn(line) ? '' : line)) : lines;
    const made = { firstLine, lines: sound, bytesRead: bytes.bytesRead, ...(told.length > 0 && { errors: told }) };
    firstLine += lines.length;
    return made;
  };
  for await (const piece of text) {
    if (tooLong !== undefined) {
      const end = piece.indexOf('\n');
      if (end === -1) continue;
      yield chunk([''], [tooLong]);
      tooLong = undefined;
      rest = piece.slice(end + 1);
    } else rest += piece;
    mayEnd ||= rest.length <= piece.length ? rest.includes('\n') : piece.includes('\n');
    if (isLive ? firstLine === 1 && mayBeOneValue(rest) : rest.length < CHUNK) continue;
    // A line that goes on and on is looked at only where it may have ended.
    if (mayEnd) {
      const end = rest.lastIndexOf('\n');
      yield chunk(rest.slice(0, end).split('\n'), []);
      rest = rest.slice(end + 1);
      mayEnd = false;
    }
    if (rest.length > LONGEST_LINE) {
      tooLong = {
        line: firstLine,
        error: 'The line is longer than 16 MB; a round record is one JSON object on one line.',
      };
      rest = '';
    }
  }
  if (tooLong !== undefined) yield chunk([''], [tooLong]);
  yield* ending(rest, chunk, firstLine === 1, bytes.cutOff);
}

/** The last lines; one that breaks off in the middle is no bad line but the end of a file that was cut off. */
function* ending(
  rest: string,
  chunk: (lines: readonly string[], errors: readonly LineError[]) => RoundChunk,
  isWhole: boolean,
  why: string | undefined,
): Generator<RoundChunk> {
  const records = isWhole && rest.length <= ONE_VALUE ? recordsOfOneValue(rest) : undefined;
  const stray = records && strayIn(rest);
  if (stray) {
    yield chunk([], [{ line: 1 + stray.below, error: `The line is ${notUtf8(stray)}.` }]);
    return;
  }
  const lines = records ?? rest.split('\n');
  const last = lines.at(-1) ?? '';
  const broken =
    why ?? (last.trim() !== '' && !isJson(last) && /^\s*[{[]/.test(last) ? 'the file is cut off' : undefined);
  if (broken === undefined) {
    if (rest.trim() !== '') yield chunk(lines, []);
    return;
  }
  const kept = last.trim() !== '' && isJson(last) ? lines : lines.slice(0, -1);
  const made = chunk(kept, []);
  yield { ...made, errors: [...(made.errors ?? []), cutOffAt(made.firstLine + kept.length, broken)] };
}

/** Lines with letters that nobody can tell are not judged: a venue or an id would be another. */
const straysIn = (lines: readonly string[], firstLine: number): readonly LineError[] =>
  lines.flatMap((text, index) => {
    const stray = strayIn(text);
    return stray ? [{ line: firstLine + index, error: `The line is ${notUtf8(stray)}.` }] : [];
  });

export const cutOffAt = (line: number, why: string): LineError => ({
  line,
  error: `Here ${why}: what stands before line ${String(line)} was read${why === DAMAGED ? ', though it may be altered too' : ''}, and the rest is missing; supply the file whole.`,
  isEnd: true,
});
