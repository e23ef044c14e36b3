import { wagersAbout } from '../../games/blackjack/by-box';
import type { BlackjackFacts } from '../../games/blackjack/game';
import { isAce, isBlackjack, type CountingFacts } from '../../games/blackjack/play';
import type { BlackjackRound, DealersHand, Hand, Wager } from '../../games/blackjack/round';
import { totalOf, TWENTY_ONE } from '../../games/blackjack/total';
import { rankName, rankOf } from '../../values/card';

/** What says which requests a player may make that settle a wager otherwise than the cards do. */
export type RequestFacts = CountingFacts &
  Partial<
    Pick<
      BlackjackFacts,
      'evenMoneyAgainst' | 'evenMoneyOpen' | 'surrenderAgainst' | 'surrenderBelow' | 'doubleWithdrawnUpTo' | 'outcomes'
    >
  >;

/** Whether some choice is recorded for this wager; undefined where it is recorded of the hand and may be another player's. */
function chose(round: BlackjackRound, { hand, player }: Wager, choice: string): boolean | undefined {
  let open = false;
  for (const turn of hand?.turns ?? []) {
    if (turn.choice !== choice) continue;
    if (turn.player === player || (turn.player === undefined && !isShared(round, hand))) return true;
    if (turn.player === undefined) open = true;
  }
  return open ? undefined : false;
}

function isShared(round: BlackjackRound, hand: Hand | undefined): boolean {
  let player: string | undefined;
  for (const wager of hand === undefined ? round.wagers : wagersAbout(round, hand.box.seat)) {
    if (wager.decidedBy !== 'main' || wager.hand !== hand) continue;
    if (player !== undefined && wager.player !== player) return true;
    player = wager.player;
  }
  return false;
}

/** The wager by which this one was doubled, if one is on record. */
function doubleOn(round: BlackjackRound, wager: Wager): Wager | undefined {
  for (const other of round.wagers) if (other.bet === 'double' && other.on === wager) return other;
  return undefined;
}

/** Whether this wager was doubled; undefined where the hand was, and it may have been another player's double. */
export function isDoubled(round: BlackjackRound, wager: Wager): boolean | undefined {
  if (wager.bet === 'double' || doubleOn(round, wager) !== undefined) return true;
  const told = chose(round, wager, 'double');
  if (told !== false) return told;
  for (const { player, choice } of wager.hand?.turns ?? [])
    if (player === wager.player && (choice === 'hit' || choice === 'stand')) return false;
  for (const turn of wager.hand?.turns ?? []) if (turn.choice === 'double') return undefined;
  for (const other of round.wagers)
    if ((other.bet === 'double' && other.hand === wager.hand) || isOfUnknownHand(other, wager)) return undefined;
  return false;
}

/** A double that may be on the hand of this wager, where the record does not say. */
export const isOfUnknownHand = ({ bet, hand, player }: Wager, wager: Wager): boolean =>
  bet === 'double' && hand === undefined && player === wager.player;

/** Where the dealer plays several hands, a plain `main` does not say against which of them it is, nor does what adds to it. */
export const isAgainstUnknown = ({ dealers }: BlackjackRound, { bet, on }: Wager): boolean =>
  dealers.length > 1 && (on ?? { bet }).bet === 'main';

/** What a record would have to say for that. */
export const handAgainst = (wager: string): string => `the hand of the dealer that wager ${wager} is against`;

export const dealerFor = (round: BlackjackRound, wager: Wager): DealersHand | undefined =>
  isAgainstUnknown(round, wager) ? undefined : round.dealers[wager.against - 1];

/** Blackjack against an ace, where the rules let a player be paid at once. */
const mayAskEvenMoney = (round: BlackjackRound, wager: Wager, facts: RequestFacts): boolean =>
  facts.evenMoneyAgainst !== undefined && isBlackjackAgainstAce(round, wager, facts);

const isBlackjackAgainstAce = (round: BlackjackRound, wager: Wager, facts: RequestFacts): boolean =>
  wager.decidedBy === 'main' &&
  wager.hand !== undefined &&
  isAce(dealerFor(round, wager)?.cards[0]) &&
  isBlackjack(wager.hand, facts);

