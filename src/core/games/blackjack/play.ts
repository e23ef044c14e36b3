import { wagersAbout } from './by-box';
import { rankOf, type Card } from '../../values/card';
import type { BlackjackFacts } from './game';
import type { BlackjackRound, Cards, DealersHand, Hand, Turn } from './round';
import { leastOf, totalOf, TWENTY_ONE, type Total } from './total';

/** What says how the cards of a hand count. */
export const COUNTING_FACTS = [
  'cardValues',
  'aceInDouble',
  'blackjackAfterSplit',
  'blackjackAfterSwitch',
  'earlyDealerCards',
] as const;
export type CountingFacts = Partial<Pick<BlackjackFacts, (typeof COUNTING_FACTS)[number]>> &
  Pick<BlackjackFacts, 'cardValues'>;

const TEN_VALUE = 10;
/** Only an ace among these counts 1 because the hand was doubled. */
const FIRST_TWO = 2;

export const isPlayers = (to: Hand | DealersHand): to is Hand => 'box' in to;

/** Decisions that ask for play on a hand, as a request to be paid at once does not. */
const PLAYING: ReadonlySet<string> = new Set(['hit', 'stand', 'double', 'split', 'switch', 'surrender']);
export const isPlay = (choice: string): boolean => PLAYING.has(choice);

export const isAce = (card: Card | undefined): boolean => card !== undefined && rankOf(card) === 0;

export const isTenValue = (card: Card | undefined, { cardValues }: CountingFacts): boolean =>
  card !== undefined && leastOf(card, cardValues) === TEN_VALUE;

/** How many cards a hand held when the event at this place happened. */
export function heldAt({ dealtAt }: Cards, at: number): number {
  let held = 0;
  for (const dealt of dealtAt) if (dealt < at) held += 1;
  return held;
}

/**
 * Where a hand was doubled: the first decision or wager that says so. A wager that was given back shows no double by
 * itself: it may have been refused.
 */
export function doubledAt(round: BlackjackRound, hand: Hand): number | undefined {
  let at: number | undefined;
  for (const turn of hand.turns)
    if (turn.choice === 'double' && (at === undefined || turn.at < at) && !isDropped(round, turn)) at = turn.at;
  for (const wager of wagersAbout(round, hand.box.seat))
    if (wager.bet === 'double' && wager.hand === hand && wager.result !== 'void' && !wager.voided)
      if (at === undefined || wager.placedAt < at) at = wager.placedAt;
  return at;
}

/** A decision to double whose wager was given back, and that another decision followed before any card: it was turned down. */
export function isDropped(round: BlackjackRound, { hand, at, cards, player }: Turn): boolean {
  const isFollowed = hand.turns.some(
    (turn) => turn.at > at && turn.choice !== 'double' && turn.player === player && turn.cards.length === cards.length,
  );
  if (!isFollowed) return false;
  let isGivenBack = false;
  for (const wager of wagersAbout(round, hand.box.seat)) {
    if (wager.bet !== 'double' || wager.hand !== hand) continue;
    if (wager.result !== 'void' && !wager.voided) return false;
    isGivenBack = true;
  }
  return isGivenBack;
}

/** The count of a player's hand, or of its first cards. */
export function countOf(
  round: BlackjackRound,
  hand: Hand,
  facts: CountingFacts,
  length = hand.cards.length,
): Total | undefined {
  const isDoubled = facts.aceInDouble !== undefined && length > FIRST_TWO && doubledAt(round, hand) !== undefined;
  return totalOf(hand.cards, facts.cardValues, length, isDoubled ? FIRST_TWO : 0);
}

/** Two cards with an ace among them: any other hand is no blackjack, whatever the rules. */
export const mayBeBlackjack = (hand: Hand | undefined): boolean =>
  hand?.cards.length === 2 && (isAce(hand.cards[0]) || isAce(hand.cards[1]));

/** A player's two cards are an ace and a card that counts ten, and the rules call that a blackjack. */
export function isBlackjack({ cards, fromSplit, switched }: Hand, facts: CountingFacts): boolean {
  if (cards.length !== 2 || totalOf(cards, facts.cardValues)?.total !== TWENTY_ONE) return false;
  if (fromSplit && facts.blackjackAfterSplit !== 'counts') return false;
  return !switched || facts.blackjackAfterSwitch === undefined;
}
