import { rankOf, suitOf } from '../../values/card';
import { areOneSuit, isSeven, isSixSevenEight } from './additional/sevens';
import { isTenValue, type CountingFacts } from './play';
import type { Cards } from './round';

const SPADES = 0;

/** The kind of 21 that a hand of 21 is, where a table of odds may pay it more than another; undefined for any other. */
export function bonusHand({ cards }: Cards): string | undefined {
  if (cards.length >= 7) return '7-or-more-card-21';
  if (cards.length >= 5) return `${String(cards.length)}-card-21`;
  if (cards.length !== 3) return undefined;
  const kind = cards.every(isSeven) ? '7-7-7' : isSixSevenEight(cards) ? '6-7-8' : undefined;
  if (kind === undefined) return undefined;
  if (!areOneSuit(cards)) return `${kind}/mixed-suits`;
  return suitOf(cards[0] ?? -1) === SPADES ? `${kind}/all-spades` : `${kind}/same-suit-not-spades`;
}

/** Three sevens of one suit. */
export const isSuitedSevens = ({ cards }: Cards): boolean =>
  cards.length === 3 && cards.every(isSeven) && areOneSuit(cards);

const NAMES: Readonly<Record<number, string>> = { 9: '10', 10: 'jack', 11: 'queen', 12: 'king' };

/** Of two blackjacks how the player's ten-value card ranks to the dealer's, where the rules rank them. */
export function bothBlackjacks(
  hand: Cards,
  dealer: Cards,
  facts: CountingFacts,
  ranking: readonly string[] | undefined,
): string | undefined {
  const own = placeOfTen(hand, facts, ranking);
  const dealers = placeOfTen(dealer, facts, ranking);
  if (own === undefined || dealers === undefined) return undefined;
  const ranks = own === dealers ? 'same' : own < dealers ? 'higher' : 'lower';
  return `both-blackjack/${ranks}-ten-value-card`;
}

function placeOfTen(
  { cards }: Cards,
  facts: CountingFacts,
  ranking: readonly string[] | undefined,
): number | undefined {
  const ten = isTenValue(cards[0], facts) ? cards[0] : cards[1];
  const place = ten === undefined ? -1 : (ranking?.indexOf(NAMES[rankOf(ten)] ?? '') ?? -1);
  return place < 0 ? undefined : place;
}
