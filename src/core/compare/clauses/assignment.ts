import type { ComparedClause } from './compared-clause';
import { byScore, type Candidate } from './likeness';
import { after, before, partsAlike, partsOf } from './surroundings';

/** A pair that was decided on, and how sure it is: by its own likeness, and that of what stands around it. */
export interface Pair {
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

const ROUNDS = 3;
/** How much others speak for a pair, in thousandths. */
const PARENTS = 250;
const NEIGHBOURS = 150;
const PARTS = 450;
const BOOKS = 200;
/** Clauses under parents that answer others are seldom alike in more than words. */
const ESTRANGED = 150;
/** From here on a pair is taken. */
const TAKEN = 480;

/** What is known of a pair before clauses are compared. */
export interface Standing {
  /** How alike two books are among all that they could be held against, in thousandths. */
  readonly books: (from: string, to: string) => number;
  /** Pairs that are sure already. */
  readonly fixed: ReadonlyMap<number, number>;
  /** How much the number of both speaks for a pair, in thousandths. */
  readonly numbered: (from: number, to: number) => number;
}

/**
 * Each clause to at most one: the surest pairs first, then again with what these say about the clauses around them.
 * The parents of a pair, its neighbours, its parts and the books it joins speak for it; none of them can join what is not alike.
 */
export function assign(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  known: readonly Candidate[],
  { books, fixed, numbered }: Standing,
): readonly Pair[] {
  const likeness = new Map(known.map((one) => [keyOf(one.from, one.to, to.length), one.score]));
  const [partsFrom, partsTo] = [partsOf(from), partsOf(to)];
  let taken: readonly Pair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = new Map([...fixed, ...taken.map((pair) => [pair.from, pair.to] as const)]);
    const answered = new Map([...answer].map(([a, b]) => [b, a]));
    const sureness = (a: number | undefined, b: number | undefined): number => {
      if (a === undefined || b === undefined) return 0;
      if (answer.get(a) === b) return 1000;
      return answer.has(a) || answered.has(b) ? 0 : (likeness.get(keyOf(a, b, to.length)) ?? 0);
    };
    const pairs = known.map((candidate): Pair => {
      const { from: a, to: b, score } = candidate;
      const [above, over] = [from[a]?.parent, to[b]?.parent];
      const around = sureness(before(from, a), before(to, b)) + sureness(after(from, a), after(to, b));
      const support =
        PARENTS * sureness(above, over) +
        (NEIGHBOURS * around) / 2 +
        PARTS * partsAlike(partsFrom[a] ?? [], partsTo[b] ?? [], answer) +
        BOOKS * books(from[a]?.book ?? '', to[b]?.book ?? '') +
        1000 * numbered(a, b);
      const gained = Math.trunc((2 * score * (1000 - score) * Math.min(1_000_000, support)) / 1_000_000_000);
      const strange = above !== undefined && answer.has(above) && answer.get(above) !== over ? ESTRANGED : 0;
      return { from: a, to: b, score: Math.min(1000, score + gained) - strange };
    });
    taken = surestFirst(pairs, fixed);
  }
  return taken;
}

function surestFirst(pairs: readonly Pair[], fixed: ReadonlyMap<number, number>): readonly Pair[] {
  const [left, right] = [new Set(fixed.keys()), new Set(fixed.values())];
  return pairs
    .filter(({ score }) => score >= TAKEN)
    .sort(byScore)
    .filter(({ from, to }) => {
      if (left.has(from) || right.has(to)) return false;
      left.add(from);
      right.add(to);
      return true;
    });
}

const keyOf = (a: number, b: number, width: number): number => a * width + b;
