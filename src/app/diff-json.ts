import type { ComparedClause } from '../core/compare/clauses/compared-clause';
import type { Difference, MatchedClauses } from '../core/differences/difference';
import type { Side } from '../core/differences/side';

/** A comparison of clauses as scripts hold on to it; where clauses were split or merged, the rest of them stand in `fromAlso` and `toAlso`. */
export function differenceJson({ versions, from, to, matched, added, removed, facts }: Difference): unknown {
  const citations = (clauses: readonly ComparedClause[]): readonly string[] => clauses.map(({ citation }) => citation);
  return {
    sides: [from, to].map(sideJson),
    versions,
    matched: matched.map((match) => ({
      ...names(match),
      ...{ kind: kindOf(match), score: match.score, reason: match.reason },
      ...{ changed: match.changed, moved: match.moved, renumbered: match.renumbered },
    })),
    added: citations(added),
    removed: citations(removed),
    moved: matched.filter(({ moved }) => moved).map(names),
    changed: matched
      .filter(({ changed }) => changed)
      .map((match) => ({
        ...names(match),
        words: match.words,
        ...(match.cells.length > 0 && { cells: match.cells }),
        ...(match.meaning.length > 0 && { meaning: match.meaning }),
        ...(match.facts.length > 0 && { facts: match.facts }),
      })),
    facts,
    clauses: [...removed, ...added].map(({ citation, heading, text }) => ({ citation, heading, text })),
  };
}

const sideJson = ({ name, title, instrument, compilation, draft, words, clauses, ruleSets }: Side) => ({
  ...{ name, title, instrument, compilation, words, clauses: clauses.length },
  ...(draft && { draft }),
  ruleSets: ruleSets.map((set) => ({ name: set.name, version: set.version })),
});

function names({ from, to }: MatchedClauses) {
  const [[first, ...fromAlso], [other, ...toAlso]] = [from, to];
  return {
    ...{ from: first?.citation, to: other?.citation },
    ...(fromAlso.length > 0 && { fromAlso: fromAlso.map(({ citation }) => citation) }),
    ...(toAlso.length > 0 && { toAlso: toAlso.map(({ citation }) => citation) }),
  };
}

const kindOf = ({ from, to }: MatchedClauses): 'one-to-one' | 'one-to-many' | 'many-to-one' =>
  to.length > 1 ? 'one-to-many' : from.length > 1 ? 'many-to-one' : 'one-to-one';
