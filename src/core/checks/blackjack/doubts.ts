import { drewAsStated } from '../../games/blackjack/dealer';
import { UNSETTLES_HANDS } from '../../games/blackjack/early-dealer-cards';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, DealersHand, Wager } from '../../games/blackjack/round';
import { isAce, isPlayers } from '../../games/blackjack/play';
import { AS_IT_SHOULD_BE, drewRightly, STOPPING_FACTS } from './drawn-rightly';
import { standingFor, type DueFacts } from './due';
import { dealerFor, isOfUnknownHand, tookEvenMoney } from './requests';
import { HANDS, REQUEST } from './settling';
import { isTakenForBlackjack } from './taken-for-blackjack';

/** What says how cards are drawn, as far as a settlement must know whether they were. */
export const DRAWING_FACTS = ['dealerStands', ...STOPPING_FACTS] as const;
export type DrawingFacts = Partial<Pick<BlackjackFacts, (typeof DRAWING_FACTS)[number]>>;

/** Where a rule on paying a blackjack at once leaves out cards that count ten, and the dealer's is one of them. */
export const COURT_CARD = 'main/blackjack/dealer-court-card';
export const MEANT_BY_TEN = 'a ruling on whether a blackjack is paid at once against a court card';

/** Why a settlement against the recorded cards may yet be right: what the record would have to show. */
export function settlementDoubt(
  round: BlackjackRound,
  wager: Wager,
  facts: DueFacts & DrawingFacts,
): string | undefined {
  if (wager.maybeLate) return HANDS.endOfWagering;
  if (tookEvenMoney(round, wager, facts) === undefined) return REQUEST(wager.id);
  if (isPaidAgainstCourtCard(round, wager, facts)) return MEANT_BY_TEN;
  if (round.mayBeSwitched)
    return `decide events of ${wager.position ?? wager.id}: whether its second card was switched`;
  const double = round.wagers.find((other) => isOfUnknownHand(other, wager));
  if (double !== undefined) return `hand that wager ${double.id} doubles`;
  return isDealtAsStated(round, wager, facts) ? undefined : AS_IT_SHOULD_BE;
}

/** A blackjack paid before the dealer's second card, on a reading of the rules that is open. */
function isPaidAgainstCourtCard(
  round: BlackjackRound,
  wager: Wager,
  { settledWhen, ...facts }: DueFacts & DrawingFacts,
): boolean {
  const dealer = dealerFor(round, wager);
  const first = dealer?.cards[0];
  if (settledWhen?.has(COURT_CARD) !== true || first === undefined || !isCourtCard(first)) return false;
  const second = dealer?.dealtAt[1] ?? Infinity;
  const isPaidBefore = wager.result === 'win' && (wager.settledAt ?? second) < second;
  return isPaidBefore && standingFor(round, wager, facts) === 'both-blackjack';
}

const JACK = 10;
export const isCourtCard = (card: number): boolean => card >> 2 >= JACK && card >> 2 < JACK + 3;

function isDealtAsStated(round: BlackjackRound, wager: Wager, facts: DueFacts & DrawingFacts): boolean {
  const { hand } = wager;
  const dealer = dealerFor(round, wager);
  // That cards came too early explains everything but taking them for a blackjack.
  const isTaken = isTakenForBlackjack(round, wager, facts);
  if (!isTaken && round.irregularities.some(({ kind }) => UNSETTLES_HANDS.has(kind))) return false;
  if (wager.decidedBy === 'insurance')
    return dealer === undefined || (isAce(dealer.cards[0]) && !isDealtEarly(round, dealer));
  if (hand !== undefined && !drewRightly(round, hand, facts)) return false;
  if (dealer === undefined || dealer.cards.length < 2) return true;
  if (!isTaken && isDealtEarly(round, dealer)) return false;
  if (facts.dealerStands === undefined) return true;
  const drew = drewAsStated(dealer, facts.cardValues, facts.dealerStands);
  if (drew !== undefined) return drew;
  // A dealer who could have drawn on matters only to hands that are compared with his.
  return !COMPARED.has(standingFor(round, wager, facts) ?? '');
}

const COMPARED: ReadonlySet<string> = new Set(['higher', 'lower', 'equal']);

/** The dealer's second card came before a card of a player: two cards dealt so may not count as a blackjack. */
function isDealtEarly(round: BlackjackRound, dealer: DealersHand): boolean {
  const second = dealer.dealtAt[1] ?? Infinity;
  return round.deals.some(({ at, to }) => at > second && isPlayers(to));
}
