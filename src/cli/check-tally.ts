import type { LineAnswer } from '../app/check-lines';
import { remark } from './output';

/** What a run amounts to. */
export interface Tally {
  lines: number;
  complies: number;
  breaches: number;
  indeterminate: number;
  errors: number;
}

export const newTally = (): Tally => ({ lines: 0, complies: 0, breaches: 0, indeterminate: 0, errors: 0 });

export function countAnswer(tally: Tally, answer: LineAnswer): void {
  tally.lines += 1;
  if ('error' in answer) tally.errors += 1;
  else tally[answer.verdict] += 1;
}

export function printTally(tally: Tally): void {
  const rounds = tally.lines - tally.errors;
  remark(
    `${String(rounds)} ${rounds === 1 ? 'round' : 'rounds'}: ${String(tally.complies)} comply, ${String(tally.breaches)} breach, ` +
      `${String(tally.indeterminate)} cannot be told` +
      (tally.errors > 0
        ? `; ${String(tally.errors)} ${tally.errors === 1 ? 'line' : 'lines'} could not be checked.`
        : '.'),
  );
}
