import { parseCard, rankOf, suitOf, type Card } from '../../../values/card';
import { isPairOf } from '../../pair-kinds';
import { makes, type Made } from './wagers';

const QUEEN = 11;
const KING = 12;
const KING_OF_SPADES = parseCard('KS');

const BOTH_KINGS_OF_SPADES = 'kings-bounty/two-kings-of-spades-and-dealer-blackjack';
const DEALER_BLACKJACK = makes(BOTH_KINGS_OF_SPADES, BOTH_KINGS_OF_SPADES);
const twenty = (pays?: string): Made => makes('kings-bounty/total-20', pays && `kings-bounty/${pays}`);
const KINGS_OF_SPADES = twenty('two-kings-of-spades');
const KINGS_OF_SPADES_OPEN = twenty();
const SUITED_PAIRS: ReadonlyMap<number, Made> = new Map([
  [9, twenty('two-suited-10s')],
  [10, twenty('two-suited-jacks')],
  [QUEEN, twenty('two-suited-queens')],
  [KING, twenty('two-suited-kings-not-spades')],
]);
const SUITED_TWENTY = twenty('suited-20');
const UNSUITED_KINGS = twenty('two-unsuited-kings');
const UNSUITED_TWENTY = twenty('unsuited-20');
const NO_TWENTY = makes('kings-bounty/other');

/** Goes by the first two cards when they count 20; the dealer's hand matters to two kings of spades only, and may be unknown. */
export function kingsBounty(
  one: Card,
  other: Card,
  isTwenty: boolean,
  dealerHasBlackjack: () => boolean | undefined,
): Made {
  if (!isTwenty) return NO_TWENTY;
  if (one === KING_OF_SPADES && other === KING_OF_SPADES) {
    const beaten = dealerHasBlackjack();
    return beaten === undefined ? KINGS_OF_SPADES_OPEN : beaten ? DEALER_BLACKJACK : KINGS_OF_SPADES;
  }
  if (suitOf(one) === suitOf(other))
    return (isPairOf(one, other) ? SUITED_PAIRS.get(rankOf(one)) : undefined) ?? SUITED_TWENTY;
  return isPairOf(one, other) && rankOf(one) === KING ? UNSUITED_KINGS : UNSUITED_TWENTY;
}

const ROYAL_MATCH = makes('royal-match-21/suited-king-and-queen', 'royal-match-21/suited-king-and-queen');
const SUITED_CARDS = makes('royal-match-21/suited-cards', 'royal-match-21/suited-cards');
const NO_MATCH = makes('royal-match-21/other');

export function royalMatch(one: Card, other: Card): Made {
  if (suitOf(one) !== suitOf(other)) return NO_MATCH;
  const [low, high] = one < other ? [rankOf(one), rankOf(other)] : [rankOf(other), rankOf(one)];
  return low === QUEEN && high === KING ? ROYAL_MATCH : SUITED_CARDS;
}
