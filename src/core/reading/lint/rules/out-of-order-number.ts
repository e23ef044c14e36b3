import type { LintFinding, LintRule } from '../lint-finding';
import { reportedNumbers } from '../reported-numbers';

/** A number that stands after a greater one. */
export const outOfOrderNumber: LintRule = ({ reading }) =>
  reportedNumbers(reading, 'number-out-of-order').map(({ diagnostic: { line, sentence }, clause }): LintFinding => ({
    code: 'number-out-of-order',
    severity: 'warning',
    clause: clause === undefined ? undefined : { book: clause.book, label: clause.label },
    line,
    sentence,
  }));
