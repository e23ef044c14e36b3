import { isListed } from '../../games/listed';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cents } from '../../values/money';
import { wholeWinnings, type Odds } from '../../values/odds';
import { isPaidToLowerMultiple, isPaidUp, nextPayable } from '../../play/wagers/chips';
import { playersMayTakeBack } from '../../play/wagers/prescribed';
import { SMALLEST_CHIP, type Settling } from '../../play/wagers/settling';
import { mayBeTurnedDownFor } from '../../play/wagers/standing';
import { isDoubledUntold } from './doubles';
import { AS_IT_SHOULD_BE, drewRightly, STOPPING_FACTS } from './drawn-rightly';
import { dueRow, outcomeOf, type DueFacts } from './due';
import { payRow, payingOdds, type PayFacts } from './paying';
import { isPaidOnOpenRequest, PREVAILS, tookEvenMoney } from './requests';
import { overShared, ownReason, TURNING_DOWN_FACTS } from './turned-down';

/** Everything that how a wager on a hand, or insurance, is settled may depend on. */
export const SETTLING_FACTS = [
  'wagers',
  'cardValues',
  'outcomes',
  'pays',
  'blackjackAfterSplit',
  'blackjackAfterSwitch',
  'aceInDouble',
  'evenMoneyAgainst',
  'evenMoneyOpen',
  'evenMoneyPays',
  'surrenderAgainst',
  'surrenderBelow',
  'originalWagerAfterSplit',
  'tenValueRanking',
  'overMaximum',
  'oralWagersNeed',
  'irregularities',
  'unpayableWinnings',
  ...TURNING_DOWN_FACTS,
  ...STOPPING_FACTS,
] as const;
export type SettlingFacts = Partial<Pick<BlackjackFacts, (typeof SETTLING_FACTS)[number]>>;

type Ruled = SettlingFacts & DueFacts & PayFacts;

/** Without the value of cards and the results there is nothing to judge a wager by. */
const isRuled = (facts: SettlingFacts): facts is Ruled =>
  facts.cardValues !== undefined && facts.outcomes !== undefined && facts.pays !== undefined;

const END_OF_WAGERING = 'what ended the wagering period: the call of no more bets, or the first card';

/** What a record would have to say of a blackjack paid its stake after the dealer's second card. */
export const REQUEST = (wager: string): string => `decide event for wager ${wager}: whether it was to be paid at once`;

/** By how much a wager goes over the displayed maximum, where rules hold it to that and do not say what becomes of the rest. */
const overDisplayed = ({ bet, stake, limit }: Wager, { displayedLimits }: SettlingFacts): Cents =>
  limit?.max !== undefined && isListed(displayedLimits, bet) ? Math.max(0, stake - limit.max) : 0;

/** A payment that may owe its difference to the chips at hand, which a record does not show. */
function mayLackChips(wager: Wager, stake: Cents, odds: Odds, facts: SettlingFacts): boolean {
  if (facts.unpayableWinnings === undefined) return false;
  // Paying up is what players are due without the notice, and is not held against a table that has it.
  if (isPaidUp(wager, stake, odds)) return true;
  return facts.rounding !== 'up-to-next-payable-amount' && isPaidToLowerMultiple(wager, stake, odds);
}

/** A record that leaves out what was added to double a hand may tell what was paid on both in one. */
const mayBeForBoth = (round: BlackjackRound, wager: Wager, stake: Cents, odds: Odds): boolean =>
  wager.paid > wholeWinnings(stake, odds) &&
  wager.paid <= wholeWinnings(2 * stake, odds) &&
  isDoubledUntold(round, wager);

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
    if (mayBeForBoth(round, wager, stake, odds)) return `wager event of the double on wager ${wager.id}`;
    if (!isRuled(facts)) return undefined;
    // A card too many may have made, or spoilt, what the hand is paid for.
    if (wager.hand !== undefined && !drewRightly(round, wager.hand, facts)) return AS_IT_SHOULD_BE;
    if (isPaidOnOpenRequest(round, wager, facts)) return PREVAILS;
    return tookEvenMoney(round, wager, facts) === undefined ? REQUEST(wager.id) : undefined;
  },
  unpayablePart: () => 0,
};
