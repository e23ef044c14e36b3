import { UNSETTLES_HANDS } from '../../games/blackjack/early-dealer-cards';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { isLostBlackjack } from '../../games/blackjack/standing';
import type { Cause } from '../../play/judging/check';
import { isDue } from '../../play/wagers/payment';
import { dueRow, outcomeOf, type DueFacts } from './due';
import { payingOdds, payRow, type PayFacts } from './paying';
import { dealerFor } from './requests';

/** The rules as they would be if cards that the dealer has too early could be a blackjack. */
const asIfInTime = <F extends DueFacts>({ earlyDealerCards: _, ...facts }: F): Omit<F, 'earlyDealerCards'> => facts;

const isLost = (round: BlackjackRound, wager: Wager, facts: DueFacts): boolean =>
  isLostBlackjack(round, dealerFor(round, wager), facts);

/** A wager won or lost as it would against a blackjack that the dealer's early cards are not. One given back may have been withdrawn. */
export const isTakenForBlackjack = (round: BlackjackRound, wager: Wager, facts: DueFacts): boolean =>
  (wager.result === 'lose' || wager.result === 'win') &&
  isLost(round, wager, facts) &&
  outcomeOf(dueRow(round, wager, asIfInTime(facts)), facts) === wager.result;

/** A blackjack was paid as against another, which the dealer's early cards are not. */
export function isPaidForTwoBlackjacks(round: BlackjackRound, wager: Wager, facts: PayFacts): boolean {
  if (!isLost(round, wager, facts)) return false;
  const rules = asIfInTime(facts) as PayFacts;
  const odds = payingOdds(payRow(round, wager, dueRow(round, wager, rules), rules), rules);
  return odds !== undefined && isDue(wager.paid, wager.stake, odds);
}

/** Nobody noticed that the dealer's cards came too early: what was settled by them is told under that. */
export const UNNOTICED_EARLY_CARDS: Cause<BlackjackRound, BlackjackFacts> = {
  of: ['blackjack/dealers-second-card-after-the-players', 'blackjack/first-cards-dealt-in-order'],
  ledTo: ({ breach }, _cause, { irregularities }) =>
    breach?.cites[0] === 'earlyDealerCards' && !irregularities.some(({ kind }) => UNSETTLES_HANDS.has(kind)),
};
