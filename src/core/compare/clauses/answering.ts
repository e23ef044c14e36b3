import type { Evidence } from './evidence';
import type { Group } from './groups';
import { byScore, type Candidate } from './likeness';

/**
 * How much each kind of evidence tells, in hundredths: fitted to pairs of clauses that were drawn by hand, and rounded (ADR 21); but
 * `otherBooks` only shows where whole instruments are compared, and was set so that few clauses answer clauses of another game.
 */
const TELLS: Readonly<Record<keyof Evidence, number>> = {
  likeness: 80,
  passage: 130,
  contained: 320,
  facts: 200,
  otherBooks: -400,
  amount: 180,
  glossaries: 150,
  bare: -100,
  neighbours: 320,
  partsApart: -150,
  outOfOrder: -430,
  leadFrom: 670,
  leadTo: 430,
};
const WEIGHTS = Object.entries(TELLS) as readonly (readonly [keyof Evidence, number])[];
/** What all of it has to outweigh, in thousandths. */
const AGAINST = 4460;
/** Two clauses that answer nothing else may be a little less sure than one that joins others. */
const ALONE = -500;
const JOINING = 0;

/** How much more speaks for two clauses than against them. */
function balance(evidence: Evidence): number {
  let sum = 0;
  for (const [kind, tells] of WEIGHTS) sum += tells * evidence[kind];
  return Math.trunc(sum / 100) - AGAINST;
}

/** The same between 0 and 1000, neither of which is ever reached. */
const sureness = (balanced: number): number => 500 + Math.trunc((500 * balanced) / (2000 + Math.abs(balanced)));

/**
 * The surest first. A clause may answer several, which another instrument says in as many clauses, but of those none answers several in
 * turn: nobody could check that.
 */
export function answering(known: readonly Candidate[], evidenceOn: (one: Candidate) => Evidence): readonly Group[] {
  const groups: { readonly from: number[]; readonly to: number[]; readonly score: number }[] = [];
  const ofFrom = new Map<number, (typeof groups)[number]>();
  const ofTo = new Map<number, (typeof groups)[number]>();
  const weighed = known.flatMap((one) => {
    const score = balance(evidenceOn(one));
    return score < ALONE ? [] : [{ from: one.from, to: one.to, score }];
  });
  for (const { from, to, score } of weighed.sort(byScore)) {
    const [left, right] = [ofFrom.get(from), ofTo.get(to)];
    if (left === undefined && right === undefined) {
      const group = { from: [from], to: [to], score: sureness(score) };
      groups.push(group);
      ofFrom.set(from, group);
      ofTo.set(to, group);
    } else if (score < JOINING) continue;
    else if (left === undefined && right?.to.length === 1) {
      right.from.push(from);
      ofFrom.set(from, right);
    } else if (right === undefined && left?.from.length === 1) {
      left.to.push(to);
      ofTo.set(to, left);
    }
  }
  return groups;
}
