import type { LintFinding, LintRule } from '../lint-finding';
import { reportedNumbers } from '../reported-numbers';

/** "4.6" without a 4: the section it belongs to is not there. */
export const missingParent: LintRule = ({ reading }) =>
  reportedNumbers(reading, 'parent-missing').map(({ diagnostic: { line, sentence }, clause }): LintFinding => ({
    code: 'parent-missing',
    severity: 'note',
    clause: clause === undefined ? undefined : { book: clause.book, label: clause.label },
    line,
    sentence: `${sentence} Its number or heading may be lost in this copy.`,
  }));
