import type { LineAnswer } from '../app/check-lines';
import { remark } from './output';
import { counted } from '../core/values/counted';

/** What a run amounts to. */
export interface Tally {
  lines: number;
  complies: number;
  breaches: number;
  indeterminate: number;
  errors: number;
  /** Rounds whose id an earlier one had. */
  repeats: number;
}

export const newTally = (): Tally => ({
  lines: 0,
  complies: 0,
  breaches: 0,
  indeterminate: 0,
  errors: 0,
  repeats: 0,
});

export function countAnswer(tally: Tally, answer: LineAnswer): void {
  tally.lines += 1;
  if ('error' in answer) tally.errors += 1;
  else tally[answer.verdict] += 1;
}

/** So many repeated ids are named one by one. */
const NAMED = 20;

/** The round was judged all the same; an id is to be unlike any other of the batch, and the inspector must know that one is not. */
export function repeated(tally: Tally, id: string, line: number): void {
  tally.repeats += 1;
  if (tally.repeats <= NAMED) remark(`Line ${String(line)}: a round before this one has the id ${id} too.`);
}

export function printTally(tally: Tally, isQuiet: boolean, isFull: boolean): void {
  if (tally.repeats > NAMED) remark(`${String(tally.repeats)} rounds in all have the id of another.`);
  if (isFull)
    remark('Ids were looked up among the first 44 million rounds only; split the file to look among the rest.');
  if (isQuiet) return;
  const rounds = tally.lines - tally.errors;
  remark(
    `${counted(rounds, 'round')}: ${String(tally.complies)} comply, ${String(tally.breaches)} breach, ` +
      `${String(tally.indeterminate)} cannot be told` +
      (tally.errors > 0 ? `; ${counted(tally.errors, 'line')} could not be checked.` : '.'),
  );
}
