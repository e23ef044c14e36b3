import type { RuleSetCount } from '../../core/auditing/counts';
import { rulesOf, type JudgedBy } from '../../core/findings/judged-by';
import type { RuleBook } from '../rule-book';

/** Rules that rounds of an audit were judged by, and how many of them. */
export type RulesUsed = JudgedBy & { readonly rounds: number };

/** The rules that a stored verdict rests on: an audit keeps only their version, and the change after which they were taken. */
export function rulesOfVersion(book: RuleBook, game: string, version: string): JudgedBy {
  const found = book.ruleSetsOf([game]).find((ruleSet) => ruleSet.version === version);
  return found === undefined ? { ruleSet: game, version, instruments: [] } : rulesOf(found);
}

export const rulesUsed = (book: RuleBook, counts: readonly RuleSetCount[]): readonly RulesUsed[] =>
  counts.map(({ name, version, rounds }) => ({
    ruleSet: name,
    version,
    instruments: rulesOfVersion(book, gameNamed(name), version).instruments,
    rounds,
  }));

/** `AU-NSW baccarat/even-money` is of baccarat. */
const gameNamed = (ruleSet: string): string => /^\S+ ([^\s/]+)/.exec(ruleSet)?.[1] ?? ruleSet;
