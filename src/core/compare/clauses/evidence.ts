import type { Pair } from './assignment';
import type { ComparedClause } from './compared-clause';
import type { Candidate } from './likeness';
import { outOfOrder } from './order';
import { after, before, partsAlike, partsOf } from './surroundings';
import type { Traits } from './traits';

/** All that speaks for or against two clauses, each in thousandths. */
export interface Evidence {
  /** How alike they are, as wholes or in a passage; how much of the smaller stands in the other. */
  readonly likeness: number;
  readonly passage: number;
  readonly contained: number;
  /** The facts both state. */
  readonly facts: number;
  /** Other books are more like theirs. */
  readonly otherBooks: number;
  /** How much there is to go by. */
  readonly amount: number;
  /** Both say what the terms of their books mean. */
  readonly glossaries: number;
  /** One has words of its own and the other is but a heading. */
  readonly bare: number;
  /** What stands before and after them is held to answer each other. */
  readonly neighbours: number;
  /** Both have parts, and none of these answer each other. */
  readonly partsApart: number;
  /** They stand where the clauses around them would not have them. */
  readonly outOfOrder: number;
  /** How much more alike they are than either is to any other. */
  readonly leadFrom: number;
  readonly leadTo: number;
}

const MOST_AWAY = 500;
const MOST_LEAD = 300;

/** What speaks for or against a candidate, once some pairs are held to answer each other. */
export function evidenceFrom(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  traits: { readonly from: readonly Traits[]; readonly to: readonly Traits[] },
  known: readonly Candidate[],
  pairs: readonly Pair[],
  books: (from: string, to: string) => number,
): (one: Candidate) => Evidence {
  const answer = new Map(pairs.map((pair) => [pair.from, pair.to]));
  const answered = new Set(answer.values());
  const likeness = new Map(known.map(({ from: a, to: b, score }) => [a * to.length + b, score]));
  const sureness = (a: number | undefined, b: number | undefined): number => {
    if (a === undefined || b === undefined) return 0;
    if (answer.get(a) === b) return 1000;
    return answer.has(a) || answered.has(b) ? 0 : (likeness.get(a * to.length + b) ?? 0);
  };
  const [partsFrom, partsTo] = [partsOf(from), partsOf(to)];
  // Several books may say the same, each for a game of its own: a clause is ahead of others of one book.
  const [bookOf, otherOf] = [numberedBooks(from), numberedBooks(to)];
  const leadFrom = leads(known, (one) => one.from * to.length + (otherOf[one.to] ?? 0));
  const leadTo = leads(known, (one) => one.to * from.length + (bookOf[one.from] ?? 0));
  const away = outOfOrder(from, to, pairs);
  return (one) => {
    const { from: a, to: b } = one;
    const [ours, theirs] = [partsFrom[a] ?? [], partsTo[b] ?? []];
    const [mine, its] = [traits.from[a], traits.to[b]];
    const haveParts = ours.length > 0 && theirs.length > 0;
    return {
      likeness: one.score,
      passage: one.passage,
      contained: one.contained,
      facts: one.facts ?? 0,
      otherBooks: 1000 - books(from[a]?.book ?? '', to[b]?.book ?? ''),
      amount: Math.min(1000, one.amount),
      glossaries: mine?.glossary === true && its?.glossary === true ? 1000 : 0,
      bare: mine?.bare === its?.bare ? 0 : 1000,
      neighbours: Math.trunc((sureness(before(from, a), before(to, b)) + sureness(after(from, a), after(to, b))) / 2),
      partsApart: haveParts && partsAlike(ours, theirs, answer) === 0 ? 1000 : 0,
      outOfOrder: Math.min(MOST_AWAY, away(a, b)),
      leadFrom: leadFrom(one),
      leadTo: leadTo(one),
    };
  };
}

/** For each clause a number that its book alone has. */
function numberedBooks(clauses: readonly ComparedClause[]): readonly number[] {
  const numbers = new Map<string, number>();
  return clauses.map(({ book }) => {
    const number = numbers.get(book) ?? numbers.size;
    numbers.set(book, number);
    return number;
  });
}

/** How far each is ahead of its next best rival, or behind the best. */
function leads(known: readonly Candidate[], rivalsOf: (one: Candidate) => number): (one: Candidate) => number {
  const best = new Map<number, readonly [first: number, second: number]>();
  for (const one of known) {
    const rivals = rivalsOf(one);
    const [first, second] = best.get(rivals) ?? [0, 0];
    if (one.score > first) best.set(rivals, [one.score, first]);
    else if (one.score > second) best.set(rivals, [first, one.score]);
  }
  return (one) => {
    const [first, second] = best.get(rivalsOf(one)) ?? [0, 0];
    const lead = one.score - (one.score < first ? first : second);
    return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
  };
}
