import { totalOf } from '../../games/blackjack/total';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { isLostBlackjack } from '../../games/blackjack/standing';
import { standingFor, totalFor, type DueFacts } from './due';
import { dealerFor } from './requests';

/** Why a wager on a hand ends as it does, in words. */
export function because(round: BlackjackRound, wager: Wager, facts: DueFacts): string {
  const { hand } = wager;
  const own = String((hand && totalFor(round, wager, hand, facts)) ?? '');
  const dealers = String(totalOf(dealerFor(round, wager)?.cards ?? [], facts.cardValues)?.total ?? '');
  const standing = standingFor(round, wager, facts);
  if (standing !== 'over-21' && isLostBlackjack(round, dealerFor(round, wager), facts))
    return `the hand ${standing === 'blackjack-alone' ? 'is a blackjack' : `has ${own}`} and the dealer has 21 with cards that came too early to be a blackjack`;
  switch (standing) {
    case 'over-21':
      return `the hand has ${own}, which is over 21`;
    case 'both-blackjack':
      return 'the hand and the dealer both have a blackjack';
    case 'blackjack-alone':
      return 'the hand is a blackjack and the dealer has none';
    case 'total-21':
      return 'the hand has 21';
    case 'five-card-trick':
      return `the hand has ${own} with five cards`;
    case 'dealer-blackjack':
      return 'the dealer has a blackjack';
    case 'dealer-22':
    case 'dealer-over-22':
      return `the hand has ${own} and the dealer is over 21 with ${dealers}`;
    default:
      return `the hand has ${own} and the dealer ${dealers}`;
  }
}
