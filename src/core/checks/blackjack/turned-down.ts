import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cents } from '../../values/money';
import { isMadeOtherwise } from '../wagers/made-with';
import { isAccepted, isTurnedDown } from '../wagers/standing';
import { isOffUnits } from '../wagers/units';
import { isInProportion } from './added-stake';
import { isDoubledAlone } from './controlling';
import { doublesIn, isAfterTheCard } from './doubles';
import { isTakenBack } from './requests';

/** What says which wagers on a hand, added to it or on insurance a table may turn down. */
export const TURNING_DOWN_FACTS = [
  'addedStake',
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

const isOutOfProportion: Reason = (_round, { bet, stake, on }, { addedStake }) => {
  const rule = on && addedStake?.get(bet);
  return rule !== undefined && !isInProportion(rule, stake, on?.stake ?? 0);
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
  return outside && displayedLimits?.includes(bet) === true;
};

/** One of them is enough; what a record leaves untold matters only where none of them holds. */
const REASONS: readonly Reason[] = [
  isOnOneTurnedDown,
  isOutOfProportion,
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
  let total = 0;
  for (const other of round.wagers)
    if (other.decidedBy === 'main' && other.hand?.box === wager.hand?.box && (other === wager || isAccepted(other)))
      total += other.stake;
  return Math.max(0, total - max);
}
