import { Failure } from '../core/failures/failure';
import type { CheckedRound } from '../core/findings/checked-round';
import type { RoundChunk } from '../io/files/round-chunks';
import type { RoundChecker } from './check-round';

/** What stands in the place of a line that is no valid record. */
export interface LineError {
  readonly line: number;
  readonly error: string;
}

export type LineAnswer = CheckedRound | LineError;

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

export const checkChunk = (checker: RoundChecker, { lines, firstLine }: RoundChunk): readonly LineAnswer[] =>
  lines.flatMap((line, index) => answerLine((value) => checker.check(value), line, firstLine + index) ?? []);
