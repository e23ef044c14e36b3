import { Failure } from '../core/failures/failure';
import type { CheckedRound } from '../core/findings/checked-round';
import type { LineError } from '../io/files/rounds/line-error';
import { lineOf, type RoundChunk } from '../io/files/rounds/round-chunk';
import type { RoundChecker } from './check-round';

export type LineAnswer = CheckedRound | LineError;

/** What was answered, and the line that each answer belongs to. */
export interface ChunkAnswers {
  readonly answers: readonly LineAnswer[];
  readonly at: readonly number[];
}

/** Answers one line of a file of rounds; a blank line is nothing. The run goes on whatever a line holds. */
export function answerLine<Answer>(
  answer: (value: unknown) => Answer,
  text: string,
  line: number,
): Answer | LineError | undefined {
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { line, error: `Not JSON (${why}); a round record is one JSON object on one line.` };
  }
  try {
    return answer(value);
  } catch (error) {
    if (error instanceof Failure) return { line, error: error.message };
    throw error;
  }
}

export function checkChunk(checker: Pick<RoundChecker, 'check'>, chunk: RoundChunk): ChunkAnswers {
  const answers: LineAnswer[] = [];
  const at: number[] = [];
  const judge = (value: unknown): CheckedRound => checker.check(value);
  let told = 0;
  const { lines, errors = [] } = chunk;
  const tellErrorsUpTo = (line: number): void => {
    for (let error = errors[told]; error !== undefined && error.line <= line; error = errors[told]) {
      answers.push(error);
      at.push(error.line);
      told += 1;
    }
  };
  for (const [index, text] of lines.entries()) {
    const line = lineOf(chunk, index);
    if (errors.length > told) tellErrorsUpTo(line);
    const answer = answerLine(judge, text, line);
    if (answer === undefined) continue;
    answers.push(answer);
    at.push(line);
  }
  tellErrorsUpTo(Infinity);
  return { answers, at };
}
