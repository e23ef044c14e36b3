import { RANKS, rankOf, type Card } from '../../values/card';

/** What each card counts, as the rules state it: `{ a: 1 or 11, 2-10: face, j-k: 10 }`. */
export type Worths = ReadonlyMap<string, string>;

/** What each rank counts at the least; and how much more, where it may count in two ways. */
interface Counting {
  readonly least: readonly (number | undefined)[];
  readonly more: readonly number[];
}

/** The best count of some cards. */
export interface Total {
  readonly total: number;
  /** An ace in it counts as more than one. */
  readonly soft: boolean;
}

export const TWENTY_ONE = 21;

const countings = new WeakMap<Worths, Counting>();

/** What was asked for last: the hands of a round, and of most that follow it, ask for the same. */
let last: { readonly worths: Worths | undefined; readonly counting: Counting } = {
  worths: undefined,
  counting: { least: [], more: [] },
};

/** Rule sets are few and rounds are many: what cards count is looked up once for each rule set. */
function countingOf(worths: Worths): Counting {
  if (worths === last.worths) return last.counting;
  const counting = countings.get(worths) ?? countedFrom(worths);
  last = { worths, counting };
  return counting;
}

function countedFrom(worths: Worths): Counting {
  const least: (number | undefined)[] = RANKS.map(() => undefined);
  const more = RANKS.map(() => 0);
  for (const [range, worth] of worths) {
    const [first = -1, last = first] = range.split('-').map(rankNamed);
    const [low = '', high = low] = worth.split(' or ');
    for (let rank = first; rank >= 0 && rank <= last; rank += 1) {
      least[rank] = low === 'face' ? rank + 1 : Number(low);
      if (high !== low) more[rank] = Number(high) - Number(low);
    }
  }
  const counting = { least, more };
  countings.set(worths, counting);
  return counting;
}

const rankNamed = (name: string): number =>
  RANKS.findIndex((rank) => rank.toLowerCase() === (name === '10' ? 't' : name));

/** What a card counts at the least: an ace 1. Nothing where the rules give it no value, as a joker. */
export const leastOf = (card: Card, worths: Worths): number | undefined => countingOf(worths).least[rankOf(card)];

/**
 * The count of the first `length` cards: aces count the more where that does not pass 21, except those among the first
 * `low` cards, which count 1. Undefined with a card that has no value.
 */
export function totalOf(cards: readonly Card[], worths: Worths, length = cards.length, low = 0): Total | undefined {
  const { least, more } = countingOf(worths);
  let total = 0;
  let extra = 0;
  for (let index = 0; index < length; index += 1) {
    const rank = rankOf(cards[index] ?? -1);
    const value = least[rank];
    if (value === undefined) return undefined;
    total += value;
    const gain = more[rank] ?? 0;
    // A second ace cannot count 11 beside the first.
    if (index >= low && gain > extra) extra = gain;
  }
  return extra > 0 && total + extra <= TWENTY_ONE ? { total: total + extra, soft: true } : { total, soft: false };
}
