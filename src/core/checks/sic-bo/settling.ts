import { betNamed } from '../../games/sic-bo/bet';
import { paidBy, resultByDice } from '../../games/sic-bo/dice';
import type { SicBoFacts } from '../../games/sic-bo/game';
import type { SicBoRound } from '../../games/sic-bo/round';
import type { Wager } from '../../games/wager';
import type { Odds } from '../../values/odds';
import { mayLackChips, mostInChips } from '../../play/wagers/chips';
import { isMadeOtherwise } from '../../play/wagers/made-with';
import { mayBeTurnedDownAsSpoken } from '../../play/wagers/oral';
import { SMALLEST_CHIP, type Settling } from '../../play/wagers/settling';
import { isAccepted, mayBeTurnedDownFor } from '../../play/wagers/standing';
import { isOffUnits } from '../../play/wagers/units';
import { namesWhatItMay } from './named-numbers';

/** Everything that how a wager on a tumble is settled may depend on. */
export const SETTLING_FACTS = [
  'wagers',
  'mayName',
  'combinations',
  'placedWith',
  'oralWagers',
  'oralWagersNeed',
  'underMinimum',
  'overMaximum',
  'offIncrement',
  'unconfirmedWagers',
  'irregularities',
  'outcomes',
  'winningTotals',
  'diceShowing',
  'pays',
  'wagerUnits',
  'rounding',
  'unpayableWinnings',
  'wagersMadeWith',
] as const;
export type SettlingFacts = Partial<Pick<SicBoFacts, (typeof SETTLING_FACTS)[number]>>;

const END_OF_WAGERING = 'what ended the wagering period: the call of no more bets';

/** What a record of one tumble cannot show of a wager below the minimum that rules have settled once and then sent back. */
const TOLD_BEFORE = 'whether its owner had been told that wagers below the minimum are returned';

/** What sic bo adds: numbers that may not be wagered on, a wager that needs another, words for chips, and a tumble made again. */
function ownReason(round: SicBoRound, wager: Wager, facts: SettlingFacts): boolean | string {
  if (round.tumbledAgain || namesWhatItMay(wager.bet, facts) === false || lacksItsCompanion(round, wager, facts))
    return true;
  if (isOffUnits(wager, facts) || isMadeOtherwise(round, wager, facts)) return true;
  const spoken = mayBeTurnedDownAsSpoken(round.oral, wager, facts);
  if (spoken !== false) return spoken;
  const { stake, limit } = wager;
  return facts.underMinimum === 'stands' && limit?.min !== undefined && stake < limit.min ? TOLD_BEFORE : false;
}

/** Without the game wager that an additional wager may only be placed with. */
export const lacksItsCompanion = (
  round: SicBoRound,
  wager: Wager,
  { placedWith }: Pick<SettlingFacts, 'placedWith'>,
): boolean =>
  placedWith?.has(wager.bet) === true &&
  !round.wagers.some((other) => other.player === wager.player && !placedWith.has(other.bet) && isAccepted(other));

function winningOdds(round: SicBoRound, wager: Wager, facts: SettlingFacts): Odds | undefined {
  const bet = betNamed(wager.bet);
  if (bet === undefined || round.thrown === undefined || facts.pays === undefined) return undefined;
  if (resultByDice(wager.bet, round.thrown, facts) !== 'win') return undefined;
  return facts.pays.get(paidBy(bet, round.thrown, facts.pays));
}

/** How the wagers on a tumble are decided and paid. */
export const TUMBLE: Settling<SicBoRound, SettlingFacts> = {
  endOfWagering: END_OF_WAGERING,
  howItEnded: (wager) => `settle event of wager ${wager} with the roll of the dice`,
  resultOf: (round, wager, facts) => resultByDice(wager.bet, round.thrown, facts),
  oddsOf: winningOdds,
  mayBeTurnedDown: (round, wager, facts) =>
    mayBeTurnedDownFor(round, wager, facts, ownReason(round, wager, facts), END_OF_WAGERING),
  mayBeCutBy: () => 0,
  mostPayable: mostInChips,
  isRounded: () => false,
  paymentDoubt: (round, wager, stake, odds, facts) => {
    if (mayLackChips(wager, stake, odds, facts)) return SMALLEST_CHIP;
    return mayBeMisplaced(round, wager) ? `position of wager ${wager.id}` : undefined;
  },
  unpayablePart: () => 0,
};

/** A wager that lay wrong may have been settled by where it should have been. */
export const mayBeMisplaced = ({ irregularities }: SicBoRound, { id }: Wager): boolean =>
  irregularities.some(({ kind, wager }) => kind === 'wager-misplaced' && (wager === undefined || wager === id));
