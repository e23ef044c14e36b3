import type { Pair } from './assignment';
import type { ComparedClause } from './compared-clause';
import type { Group } from './groups';
import { byScore, type Candidate } from './likeness';

/** A clause that may join those that answer a clause of the other side already. */
export interface Part {
  readonly side: 'from' | 'to';
  readonly at: number;
  readonly whole: number;
  readonly beside: readonly number[];
}

/** So alike a clause must be to a passage of the other, in thousandths. */
const ALIKE = 450;
/** Of the facts of the one that states fewer, so many must be the other's too. */
const STATED = 600;
/** What is nearly as much like another clause is left to it. */
const OF_ITS_BEST = 900;

/**
 * What one instrument says in one clause another says in several. A clause that is left over joins the pair of the clause it is most like, where
 * it stands beside the one already there, or states the same fact; no clause is then joined to several that are themselves joined to several.
 */
export function joinParts(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  known: readonly Candidate[],
  pairs: readonly Pair[],
  fits: (part: Part) => boolean = () => true,
): readonly Group[] {
  const groups = pairs.map(({ from: a, to: b, score }) => ({ from: [a], to: [b], score }));
  const ofFrom = new Map(groups.map((group) => [group.from[0] ?? -1, group]));
  const ofTo = new Map(groups.map((group) => [group.to[0] ?? -1, group]));
  const [bestFrom, bestTo] = [new Map<number, number>(), new Map<number, number>()];
  for (const { from: a, to: b, score } of known) {
    bestFrom.set(a, Math.max(score, bestFrom.get(a) ?? 0));
    bestTo.set(b, Math.max(score, bestTo.get(b) ?? 0));
  }
  const isBest = (score: number, best: number | undefined): boolean => score * 1000 >= (best ?? 0) * OF_ITS_BEST;
  for (const candidate of [...known].sort(byScore)) {
    const { from: a, to: b, score } = candidate;
    const [left, right] = [ofFrom.get(a), ofTo.get(b)];
    if ((left === undefined) === (right === undefined) || score < ALIKE) continue;
    if (left !== undefined) {
      const part: Part = { side: 'to', at: b, whole: a, beside: left.to };
      if (left.from.length > 1 || !isBest(score, bestTo.get(b)) || !near(to, b, left.to, candidate) || !fits(part))
        continue;
      left.to.push(b);
      ofTo.set(b, left);
    } else if (right !== undefined) {
      const part: Part = { side: 'from', at: a, whole: b, beside: right.from };
      if (
        right.to.length > 1 ||
        !isBest(score, bestFrom.get(a)) ||
        !near(from, a, right.from, candidate) ||
        !fits(part)
      )
        continue;
      right.from.push(a);
      ofFrom.set(a, right);
    }
  }
  const inOrder = (a: number, b: number): number => a - b;
  return groups.map((group) => ({ ...group, from: group.from.sort(inOrder), to: group.to.sort(inOrder) }));
}

/** Beside one that is there already: in the same clause, in it or around it; or anywhere, where both state the same fact. */
function near(clauses: readonly ComparedClause[], at: number, there: readonly number[], { facts }: Candidate): boolean {
  if ((facts ?? 0) >= STATED) return true;
  const own = clauses[at];
  return (
    there.every((other) => clauses[other]?.book !== own?.book) ||
    there.some(
      (other) =>
        clauses[other]?.book === own?.book &&
        (clauses[other]?.parent === own?.parent || clauses[other]?.parent === at || own?.parent === other),
    )
  );
}
