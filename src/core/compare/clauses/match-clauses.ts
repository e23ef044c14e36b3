import { grouped } from '../../values/grouped';
import { answering } from './answering';
import { assign } from './assignment';
import type { ComparedClause } from './compared-clause';
import { evidenceFrom } from './evidence';
import type { Group } from './groups';
import { withLeadIns } from './leading-in';
import { candidates, WeighedClauses } from './likeness';
import { partnerBooks } from './partner-books';
import { traitsOf } from './traits';
import { Scale } from './weighed-side';

/** Less alike than this, two clauses have nothing to do with each other, in thousandths. */
const LEAST = 250;
/** What is less alike is no pair by itself, but may be one for all that stands around it. */
const PAIRED = 300;

/** The clauses of two instruments that answer each other, though they share no numbering: by facts, terms, headings and words together. */
export function matchClauses(from: readonly ComparedClause[], to: readonly ComparedClause[]): readonly Group[] {
  const traits = { from: traitsOf(from), to: traitsOf(to) };
  const both = [...traits.from, ...traits.to];
  const scales = { words: new Scale(both.map(({ words }) => words)), facts: new Scale(both.map(({ facts }) => facts)) };
  const partners = partnerBooks(from, to, traits, scales.words);
  const [ours, theirs] = [placesByBook(from), placesByBook(to)];
  const known = candidates(
    new WeighedClauses(traits.from, scales),
    new WeighedClauses(traits.to, scales),
    [...theirs].map(([book, places]) => ({
      from: partners.filter((pair) => pair.to === book).flatMap((pair) => ours.get(pair.from) ?? []),
      to: places,
    })),
    LEAST,
  );
  const likeness = new Map(partners.map((pair) => [`${pair.from} ${pair.to}`, pair.likeness]));
  const books = (a: string, b: string): number => likeness.get(`${a} ${b}`) ?? 0;
  const pairs = assign(
    from,
    to,
    known.filter(({ score }) => score >= PAIRED),
    { books, fixed: new Map(), numbered: () => 0 },
  );
  return withLeadIns(from, to, answering(known, evidenceFrom(from, to, traits, known, pairs, books)));
}

const placesByBook = (clauses: readonly ComparedClause[]): ReadonlyMap<string, readonly number[]> =>
  grouped(clauses.keys(), (at) => clauses[at]?.book ?? '');
