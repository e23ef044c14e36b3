import type { LintFinding, LintRule } from '../lint-finding';
import { reportedNumbers } from '../reported-numbers';

/** A number that cannot be what was meant, or that is not there at all; the copy may be at fault. */
export const damagedNumber: LintRule = ({ reading }) =>
  reportedNumbers(reading, 'label-damaged', 'label-restored').map(
    ({ diagnostic: { line, sentence }, clause }): LintFinding => ({
      code: 'number-damaged',
      severity: 'note',
      clause: clause === undefined ? undefined : { book: clause.book, label: clause.label },
      line,
      sentence: `${sentence} If the original reads the same, it needs correcting.`,
    }),
  );
