import type { LintFinding, LintRule } from '../lint-finding';
import { numberAfter } from '../number-after';
import { reportedNumbers } from '../reported-numbers';

/** Two clauses with one number: whoever cites it cites both. */
export const repeatedNumber: LintRule = ({ reading, index }) =>
  reportedNumbers(reading, 'number-repeated').map(({ diagnostic, clause }): LintFinding => {
    const place = { code: 'number-repeated', severity: 'error', line: diagnostic.line } as const;
    if (clause === undefined) return { ...place, clause: undefined, sentence: diagnostic.sentence };
    const { book, label } = clause;
    const first = index.clause(book, label);
    const next = numberAfter(label);
    const meant =
      next !== undefined && index.clause(book, next) === undefined
        ? ` The second was probably meant to be ${next}.`
        : '';
    const where = first === undefined ? '' : `, here and on line ${first.line}`;
    return { ...place, clause: { book, label }, sentence: `${label} is the number of two clauses${where}.${meant}` };
  });
