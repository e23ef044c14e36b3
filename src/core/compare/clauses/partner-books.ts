import { grouped } from '../../values/grouped';
import type { ComparedClause } from './compared-clause';
import { InCommon, type Scale, type Weighed } from './weighed-side';
import type { Traits } from './traits';

/** Two books whose clauses are held against each other, and how alike they are of all that either could be held against, in thousandths. */
export interface Partners {
  readonly from: string;
  readonly to: string;
  readonly likeness: number;
}

/** A book is also held against those that are nearly as much like it as the most like one. */
const NEARLY = 750;

/**
 * Which books answer which: a schedule on roulette the division on roulette. Each has at least the one it is most like, from either side;
 * what a clause has in a book that is not like its own is looked for by other means.
 */
export function partnerBooks(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  traits: { readonly from: readonly Traits[]; readonly to: readonly Traits[] },
  scale: Scale,
): readonly Partners[] {
  const [ours, theirs] = [profiles(from, traits.from, scale), profiles(to, traits.to, scale)];
  const inCommon = new InCommon([...theirs.values()], scale.traits);
  const pairs = [...ours].flatMap(([book, profile]) => {
    inCommon.with(profile);
    return [...theirs.keys()].map((other, at) => ({ from: book, to: other, likeness: inCommon.alike(profile, at) }));
  });
  const most = new Map<string, number>();
  for (const { from: a, to: b, likeness } of pairs)
    for (const side of [`<${a}`, `>${b}`]) most.set(side, Math.max(likeness, most.get(side) ?? 1));
  return pairs.flatMap(({ from: a, to: b, likeness }) => {
    const [ofA, ofB] = [most.get(`<${a}`) ?? 1, most.get(`>${b}`) ?? 1];
    const isPartner = likeness * 1000 >= NEARLY * Math.min(ofA, ofB);
    return isPartner ? [{ from: a, to: b, likeness: Math.trunc((1000 * likeness) / Math.max(ofA, ofB)) }] : [];
  });
}

/** All that the clauses of a book are known by; what many of them have counts for as many, up to a bound. */
function profiles(
  clauses: readonly ComparedClause[],
  traits: readonly Traits[],
  scale: Scale,
): ReadonlyMap<string, Weighed> {
  const books = grouped(clauses.keys(), (at) => clauses[at]?.book ?? '');
  return new Map(
    [...books].map(([book, places]) => {
      const counted = new Map<string, number>();
      for (const at of places)
        for (const word of traits[at]?.own ?? [])
          counted.set(word, Math.min(MOST_COUNTED, (counted.get(word) ?? 0) + 1));
      return [book, scale.weighed(counted)];
    }),
  );
}

const MOST_COUNTED = 12;
