import { wagersAbout } from '../../games/blackjack/by-box';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Hand } from '../../games/blackjack/round';
import { FIVE_CARDS } from '../../games/blackjack/standing';
import { totalOf, TWENTY_ONE, type Worths } from '../../games/blackjack/total';

/** What would be needed to judge a hand that was dealt wrongly: the one that should have been dealt. */
export const AS_IT_SHOULD_BE = 'hands dealt as the rules require';

/** What says where a player's hand stops. */
export const STOPPING_FACTS = ['doubleDraws', 'splitAcesDraw', 'settledWhen'] as const;
type StoppingFacts = Partial<Pick<BlackjackFacts, (typeof STOPPING_FACTS)[number]>>;

/** Whether a wager is paid by its hand alone, whatever the dealer has: its hand is over with the card that decides it. */
export const isPaidWhenDecided = (moment: string | undefined): boolean =>
  moment === 'at-once' || moment === 'when-decided';

/** No card after a total of 21 or a trick of five cards, after a double or to split aces beyond what the rules give. */
export function drewRightly(
  round: BlackjackRound,
  hand: Hand,
  facts: StoppingFacts & { readonly cardValues: Worths },
): boolean {
  const { cards, dealtAt } = hand;
  if (cards.length <= 2) return true;
  if (hand.ofAces && cards.length > 1 + (facts.splitAcesDraw ?? cards.length)) return false;
  for (const { bet, hand: doubled, placedAt } of wagersAbout(round, hand.box.seat)) {
    if (bet !== 'double' || doubled !== hand) continue;
    let after = 0;
    for (const at of dealtAt) if (at > placedAt) after += 1;
    return after <= (facts.doubleDraws ?? after);
  }
  return !passesTrick(cards.length, facts) && !reached21(cards, facts.cardValues);
}

/** Five cards of no more than 21 are paid at once by some rules, and take no sixth. */
export const passesTrick = (cards: number, { settledWhen }: Pick<StoppingFacts, 'settledWhen'>): boolean =>
  cards > FIVE_CARDS && isPaidWhenDecided(settledWhen?.get('main/five-card-trick'));

/** Had 21 or more before its last card. */
function reached21(cards: readonly number[], worths: Worths): boolean {
  for (let length = 2; length < cards.length; length += 1)
    if ((totalOf(cards, worths, length)?.total ?? 0) >= TWENTY_ONE) return true;
  return false;
}
