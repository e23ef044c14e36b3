import { wagersAbout } from '../../games/blackjack/by-box';
import { isListed } from '../../games/listed';
import type { BlackjackFacts } from '../../games/blackjack/game';
import { COUNTING_FACTS, heldAt, isAce } from '../../games/blackjack/play';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { leastOf } from '../../games/blackjack/total';
import type { Cents } from '../../values/money';
import { isMadeOtherwise } from '../../play/wagers/made-with';
import { isAccepted, isTurnedDown } from '../../play/wagers/standing';
import { isOffUnits } from '../../play/wagers/units';
import { ADDED, addedTogether, isInProportion, isOnNoneOfItsPlayers } from './added-stake';
import { isDoubledAlone } from './controlling';
import { handsAreKnown } from './dealing';
import { whyNotDoubled } from './double-permission';
import { doublesIn, isAfterTheCard } from './doubles';
import { isOnFullBox } from './places-on-box';
import { isTakenBack } from './requests';

/** What says which wagers on a hand, added to it or on insurance a table may turn down. */
export const TURNING_DOWN_FACTS = [
  'addedStake',
  'overMaximum',
  'wagersPerPosition',
  'insuranceAgainst',
  'insuranceCloses',
  'splitHands',
  'acesSplitAgain',
  'doubleOn',
  'doubleTotals',
  'doubleAfterSplit',
  'splitAcesDraw',
  ...COUNTING_FACTS,
  'doubleWithdrawnUpTo',
  'oralWagers',
  'wagersMadeWith',
  'othersOnBox',
  'sharedBoxMaximum',
  'wagerUnits',
  'offIncrement',
  'rounding',
  'underMinimum',
  'displayedLimits',
] as const;
type TurningDownFacts = Partial<Pick<BlackjackFacts, (typeof TURNING_DOWN_FACTS)[number]>>;

/** Whether it lets the table turn the wager down: yes, no, or what a record would have to tell. */
type Reason = (round: BlackjackRound, wager: Wager, facts: TurningDownFacts) => boolean | string;

/** What a record of one round cannot show of a wager below the minimum that rules have settled once and then sent back. */
const TOLD_BEFORE = 'whether its owner had been told that wagers below the minimum are returned';

const isOnOneTurnedDown: Reason = (_round, { on }) => on !== undefined && isTurnedDown(on);

const isAddedToNothing: Reason = (round, wager) => ADDED.has(wager.bet) && isOnNoneOfItsPlayers(round, wager);

const isOutOfProportion: Reason = (round, wager, facts) => {
  const rule = facts.addedStake?.get(wager.bet);
  if (wager.on === undefined || rule === undefined) return false;
  return !isInProportion(rule, addedTogether(round, wager), wager.on, facts);
};

const isNotInsurable: Reason = ({ dealers, deals }, { bet, placedAt }, { insuranceAgainst, insuranceCloses }) => {
  if (bet !== 'insurance') return false;
  const [first] = dealers[0]?.cards ?? [];
  if (insuranceAgainst !== undefined && first !== undefined && !isAce(first)) return true;
  return insuranceCloses !== undefined && deals.some(({ at, additional }) => additional && at < placedAt);
};

/** The hand is not one that may be doubled, or its player has stood on it. */
const isNotDoubled: Reason = (round, { bet, hand, placedAt }, { cardValues, ...facts }) => {
  if (bet !== 'double' || hand === undefined || cardValues === undefined || !handsAreKnown(round)) return false;
  if (hand.turns.some(({ choice, at }) => choice === 'stand' && at < placedAt)) return true;
  return whyNotDoubled(hand, heldAt(hand, placedAt), { ...facts, cardValues }) !== undefined;
};

/** No hand came of it, and the cards it would have split are no two of one value, or the box has no more hands to make. */
const isNotSplit: Reason = (_round, { bet, on, hand, placedAt }, { cardValues, splitHands, acesSplitAgain }) => {
  if (bet !== 'split' || hand !== undefined || on?.hand === undefined || cardValues === undefined) return false;
  const { cards, box, ofAces } = on.hand;
  const [first, second] = cards;
  if (first === undefined || second === undefined) return false;
  if (heldAt(on.hand, placedAt) > 2 || leastOf(first, cardValues) !== leastOf(second, cardValues)) return true;
  return box.hands.length >= (splitHands ?? Infinity) || (ofAces && acesSplitAgain !== undefined);
};

const isDoubleTakenBack: Reason = (_round, wager, { doubleWithdrawnUpTo }) =>
  wager.bet === 'double' && doubleWithdrawnUpTo !== undefined && isTakenBack(wager);

const isDoubleTooLate: Reason = (round, wager) =>
  wager.bet === 'double' && doublesIn(round).some((doubled) => isAfterTheCard(wager, doubled));

const isSpoken: Reason = (_round, { oral, id }, { oralWagers }) =>
  oral === true && (oralWagers === 'refused' || `what came with wager ${id}, made by word of mouth`);

const isOverShared: Reason = (round, wager, facts) => overShared(round, wager, facts) > 0;

const isOffTheUnits: Reason = (_round, wager, facts) => wager.decidedBy === 'main' && isOffUnits(wager, facts);

const isOutsideDisplayed: Reason = (_round, { bet, stake, limit }, { underMinimum, displayedLimits }) => {
  const below = limit?.min !== undefined && stake < limit.min;
  if (below && underMinimum === 'stands') return TOLD_BEFORE;
  const outside = below || (limit?.max !== undefined && stake > limit.max);
  return outside && isListed(displayedLimits, bet);
};

/** One of them is enough; what a record leaves untold matters only where none of them holds. */
const REASONS: readonly Reason[] = [
  isOnOneTurnedDown,
  isAddedToNothing,
  isOutOfProportion,
  isOnFullBox,
  isNotInsurable,
  isNotSplit,
  isNotDoubled,
  isDoubleTakenBack,
  isDoubleTooLate,
  isDoubledAlone,
  isSpoken,
  isMadeOtherwise,
  isOverShared,
  isOffTheUnits,
  isOutsideDisplayed,
];

/** Whether blackjack lets a table turn this wager down, besides what holds in every game. */
export function ownReason(round: BlackjackRound, wager: Wager, facts: TurningDownFacts): boolean | string {
  let untold: string | undefined;
  for (const holds of REASONS) {
    const reason = holds(round, wager, facts);
    if (reason === true) return true;
    if (reason !== false) untold ??= reason;
  }
  return untold ?? false;
}

/** By how much the wagers of all players on a box go over the maximum with this one, where it binds them together. */
export function overShared(round: BlackjackRound, wager: Wager, { sharedBoxMaximum }: TurningDownFacts): Cents {
  const max = wager.limit?.max;
  if (sharedBoxMaximum !== 'whole-box' || max === undefined || wager.decidedBy !== 'main') return 0;
  const { hand } = wager;
  let total = 0;
  for (const other of hand === undefined ? round.wagers : wagersAbout(round, hand.box.seat))
    if (other.decidedBy === 'main' && other.hand?.box === hand?.box && (other === wager || isAccepted(other)))
      total += other.stake;
  return Math.max(0, total - max);
}
