import type { WagerOutcome } from '../../facts/kinds/outcome';
import type { RouletteFacts } from '../../games/roulette/game';
import { piecesIn } from '../../games/roulette/racetrack';
import type { RouletteRound } from '../../games/roulette/round';
import { isAboutOthers, type Wager } from '../../games/wager';
import { mayLackChips, mostInChips } from '../../play/wagers/chips';
import { isMadeOtherwise } from '../../play/wagers/made-with';
import { mayBeTurnedDownAsSpoken } from '../../play/wagers/oral';
import { SMALLEST_CHIP, type Settling } from '../../play/wagers/settling';
import { leftOpenBySteps, mayBeTurnedDownFor } from '../../play/wagers/standing';
import { announcedOdds, mayBeMultiplied, UNTOLD_MULTIPLIERS } from './multiplied';
import { partInSteps } from './racetrack-steps';
import { isOffUnits } from '../../play/wagers/units';
import { decidingPocket, SPIN_FACTS } from './valid-spin';

/** The facts on which the settlement of a wager may depend. */
export const SETTLING_FACTS = [
  ...SPIN_FACTS,
  'wagers',
  'pays',
  'underMinimum',
  'overMaximum',
  'offIncrement',
  'stepsCountedFrom',
  'unconfirmedWagers',
  'oralWagersNeed',
  'racetrackUnderMinimum',
  'racetrackOffIncrement',
  'racetrackPlaced',
  'irregularities',
  'wagerUnits',
  'rounding',
  'unpayableWinnings',
  'wagersMadeWith',
  'multipliers',
  'multiplierNumbers',
  'multipliedWagers',
] as const;
export type SettlingFacts = Partial<Pick<RouletteFacts, (typeof SETTLING_FACTS)[number]>>;

/** What a record lacks where no pocket decides. */
export const SPIN_MISSING = 'spin event with the pocket';

/** How the wheel of roulette decides a wager. */
export const SETTLING: Settling<RouletteRound, SettlingFacts> = {
  endOfWagering: 'what ended the wagering period: the call of no more bets',
  howItEnded: (wager) => `settle event of wager ${wager} with the spin`,
  resultOf,
  oddsOf: (round, wager, facts) =>
    wager.decidedBy === 'pocket' && resultOf(round, wager, facts) === 'win'
      ? (announcedOdds(round, wager, facts) ?? facts.pays?.get(round.wheel.laid(wager).kind))
      : undefined,
  mayBeTurnedDown: (round, wager, facts) =>
    mayBeTurnedDownFor(round, wager, facts, ownReason(round, wager, facts), SETTLING.endOfWagering),
  mayBeCutBy: (_round, wager, facts) =>
    wager.stake - partInSteps(wager, facts) + leftOpenBySteps(wager.stake, wager.limit, facts),
  mostPayable: mostInChips,
  isRounded: () => false,
  paymentDoubt: (round, wager, stake, odds, facts) => {
    if (mayBeMultiplied(round, wager, stake, facts)) return UNTOLD_MULTIPLIERS;
    return mayLackChips(wager, stake, odds, facts) ? SMALLEST_CHIP : doubtOf(round, wager);
  },
  unpayablePart: () => 0,
};

function resultOf(round: RouletteRound, wager: Wager, facts: SettlingFacts): WagerOutcome | undefined {
  const pocket = decidingPocket(round, facts);
  if (pocket === undefined || wager.decidedBy === 'no-place') return undefined;
  const { covers, pieces } = round.wheel.laid(wager);
  if (covers !== undefined) return covers.has(pocket) ? 'win' : 'lose';
  if (pieces === undefined) return undefined;
  // A wager that may lie in several ways is decided only where all of them end alike; its stake divides into its pieces.
  const dividing = pieces.filter((way) => wager.stake % piecesIn(way) === 0);
  const ways = dividing.length === 0 ? pieces : dividing;
  const wins = ways.filter((way) => way.some((piece) => piece.covers.has(pocket))).length;
  return wins === ways.length ? 'win' : wins === 0 ? 'lose' : undefined;
}

/** What a wager that may have stood elsewhere on the layout would need before its settlement is held against the table. */
export function doubtOf({ irregularities }: RouletteRound, wager: Wager): string | undefined {
  for (const irregularity of irregularities) {
    if (isAboutOthers(irregularity, wager)) continue;
    const { kind, treatment, place } = irregularity;
    if (kind === 'wager-misplaced') return `position of wager ${wager.id}`;
    // How a wrong result or a fault was dealt with is another check's, and what was settled follows from it.
    if (kind === 'wrong-result-entered' && treatment !== 'result-recalculated') return `${place}.treatment`;
    if (kind === 'malfunction') return `what the malfunction at ${place} left of the wagers`;
  }
  return undefined;
}

/** Reasons for turning a wager down that other games do not have. */
function ownReason(round: RouletteRound, wager: Wager, facts: SettlingFacts): boolean | string {
  const { stake, limit, id } = wager;
  // On a spin called off a wager may be given back, or be left for the next one.
  if (round.calledOff || isOffUnits(wager, facts) || isMadeOtherwise(round, wager, facts)) return true;
  // Valid once: whether it was the first time, one round does not show.
  if (facts.underMinimum === 'stands' && limit?.min !== undefined && stake < limit.min) return true;
  if (wager.decidedBy === 'racetrack') {
    if (facts.racetrackPlaced !== undefined && round.laidByPlayer.some((laid) => laid.id === id)) return true;
    if (partInSteps(wager, facts) < stake || leftOpenBySteps(stake, limit, facts) > 0) return true;
    if (facts.racetrackUnderMinimum === 'void' && limit?.min === undefined) return 'limits of race-track wagers';
  }
  const spoken = mayBeTurnedDownAsSpoken(round.oral, wager, facts);
  return spoken === false ? (doubtOf(round, wager) ?? false) : spoken;
}
