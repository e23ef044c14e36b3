import { JOKER, rankOf, suitOf, type Card } from '../../../values/card';
import type { BlackjackFacts } from '../game';
import type { BlackjackRound, Box, Wager } from '../round';
import { dealersBlackjack, isLostBlackjack } from '../standing';
import { totalOf, TWENTY_ONE, type Worths } from '../total';
import { kingsBounty, royalMatch } from './courts';
import { boxOf, firstFour, firstTwo, seatOf } from './deciding-cards';
import { anyPair, betTheSet, pairByKind } from './pairs';
import {
  blazingSevens,
  bonusBlackjack,
  GAME_WAGER_RETURNED,
  isSeven,
  NO_BONUS,
  NOMINATED_BLACKJACK,
  NOT_BLAZING,
  superSevens,
  winsByPayTable,
} from './sevens';
import { ONE_HAND_ONLY, superMatch } from './super-match';
import { luckyLucky, overUnder } from './totals';
import { isAdditional, type AdditionalWager, type Made } from './wagers';

/** The facts by which cards decide an additional wager. */
type DecidingFacts = Partial<
  Pick<BlackjackFacts, 'pairKinds' | 'overUnderValues' | 'cardValues' | 'prizes' | 'earlyDealerCards'>
>;

/** What the recorded cards make of an additional wager, or the field of the record, or the rule, that would tell. */
export function madeBy(round: BlackjackRound, wager: Wager, facts: DecidingFacts): Made | string {
  if (wager.made === undefined || wager.madeUnder !== facts) {
    wager.made = makeOf(round, wager, facts);
    wager.madeUnder = facts;
  }
  return wager.made;
}

function makeOf(round: BlackjackRound, wager: Wager, facts: DecidingFacts): Made | string {
  const { bet } = wager;
  if (!isAdditional(bet)) return `a rule on ${bet}`;
  if (bet === 'super-match') return matched(round, wager);
  if (bet === 'blazing-7s' && isGivenBack(round, wager)) return GAME_WAGER_RETURNED;
  const box = boxOf(round, wager);
  if (typeof box === 'string') return box;
  const cards = firstTwo(round, box);
  const [one, other] = cards;
  if (one === undefined) return `deal events of ${box.name}`;
  // Whether the first card is a seven is all that counts at first.
  if (bet === 'super-sevens' && !isSeven(one)) return superSevens([one]);
  if (other === undefined) return `deal events of the first two cards of ${box.name}`;
  if (one === JOKER || other === JOKER) return `cards of ${box.name} without a joker`;
  return byTwo(bet, one, other, { round, box, facts });
}

const DEALERS_FIRST = "deal event of the dealer's first card";

interface Scene {
  readonly round: BlackjackRound;
  readonly box: Box;
  readonly facts: DecidingFacts;
}

function byTwo(
  bet: Exclude<AdditionalWager, 'super-match'>,
  one: Card,
  other: Card,
  { round, box, facts }: Scene,
): Made | string {
  switch (bet) {
    case 'over-13':
    case 'under-13': {
      const total = totalBy(facts.overUnderValues, one, other);
      return total === undefined ? 'fact overUnderValues' : overUnder(bet, total);
    }
    case 'perfect-pair':
    case 'star-pairs':
      return pairByKind(bet, one, other, facts.pairKinds);
    case 'any-pair':
      return anyPair(one, other);
    case 'bet-the-set-21':
      return betTheSet(one, other);
    case 'royal-match-21':
      return royalMatch(one, other);
    case 'kings-bounty': {
      const total = totalBy(facts.cardValues, one, other);
      if (total === undefined) return 'fact cardValues';
      return kingsBounty(one, other, total === 20, () => hasBlackjack(round, facts));
    }
    case 'lucky-lucky': {
      const dealers = round.dealers[0]?.cards[0];
      if (dealers === undefined || dealers === JOKER) return DEALERS_FIRST;
      const total = totalBy(facts.cardValues, one, other, dealers);
      return total === undefined ? 'fact cardValues' : luckyLucky([one, other, dealers], total);
    }
    case 'super-sevens':
      return bySevens(one, other, box);
    case 'blazing-7s': {
      const dealers = round.dealers[0]?.cards[0];
      if (dealers === undefined) return DEALERS_FIRST;
      return listed(blazingSevens(one, other, dealers), facts.prizes);
    }
    case 'bonus-blackjack':
      return byWholeHand(round, box, facts.cardValues);
  }
}

