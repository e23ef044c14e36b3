import { isRecord } from '../facts/kind';
import { declarationOf } from '../games/registry';
import type { RuleSet } from './rule-set';
import { silentWithout } from './silence';
import { withoutRows, type Share } from './share';
import { stateFact, type StatedFact } from './stated-fact';

/**
 * Rules with one fact as other rules have it, or one row of it where its kind has rows that can be laid over: whatever else is then
 * judged otherwise is judged so because of that figure alone. Where the other rules know nothing of the fact, all of it goes: a list
 * of what is permitted binds by what is not in it, and would bind harder with a row less. Not law anywhere, and so without a version.
 */
export function exchanged(ruleSet: RuleSet, other: RuleSet, name: string, row?: string): RuleSet {
  const facts = new Map(ruleSet.facts);
  const fact = factIn(ruleSet, other, name, row);
  if (fact === undefined) facts.delete(name);
  else facts.set(name, fact);
  return { ...ruleSet, facts, ...silentWithout(ruleSet, (known) => facts.has(known)) };
}

/** Whether one row of the fact can be exchanged by itself. */
export const isExchangedByRow = ({ game }: RuleSet, other: RuleSet, name: string): boolean =>
  declarationOf(game, name)?.kind.overlays === true && other.facts.has(name);

function factIn(ruleSet: RuleSet, other: RuleSet, name: string, row: string | undefined): StatedFact | undefined {
  const kind = declarationOf(ruleSet.game, name)?.kind;
  if (kind === undefined || row === undefined || !isExchangedByRow(ruleSet, other, name)) return other.facts.get(name);
  const own = (ruleSet.facts.get(name)?.shares ?? []).flatMap((share) => withoutRows(share, new Set([row])) ?? []);
  const theirs = (other.facts.get(name)?.shares ?? []).flatMap((share) => onlyRow(share, row));
  const shares = [...own, ...theirs];
  if (shares.length === 0) return undefined;
  const stated = stateFact(name, kind, shares);
  return 'fact' in stated ? stated.fact : other.facts.get(name);
}

function onlyRow(share: Share, row: string): readonly Share[] {
  const { raw } = share;
  if (Array.isArray(raw)) return raw.some((one) => String(one) === row) ? [{ ...share, raw: [row] }] : [];
  return isRecord(raw) && row in raw ? [{ ...share, raw: { [row]: raw[row] } }] : [];
}