const paidEven = ({ result, paid, stake }: Wager): boolean => result === 'win' && paid === stake;

/**
 * Whether a blackjack was paid at once on request. Not every record tells of requests: a payment of the stake before the
 * dealer's second card was one; after that card it cannot be told where no decision at all is on record.
 */
export function tookEvenMoney(round: BlackjackRound, wager: Wager, facts: RequestFacts): boolean | undefined {
  if (!mayAskEvenMoney(round, wager, facts)) return false;
  const told = chose(round, wager, 'even-money');
  if (told !== false) return told === undefined ? (paidEven(wager) ? true : undefined) : true;
  if (!paidEven(wager)) return false;
  const second = dealerFor(round, wager)?.dealtAt[1];
  if (second === undefined || (wager.settledAt ?? second) < second) return true;
  return round.turns.length === 0 ? undefined : false;
}

/** What is missing where a form of the game pays blackjacks otherwise, and the base rules pay on request despite other provisions. */
export const PREVAILS =
  'a ruling on which rule prevails: payment of a blackjack at once on request, or how this form pays it';

/** A blackjack was paid its stake as if on request, and it is open whether the rules have that. */
export const isPaidOnOpenRequest = (round: BlackjackRound, wager: Wager, facts: RequestFacts): boolean =>
  facts.evenMoneyOpen !== undefined &&
  tookEvenMoney(round, wager, { ...facts, evenMoneyAgainst: 'ace' }) !== false &&
  paidEven(wager);

const isHalf = (returned: number | undefined, stake: number): boolean =>
  returned !== undefined && (returned === Math.floor(stake / 2) || returned === Math.ceil(stake / 2));

/** The dealer's card and the hand are such that surrender is offered. */
function maySurrender(round: BlackjackRound, wager: Wager, facts: RequestFacts): boolean {
  const first = dealerFor(round, wager)?.cards[0];
  const { hand } = wager;
  if (facts.surrenderAgainst === undefined || first === undefined || hand === undefined) return false;
  if (hand.fromSplit || hand.cards.length !== 2 || !facts.surrenderAgainst.includes(rankName(rankOf(first))))
    return false;
  return (totalOf(hand.cards, facts.cardValues)?.total ?? TWENTY_ONE) < (facts.surrenderBelow ?? TWENTY_ONE);
}

/** Whether a wager was surrendered: as decided, or by half of it having been given back where no decision on the hand is on record. */
export function isSurrendered(round: BlackjackRound, wager: Wager, facts: RequestFacts): boolean {
  if (wager.decidedBy !== 'main' || !maySurrender(round, wager, facts)) return false;
  const told = chose(round, wager, 'surrender');
  if (told === true) return true;
  const half = wager.result === 'lose' && isHalf(wager.returned, wager.stake);
  return half && (told === undefined || wager.hand?.turns.length === 0);
}

/**
 * Whether the doubled portion was taken back, which gives up the original wager: as recorded, or by that being how the
 * two were settled.
 */
export function isDoubleWithdrawn(round: BlackjackRound, wager: Wager, total: number, facts: RequestFacts): boolean {
  if (facts.doubleWithdrawnUpTo === undefined || total > facts.doubleWithdrawnUpTo) return false;
  const [original, double] = wager.bet === 'double' ? [wager.on, wager] : [wager, doubleOn(round, wager)];
  if (original === undefined || double === undefined) return false;
  if (isTakenBack(double)) return true;
  return total < TWENTY_ONE && original.result === 'lose' && (double.result === 'void' || double.result === 'push');
}

/** Whether a wager was given up, or its double taken back, before the dealer's second card could decide it. */
export function isGivenUpBefore(round: BlackjackRound, wager: Wager): boolean {
  const double = wager.bet === 'double' ? wager : doubleOn(round, wager);
  if (double !== undefined && isTakenBack(double)) return true;
  return wager.settledAt !== undefined && wager.settledAt < (dealerFor(round, wager)?.dealtAt[1] ?? 0);
}

export const isTakenBack = ({ withdrawn, late }: Wager): boolean => withdrawn || late === 'withdrawn';
