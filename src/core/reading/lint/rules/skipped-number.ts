import { printedLabel } from '../../../values/label';
import type { Clause } from '../../reading';
import type { LintFinding, LintRule } from '../lint-finding';
import { lastLevel, numberAfter } from '../number-after';
import { reportedNumbers } from '../reported-numbers';

const farthestBack = 80;

/** A number that is passed over, or a list that does not begin at its first. */
export const skippedNumber: LintRule = ({ reading }) =>
  reportedNumbers(reading, 'number-missing').map(({ diagnostic, clause }): LintFinding => {
    const before = clause === undefined ? undefined : runsOnFrom(clause, reading.clauses);
    const begins = diagnostic.sentence.includes('first of its list');
    const meant =
      begins && before !== undefined
        ? ` Its numbers probably run on from ${before}, and were meant to begin anew.`
        : '';
    const sentence =
      clause !== undefined && isRoman(clause.label) && /\(([a-z])\1\) (?:is|are) missing/.test(diagnostic.sentence)
        ? `${lastLevel(clause.label)} is printed, but no (i) stands before it.`
        : `${diagnostic.sentence}${meant}`;
    return {
      code: 'number-skipped',
      severity: 'warning',
      clause: clause === undefined ? undefined : { book: clause.book, label: clause.label },
      line: diagnostic.line,
      sentence,
    };
  });

/** The clause whose number is followed by this one's, when it is the last of the list before. */
function runsOnFrom(clause: Clause, clauses: readonly Clause[]): string | undefined {
  const wanted = lastLevel(clause.label);
  const isFigure = /\d/.test(wanted);
  const before = clauses
    .slice(Math.max(0, clause.order - 1 - farthestBack), clause.order - 1)
    .findLast(
      ({ book, label }) =>
        book === clause.book && printedLabel(label).endsWith(')') && /\d/.test(lastLevel(label)) === isFigure,
    );
  return before !== undefined && numberAfter(lastLevel(before.label)) === wanted ? before.label : undefined;
}

/** "(ii)" without an "(i)" before it is a Roman number, not the letter after (hh). */
function isRoman(label: string): boolean {
  return /^\((?:ii|iii|iv|vi{0,3}|ix|xi{0,3})\)$/.test(lastLevel(label)) && lastLevel(label) !== '(v)';
}