const totalBy = (values: Worths | undefined, ...cards: readonly Card[]): number | undefined =>
  values && totalOf(cards, values)?.total;

/** A hand with one seven that the pay table in use does not list does not win; where no pay table is known, that is open. */
function listed(made: Made, prizes: DecidingFacts['prizes']): Made | string {
  const { pays } = made;
  if (pays === undefined || !winsByPayTable(made) || prizes?.has(pays)) return made;
  for (const row of prizes?.keys() ?? []) if (row.startsWith('blazing-7s/')) return NOT_BLAZING;
  return `fact prizes.${pays}`;
}

/** The player's main wagers on its box were declared void. */
function isGivenBack(round: BlackjackRound, wager: Wager): boolean {
  const seat = seatOf(round, wager);
  const mains = round.wagers.filter(
    (other) => other.decidedBy === 'main' && other.player === wager.player && other.hand?.box.seat === seat,
  );
  return mains.length > 0 && mains.every(({ voided }) => voided);
}

/** Unknown only while the dealer's first card leaves it open, or where cards that came too early are no blackjack for other wagers. */
function hasBlackjack(round: BlackjackRound, { cardValues, earlyDealerCards }: DecidingFacts): boolean | undefined {
  const [dealer] = round.dealers;
  if (cardValues === undefined || dealer === undefined) return undefined;
  const facts = earlyDealerCards === undefined ? { cardValues } : { cardValues, earlyDealerCards };
  return isLostBlackjack(round, dealer, facts) ? undefined : dealersBlackjack(round, dealer, facts);
}

/** After a split of sevens the next card of the first of them counts; a player who took no third card has two. */
function bySevens(one: Card, other: Card, { name, hands }: Box): Made | string {
  const [first, second] = hands;
  if (second === undefined) return superSevens(first?.cards.slice(0, 3) ?? []);
  const next = first?.cards[1];
  return next === undefined ? `deal event of the second card of ${name}/1` : superSevens([one, other, next]);
}

/** After a split the hand of the first of the split cards counts, and it can be no blackjack. */
function byWholeHand({ nominatedSuit }: BlackjackRound, { hands }: Box, values: Worths | undefined): Made | string {
  const [first] = hands;
  if (first === undefined) return NO_BONUS;
  const { cards, fromSplit } = first;
  const [one = JOKER, other = JOKER] = cards;
  const mayBeNominated = cards.length === 2 && !fromSplit && suitOf(one) === suitOf(other);
  if (!mayBeNominated || values === undefined || totalOf(cards, values)?.total !== TWENTY_ONE)
    return bonusBlackjack(cards);
  if (nominatedSuit === undefined) return 'table.options.nominatedSuit';
  return suitOf(one) === nominatedSuit ? NOMINATED_BLACKJACK : NO_BONUS;
}

/** Four cards dealt to the two hands of a seat; with one wager where two are required there is nothing to match. */
function matched(round: BlackjackRound, wager: Wager): Made | string {
  const seat = seatOf(round, wager);
  if (seat === undefined) return `position of wager ${wager.id}`;
  const cards = firstFour(round, seat);
  if (cards.length === 4)
    return cards.some((card) => rankOf(card) === rankOf(JOKER))
      ? `cards of ${seat} without a joker`
      : superMatch(cards);
  const halves = round.boxes.filter((box) => box.seat === seat);
  const wagered = halves.filter((box) =>
    round.wagers.some(({ decidedBy, hand }) => decidedBy === 'main' && hand?.box === box),
  );
  return cards.length === 2 && wagered.length === 1 ? ONE_HAND_ONLY : `deal events of the first four cards of ${seat}`;
}
