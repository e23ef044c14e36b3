import type { Comparison } from '../core/compare/matrix/comparison';
import { isLaw } from '../core/rules/rule-set';

/** As the contract has it, game, sides and rows; and beside them the matrix with its columns and the words of its clauses. */
export const comparisonJson = ({ game, sides, rows, columns, lines, clauses }: Comparison): unknown => ({
  ...{ game, sides, rows },
  columns: columns.map(({ side, title, ruleSet }) => {
    const { name, version, instrument, compilation, venue, channel, books, inForce } = ruleSet;
    const about = { side, ruleSet: name, version, instrument, title, compilation, venue, channel, books, inForce };
    return isLaw(ruleSet) ? about : { ...about, draft: true };
  }),
  ...{ lines, clauses },
});
