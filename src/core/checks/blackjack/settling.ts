import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cents } from '../../values/money';
import { wholeWinnings, type Odds } from '../../values/odds';
import { isPaidToLowerMultiple, isPaidUp, nextPayable } from '../wagers/chips';
import { isMadeOtherwise } from '../wagers/made-with';
import { playersMayTakeBack } from '../wagers/prescribed';
import { SMALLEST_CHIP, type Settling } from '../wagers/settling';
import { isAccepted, isTurnedDown, mayBeTurnedDownFor } from '../wagers/standing';
import { isOffUnits } from '../wagers/units';
import { isInProportion } from './added-stake';
import { isDoubledAlone } from './controlling';
import { AS_IT_SHOULD_BE, drewRightly, STOPPING_FACTS } from './drawn-rightly';
import { doublesIn, isAfterTheCard } from './doubles';
import { dueRow, outcomeOf, type DueFacts } from './due';
import { payRow, payingOdds, type PayFacts } from './paying';
import { isPaidOnOpenRequest, isTakenBack, PREVAILS, tookEvenMoney } from './requests';

/** Everything that how a wager on a hand, or insurance, is settled may depend on. */
export const SETTLING_FACTS = [
  'wagers',
  'cardValues',
  'outcomes',
  'pays',
  'blackjackAfterSplit',
  'blackjackAfterSwitch',
  'aceInDouble',
  'addedStake',
  'evenMoneyAgainst',
  'evenMoneyOpen',
  'evenMoneyPays',
  'surrenderAgainst',
  'surrenderBelow',
  'doubleWithdrawnUpTo',
  'originalWagerAfterSplit',
  'tenValueRanking',
  'underMinimum',
  'overMaximum',
  'offIncrement',
  'wagerUnits',
  'displayedLimits',
  'sharedBoxMaximum',
  'oralWagers',
  'oralWagersNeed',
  'wagersMadeWith',
  'othersOnBox',
  'irregularities',
  'rounding',
  'unpayableWinnings',
  ...STOPPING_FACTS,
] as const;
export type SettlingFacts = Partial<Pick<BlackjackFacts, (typeof SETTLING_FACTS)[number]>>;

type Ruled = SettlingFacts & DueFacts & PayFacts;

/** Without the value of cards and the results there is nothing to judge a wager by. */
const isRuled = (facts: SettlingFacts): facts is Ruled =>
  facts.cardValues !== undefined && facts.outcomes !== undefined && facts.pays !== undefined;

const END_OF_WAGERING = 'what ended the wagering period: the call of no more bets, or the first card';

/** What a record of one round cannot show of a wager below the minimum that rules have settled once and then sent back. */
const TOLD_BEFORE = 'whether its owner had been told that wagers below the minimum are returned';

/** What a record would have to say of a blackjack paid its stake after the dealer's second card. */
export const REQUEST = (wager: string): string => `decide event for wager ${wager}: whether it was to be paid at once`;

/** What blackjack adds: an added wager whose original did not count or that is out of proportion to it, a double taken back or too late, words for chips, the displayed limits. */
function ownReason(round: BlackjackRound, wager: Wager, facts: SettlingFacts): boolean | string {
  const { on, limit, stake } = wager;
  if (on !== undefined && (isTurnedDown(on) || isOutOfProportion(wager, on, facts))) return true;
  if (wager.bet === 'double') {
    if (facts.doubleWithdrawnUpTo !== undefined && isTakenBack(wager)) return true;
    if (doublesIn(round).some((doubled) => isAfterTheCard(wager, doubled))) return true;
  }
  if (wager.oral === true)
    return facts.oralWagers === 'refused' ? true : `what came with wager ${wager.id}, made by word of mouth`;
  if (isMadeOtherwise(round, wager, facts) || isDoubledAlone(round, wager, facts)) return true;
  if (overShared(round, wager, facts) > 0) return true;
  if (wager.decidedBy === 'main' && isOffUnits(wager, facts)) return true;
  const below = limit?.min !== undefined && stake < limit.min;
  if (below && facts.underMinimum === 'stands') return TOLD_BEFORE;
  const outside = below || (limit?.max !== undefined && stake > limit.max);
  return outside && facts.displayedLimits?.includes(wager.bet) === true;
}

