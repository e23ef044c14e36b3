import { wagersAbout } from '../../games/blackjack/by-box';
import { countOf, isAce, isBlackjack, isTenValue, type CountingFacts } from '../../games/blackjack/play';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Hand, Wager } from '../../games/blackjack/round';
import { FIVE_CARDS } from '../../games/blackjack/standing';
import { TWENTY_ONE } from '../../games/blackjack/total';
import { takesPart } from '../../games/wager';
import { isTurnedDown } from '../../play/wagers/standing';
import { extraCardIsNoted } from './dealing';
import { drewRightly, isPaidWhenDecided, STOPPING_FACTS } from './drawn-rightly';
import { isDoubleWithdrawn, isSurrendered, tookEvenMoney, type RequestFacts } from './requests';

export const OPEN_FACTS = [
  ...STOPPING_FACTS,
  'blackjackWaits',
  'evenMoneyAgainst',
  'surrenderAgainst',
  'surrenderBelow',
  'doubleWithdrawnUpTo',
] as const;
type OpenFacts = CountingFacts & RequestFacts & Partial<Pick<BlackjackFacts, (typeof OPEN_FACTS)[number]>>;

/** Whether a card of the dealer's can still change how a wager ends; the law or the record may leave it open. */
export type Openness = 'open' | 'doubtful' | 'closed';

const isOnHand = ({ bet }: Wager): boolean => bet === 'split' || bet.startsWith('main');

/** Every wager on the hand was taken back or turned down. */
export function isGivenUp(round: BlackjackRound, hand: Hand): boolean {
  let known = false;
  for (const wager of wagersAbout(round, hand.box.seat)) {
    if (wager.hand !== hand || !isOnHand(wager)) continue;
    if (takesPart(wager) && !isTurnedDown(wager)) return false;
    known = true;
  }
  return known;
}

/** Whether a further card to one of the dealer's hands, which holds this many, can matter to anyone. */
export function opennessAgainst(round: BlackjackRound, against: number, held: number, facts: OpenFacts): Openness {
  // A record may leave the players' cards out.
  let doubtful = round.hands.length === 0;
  for (const hand of round.hands) {
    const openness = opennessOf(round, hand, against, held, facts);
    if (openness === 'open') return 'open';
    if (openness === 'doubtful') doubtful = true;
  }
  if (held < 2)
    for (const wager of round.wagers) {
      if (!takesPart(wager) || isTurnedDown(wager)) continue;
      if (wager.bet === 'insurance' && wager.on === undefined && round.dealers.length > 1) doubtful = true;
      else if (wager.against !== against) continue;
      else if (wager.bet === 'insurance') return 'open';
      if (wager.decidedBy === 'additional') doubtful = true;
    }
  return doubtful ? 'doubtful' : 'closed';
}

function opennessOf(round: BlackjackRound, hand: Hand, against: number, held: number, facts: OpenFacts): Openness {
  const isWagered = isWageredAgainst(round, hand, against);
  if (isWagered === false) return 'closed';
  const { cards } = hand;
  const count = cards.length < 2 ? undefined : countOf(round, hand, facts);
  if (count === undefined || isWagered === undefined || round.mayBeSwitched) return 'doubtful';
  const { total } = count;
  // A card too many leaves open what the hand would have been, and so whether it was still in play.
  if (extraCardIsNoted(round, hand.name) || !drewRightly(round, hand, facts)) return 'doubtful';
  if (total > TWENTY_ONE) return 'closed';
  if (isGivenUp(round, hand) || isSettledByRequest(round, hand, total, facts)) return 'doubtful';
  const { settledWhen } = facts;
  if (isBlackjack(hand, facts)) {
    if (isPaidWhenDecided(settledWhen?.get('main/blackjack'))) return 'closed';
    const [first] = round.dealers[against - 1]?.cards ?? [];
    if (!isAce(first) && !isTenValue(first, facts)) return 'closed';
    if (held < 2) return waiting(round, hand, against, facts);
    return facts.blackjackWaits === undefined ? 'closed' : 'doubtful';
  }
  if (total === TWENTY_ONE && isPaidWhenDecided(settledWhen?.get('main/total-21'))) return 'closed';
  if (cards.length === FIVE_CARDS && isPaidWhenDecided(settledWhen?.get('main/five-card-trick'))) return 'closed';
  return 'open';
}

/** Where the dealer plays several hands, a player need not have a wager against each; undefined where the record names none. */
function isWageredAgainst(round: BlackjackRound, hand: Hand, against: number): boolean | undefined {
  if (round.dealers.length === 1) return true;
  let known = false;
  for (const wager of wagersAbout(round, hand.box.seat)) {
    if (wager.hand !== hand || !isOnHand(wager)) continue;
    if (wager.against === against) return true;
    known = true;
  }
  return known ? false : undefined;
}

/**
 * A wager that was surrendered, or given up with its double: what it loses does not depend on the dealer's further
 * cards, and yet the rules tell the dealer to complete the hand.
 */
function isSettledByRequest(round: BlackjackRound, hand: Hand, total: number, facts: OpenFacts): boolean {
  if (facts.surrenderAgainst === undefined && facts.doubleWithdrawnUpTo === undefined) return false;
  if (hand.turns.some(({ choice }) => choice === 'surrender')) return true;
  return wagersAbout(round, hand.box.seat).some(
    (wager) =>
      wager.hand === hand && (isSurrendered(round, wager, facts) || isDoubleWithdrawn(round, wager, total, facts)),
  );
}

/** A blackjack that waits for the dealer's second card, unless it was paid before that, on request or without one. */
function waiting(round: BlackjackRound, hand: Hand, against: number, facts: OpenFacts): Openness {
  const second = round.dealers[against - 1]?.dealtAt[1] ?? Infinity;
  let openness: Openness = 'closed';
  let known = false;
  for (const wager of wagersAbout(round, hand.box.seat)) {
    if (wager.hand !== hand || !isOnHand(wager)) continue;
    known = true;
    const even = tookEvenMoney(round, wager, facts);
    if (even === true) continue;
    if (even === false && (wager.settledAt ?? Infinity) >= second) return 'open';
    openness = 'doubtful';
  }
  return known ? openness : 'open';
}
