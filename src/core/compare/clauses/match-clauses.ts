import { grouped } from '../../values/grouped';
import { assign } from './assignment';
import type { ComparedClause } from './compared-clause';
import { joinParts, type Group } from './join-parts';
import { candidates, WeighedClauses } from './likeness';
import { partnerBooks } from './partner-books';
import { traitsOf } from './traits';
import { Scale } from './weighed-side';

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
  );
  const likeness = new Map(partners.map((pair) => [`${pair.from} ${pair.to}`, pair.likeness]));
  const pairs = assign(from, to, known, {
    books: (a, b) => likeness.get(`${a} ${b}`) ?? 0,
    fixed: new Map(),
    numbered: () => 0,
  });
  return joinParts(from, to, known, pairs);
}

const placesByBook = (clauses: readonly ComparedClause[]): ReadonlyMap<string, readonly number[]> =>
  grouped(clauses.keys(), (at) => clauses[at]?.book ?? '');