function isOutOfProportion({ bet, stake }: Wager, on: Wager, { addedStake }: SettlingFacts): boolean {
  const rule = addedStake?.get(bet);
  return rule !== undefined && !isInProportion(rule, stake, on.stake);
}

/** By how much the wagers of all players on a box go over the maximum with this one, where it binds them together. */
function overShared(round: BlackjackRound, wager: Wager, { sharedBoxMaximum }: SettlingFacts): Cents {
  const max = wager.limit?.max;
  if (sharedBoxMaximum !== 'whole-box' || max === undefined || wager.decidedBy !== 'main') return 0;
  let total = 0;
  for (const other of round.wagers)
    if (other.decidedBy === 'main' && other.hand?.box === wager.hand?.box && (other === wager || isAccepted(other)))
      total += other.stake;
  return Math.max(0, total - max);
}

/** By how much a wager goes over the displayed maximum, where rules hold it to that and do not say what becomes of the rest. */
const overDisplayed = ({ bet, stake, limit }: Wager, { displayedLimits }: SettlingFacts): Cents =>
  limit?.max !== undefined && displayedLimits?.includes(bet) === true ? Math.max(0, stake - limit.max) : 0;

/** A payment that may owe its difference to the chips at hand, which a record does not show. */
function mayLackChips(wager: Wager, stake: Cents, odds: Odds, facts: SettlingFacts): boolean {
  if (facts.unpayableWinnings === undefined) return false;
  // Paying up is what players are due without the notice, and is not held against a table that has it.
  if (isPaidUp(wager, stake, odds)) return true;
  return facts.rounding !== 'up-to-next-payable-amount' && isPaidToLowerMultiple(wager, stake, odds);
}

/** How the wagers on a hand, those added to them, and insurance are decided and paid. */
export const HANDS: Settling<BlackjackRound, SettlingFacts> = {
  endOfWagering: END_OF_WAGERING,
  howItEnded: (wager) => `settle event of wager ${wager} with the cards of its hand and the dealer's`,
  resultOf: (round, wager: Wager, facts) =>
    isRuled(facts) ? outcomeOf(dueRow(round, wager, facts), facts) : undefined,
  oddsOf: (round, wager: Wager, facts) => {
    if (!isRuled(facts)) return undefined;
    const row = dueRow(round, wager, facts);
    if (outcomeOf(row, facts) !== 'win') return undefined;
    return payingOdds(payRow(round, wager, row, facts), facts);
  },
  mayBeTurnedDown: (round, wager: Wager, facts) =>
    mayBeTurnedDownFor(round, wager, facts, ownReason(round, wager, facts), END_OF_WAGERING),
  mayBeCutBy: (round, wager: Wager, facts) =>
    playersMayTakeBack(round, facts)
      ? wager.stake
      : Math.max(overShared(round, wager, facts), overDisplayed(wager, facts)),
  mostPayable: (wager, stake, odds, { unpayableWinnings }) => {
    const exact = wholeWinnings(stake, odds);
    return unpayableWinnings === undefined ? exact : nextPayable(wager, exact);
  },
  isRounded: () => false,
  paymentDoubt: (round, wager: Wager, stake, odds, facts) => {
    if (mayLackChips(wager, stake, odds, facts)) return SMALLEST_CHIP;
    if (!isRuled(facts)) return undefined;
    // A card too many may have made, or spoilt, what the hand is paid for.
    if (wager.hand !== undefined && !drewRightly(round, wager.hand, facts)) return AS_IT_SHOULD_BE;
    if (isPaidOnOpenRequest(round, wager, facts)) return PREVAILS;
    return tookEvenMoney(round, wager, facts) === undefined ? REQUEST(wager.id) : undefined;
  },
  unpayablePart: () => 0,
};
