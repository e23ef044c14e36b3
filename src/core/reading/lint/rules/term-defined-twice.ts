import type { Definition } from '../../reading';
import { termKey, wordReader } from '../../layers/term-words';
import type { LintFinding, LintRule } from '../lint-finding';

/** One term with two meanings in one place. An entry that only points to the other is no second meaning. */
export const termDefinedTwice: LintRule = ({ reading }) => {
  const wordsOf = wordReader();
  const first = new Map<string, Definition>();
  return reading.definitions.flatMap((definition): readonly LintFinding[] => {
    if (definition.pointsTo !== undefined) return [];
    const key = `${JSON.stringify(definition.scope)} ${termKey(wordsOf(definition.term))}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, definition);
      return [];
    }
    const { term, book, clause, line } = definition;
    const same = other.text === definition.text ? 'in the same words' : 'in other words';
    return [
      {
        code: 'term-defined-twice',
        severity: 'warning',
        clause: { book, label: clause },
        line,
        sentence: `“${term}” is defined here and in ${other.clause} (line ${other.line}), ${same}, and both hold in the same place.`,
      },
    ];
  });
};
