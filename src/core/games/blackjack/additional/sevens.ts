import { isRed, rankOf, suitOf, type Card } from '../../../values/card';
import { makes, type Made } from './wagers';

const FIVE = 4;
const SIX = 5;
const SEVEN = 6;
const EIGHT = 7;

export const isSeven = (card: Card | undefined): boolean => card !== undefined && rankOf(card) === SEVEN;

export const areOneSuit = (cards: readonly Card[]): boolean =>
  cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card));

const bySuit = (row: string) => ({
  sameSuit: makes(row, `${row}/same-suit`),
  otherSuits: makes(row, `${row}/not-same-suit`),
});

const paid = ({ sameSuit, otherSuits }: ReturnType<typeof bySuit>, cards: readonly Card[]): Made =>
  areOneSuit(cards) ? sameSuit : otherSuits;

const THREE_SEVENS = bySuit('super-sevens/3-sevens');
const TWO_SEVENS = bySuit('super-sevens/2-sevens');
const ONE_SEVEN = makes('super-sevens/1-seven', 'super-sevens/1-seven');
const NO_SEVEN = makes('super-sevens/first-card-no-seven');

/** By the first cards as they came, three at the most. */
export function superSevens(cards: readonly Card[]): Made {
  if (!isSeven(cards[0])) return NO_SEVEN;
  if (!isSeven(cards[1])) return ONE_SEVEN;
  return isSeven(cards[2]) ? paid(THREE_SEVENS, cards) : paid(TWO_SEVENS, cards.slice(0, 2));
}

const FIVES_AND_SIX = bySuit('bonus-blackjack/three-fives-and-a-six');
const BONUS_SEVENS = bySuit('bonus-blackjack/three-sevens');
const SIX_SEVEN_EIGHT = bySuit('bonus-blackjack/six-seven-eight');
export const NOMINATED_BLACKJACK = makes('bonus-blackjack/nominated-blackjack', 'bonus-blackjack/nominated-blackjack');
export const NO_BONUS = makes('bonus-blackjack/other');

/** By all cards of a hand. A blackjack of the suit that a sign nominates is another win event, which the caller looks for. */
export function bonusBlackjack(cards: readonly Card[]): Made {
  if (cards.length === 4) {
    const isBonus = count(cards, FIVE) === 3 && count(cards, SIX) === 1;
    return isBonus ? paid(FIVES_AND_SIX, cards) : NO_BONUS;
  }
  if (cards.length !== 3) return NO_BONUS;
  if (cards.every(isSeven)) return paid(BONUS_SEVENS, cards);
  return isSixSevenEight(cards) ? paid(SIX_SEVEN_EIGHT, cards) : NO_BONUS;
}

export const isSixSevenEight = (cards: readonly Card[]): boolean =>
  count(cards, SIX) === 1 && count(cards, SEVEN) === 1 && count(cards, EIGHT) === 1;

function count(cards: readonly Card[], rank: number): number {
  let found = 0;
  for (const card of cards) if (rankOf(card) === rank) found += 1;
  return found;
}

const blazing = (row: string): Made => makes('blazing-7s/winning-jackpot-hand', `blazing-7s/${row}`);
export const ALL_DIAMONDS = blazing('three-sevens-of-diamonds');
export const ONE_OTHER_SUIT = blazing('three-sevens-of-another-suit');
const ONE_COLOUR = blazing('three-sevens-of-one-colour');
const MIXED_COLOUR = blazing('three-sevens-of-mixed-colour');
const BOTH_OF_PLAYER = blazing('two-player-sevens-no-dealer-seven');
const ONE_OF_EACH = blazing('one-player-seven-one-dealer-seven');
const ONE_OF_PLAYER = blazing('one-player-seven-no-dealer-seven');
export const NOT_BLAZING = makes('blazing-7s/other-hand');
export const GAME_WAGER_RETURNED = makes('blazing-7s/game-wager-returned');

const DIAMONDS = 2;

/** Whether a hand with one seven wins is for the pay table in use to say; with more sevens it wins under any of them. */
export const winsByPayTable = (made: Made): boolean => made === ONE_OF_EACH || made === ONE_OF_PLAYER;

export function blazingSevens(one: Card, other: Card, dealers: Card): Made {
  const sevens = (isSeven(one) ? 1 : 0) + (isSeven(other) ? 1 : 0);
  if (sevens === 0) return NOT_BLAZING;
  if (sevens === 1) return isSeven(dealers) ? ONE_OF_EACH : ONE_OF_PLAYER;
  if (!isSeven(dealers)) return BOTH_OF_PLAYER;
  const cards = [one, other, dealers];
  if (areOneSuit(cards)) return suitOf(one) === DIAMONDS ? ALL_DIAMONDS : ONE_OTHER_SUIT;
  return isRed(one) === isRed(other) && isRed(one) === isRed(dealers) ? ONE_COLOUR : MIXED_COLOUR;
}
