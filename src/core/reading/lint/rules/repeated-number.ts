import { printedLabel } from '../../../values/label';
import type { LintFinding, LintRule } from '../lint-finding';
import { numberAfter } from '../number-after';
import { reportedNumbers } from '../reported-numbers';

/** Two clauses with one number: whoever cites it cites both. */
export const repeatedNumber: LintRule = ({ reading, index }) =>
  reportedNumbers(reading, 'number-repeated').map(({ diagnostic, clause }): LintFinding => {
    const place = { code: 'number-repeated', severity: 'error', line: diagnostic.line } as const;
    if (clause === undefined) return { ...place, clause: undefined, sentence: diagnostic.sentence };
    const { book, label } = clause;
    const number = printedLabel(label);
    const first = index.clause(book, number);
    const next = numberAfter(number);
    const meant =
      next !== undefined && index.clause(book, next) === undefined
        ? ` The second was probably meant to be ${next}.`
        : '';
    const where = first === undefined ? '' : `, here and on line ${first.line}`;
    return { ...place, clause: { book, label }, sentence: `${number} is the number of two clauses${where}.${meant}` };
  });
