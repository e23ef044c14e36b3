import { isRecord } from '../../facts/kind';
import { declarationOf } from '../../games/registry';
import type { RuleSet } from '../rule-set';
import type { Share } from '../share';
import { stateFact, type StatedFact } from '../stated-fact';
import type { Doubt, Revision } from './doubt';

/** The doubts that concern a rule set: those of the very version of the instrument that it is built from. */
export const doubtsAbout = (
  { instrument, compilation, game, facts }: RuleSet,
  doubts: readonly Doubt[],
): readonly Doubt[] =>
  doubts.filter(
    (doubt) =>
      doubt.instrument === instrument &&
      doubt.compilation === compilation &&
      doubt.game === game &&
      facts.get(doubt.fact)?.clauses.includes(doubt.clause) === true,
  );

/** Rules with the figures of a newer text, and the facts in which they differ from those that are held. */
export interface RevisedRules {
  readonly ruleSet: RuleSet;
  readonly facts: ReadonlySet<string>;
}

/** Undefined where the newer text leaves every figure as it is. */
export function revisedRules(ruleSet: RuleSet, doubts: readonly Doubt[]): RevisedRules | undefined {
  const revised = new Map<string, StatedFact>();
  for (const [name, fact] of ruleSet.facts) {
    const revisions = doubts.filter((doubt) => doubt.fact === name).flatMap((doubt) => doubt.revisions);
    const kind = declarationOf(ruleSet.game, name)?.kind;
    if (revisions.length === 0 || kind === undefined) continue;
    const shares = fact.shares.map((share) => revisions.reduce(revisedShare, share));
    const reading = stateFact(name, kind, shares);
    const isOther = shares.some((share, at) => share !== fact.shares[at]);
    if (isOther && 'fact' in reading) revised.set(name, reading.fact);
  }
  if (revised.size === 0) return undefined;
  return {
    ruleSet: { ...ruleSet, facts: new Map([...ruleSet.facts, ...revised]) },
    facts: new Set(revised.keys()),
  };
}

/** A layer may have taken rows from a share; those that are left are revised. */
function revisedShare(share: Share, { clauses, option, was, is }: Revision): Share {
  const { raw } = share;
  if (share.clauses[0] !== clauses[0] || share.choice?.option !== option) return share;
  if (isRecord(raw) && isRecord(was) && isRecord(is)) {
    const rows = Object.entries(raw).map(([row, value]) => [row, isSame(value, was[row]) ? (is[row] ?? value) : value]);
    const next: unknown = Object.fromEntries(rows);
    return isSame(next, raw) ? share : { ...share, raw: next };
  }
  return isSame(raw, was) ? { ...share, raw: is } : share;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
