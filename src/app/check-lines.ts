import { Failure } from '../core/failures/failure';
import type { CheckedRound } from '../core/findings/checked-round';
import { problemOfText } from '../core/rounds/record-text';
import type { RecordReader } from '../core/rounds/record-reader';
import type { LineError } from '../io/files/rounds/line-error';
import { lineOf, type RoundChunk } from '../io/files/rounds/round-chunk';
import { notARecord, type LineValue, type RoundChecker } from './check-round';

export type LineAnswer = CheckedRound | LineError;

/** What was answered, and the line that each answer belongs to. */
export interface ChunkAnswers {
  readonly answers: readonly LineAnswer[];
  readonly at: readonly number[];
}

/** So many rounds are judged at once: enough to save time, and few enough to keep at hand. */
export const JUDGED_TOGETHER = 48;

/** What a line of a file of rounds holds; a blank line holds nothing. */
export function valueIn(text: string, line: number, reader?: RecordReader): LineValue | LineError | undefined {
  if (!text.startsWith('{') && text.trim() === '') return undefined;
  const record = reader?.read(text);
  if (record !== undefined) return { value: record, isRecord: true };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { line, error: `Not JSON (${why}); a round record is one JSON object on one line.` };
  }
  const problem = problemOfText(text, value);
  return problem === undefined ? { value, isRecord: false } : { line, error: notARecord(problem) };
}

/** Answers one line of a file of rounds. The run goes on whatever a line holds. */
export function answerLine<Answer>(
  answer: (value: unknown) => Answer,
  text: string,
  line: number,
): Answer | LineError | undefined {
  const held = valueIn(text, line);
  if (held === undefined || 'error' in held) return held;
  try {
    return answer(held.value);
  } catch (error) {
    if (error instanceof Failure) return { line, error: error.message };
    throw error;
  }
}

/** The reader is to be kept from chunk to chunk: what it has met before it reads faster. */
export function checkChunk(
  checker: Pick<RoundChecker, 'checkAll'>,
  reader: RecordReader,
  chunk: RoundChunk,
): ChunkAnswers {
  const answers: LineAnswer[] = [];
  const at: number[] = [];
  let waiting: LineValue[] = [];
  let places: number[] = [];
  const judgeWaiting = (): void => {
    const checked = checker.checkAll(waiting);
    places.forEach((place, index) => {
      answers[place] = answerOf(checked[index], at[place] ?? 0);
    });
    waiting = [];
    places = [];
  };
  let told = 0;
  const { lines, errors = [] } = chunk;
  const tellErrorsUpTo = (line: number): void => {
    for (let error = errors[told]; error !== undefined && error.line <= line; error = errors[told]) {
      answers[at.push(error.line) - 1] = error;
      told += 1;
    }
  };
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    const line = lineOf(chunk, index);
    if (errors.length > told) tellErrorsUpTo(line);
    const held = valueIn(text, line, reader);
    if (held === undefined) continue;
    const place = at.push(line) - 1;
    if ('error' in held) answers[place] = held;
    else {
      places.push(place);
      if (waiting.push(held) === JUDGED_TOGETHER) judgeWaiting();
    }
  }
  tellErrorsUpTo(Infinity);
  judgeWaiting();
  return { answers, at };
}

function answerOf(checked: CheckedRound | Error | undefined, line: number): LineAnswer {
  if (checked instanceof Failure) return { line, error: checked.message };
  if (checked === undefined || checked instanceof Error)
    throw checked ?? new Error(`Line ${String(line)} was not answered.`);
  return checked;
}
