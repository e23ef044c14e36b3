import type { DefinitionScope } from '../../reading';
import type { LintFinding, LintRule } from '../lint-finding';
import { nearUse } from '../near-use';

/** A definition that nothing needs. */
export const unusedTerm: LintRule = ({ reading, index, style }) => {
  const words = style.divisionWords.filter((word) => index.numbers.hasBooksOf(word));
  const isExcerpt = words.some((word) => index.numbers.isExcerptOf(word));
  return reading.definitions
    .filter(({ uses, scope }) => uses.length === 0 && !(isExcerpt && scope.kind === 'instrument'))
    .map((definition): LintFinding => {
      const { term, scope, book, clause, line } = definition;
      const near = nearUse(definition, reading.clauses);
      const meant = near === undefined ? '' : ` “${near.words}” in ${near.clause} was probably meant.`;
      const sentence = `“${term}” is defined but never used in ${placeOf(scope)}.${meant}`;
      return { code: 'term-unused', severity: 'warning', clause: { book, label: clause }, line, sentence };
    });
};

function placeOf(scope: DefinitionScope): string {
  if (scope.kind === 'instrument') return 'the instrument';
  return scope.kind === 'book' ? `${scope.book}, where it holds` : `${scope.label}, where it holds`;
}
