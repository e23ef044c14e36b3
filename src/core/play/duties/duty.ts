import { checkMaker, type Check } from '../judging/check';
import type { TableFacts } from '../table/table-facts';
import type { GameDefinition } from '../table/table-game';
import type { TableRound } from '../table/table-round';

/** A duty of the catalogue: made into a check of each game that declares the facts it enforces. */
export type Duty = (game: GameDefinition) => Check<TableRound>;

/** Checks of any game: `tableCheck({ … })` is held to the facts of tables, then widened. */
export const tableCheck = checkMaker<TableRound, Required<TableFacts>, never>();

/** Everything that how a wager is settled may depend on. */
export const SETTLING_FACTS = [
  'wagers',
  'placedWith',
  'oralWagers',
  'oralWagersNeed',
  'underMinimum',
  'overMaximum',
  'offIncrement',
  'irregularities',
  'outcomes',
  'pays',
  'wagerUnits',
  'rounding',
  'wagersMadeWith',
  'cardRanking',
  'handRanking',
  'aceInStraight',
  'dealerQualifies',
  'stakeToAnte',
  'overMultiple',
  'underMultiple',
  'addedStake',
  'surrenderCosts',
  'noDecision',
  'undecidedPlayer',
  'revolutions',
  'indicatorBetween',
  'displayedLimits',
  'raiseOn',
  'sharedBoxMaximum',
] as const satisfies readonly (keyof TableFacts)[];
export type SettlingFacts = Partial<Pick<TableFacts, (typeof SETTLING_FACTS)[number]>>;

/** The facts of a check that a game declares; a rule set can state no others. */
export function declaredIn(game: GameDefinition, check: Check<TableRound>): Check<TableRound> {
  const own = (names: readonly string[]): readonly string[] => names.filter((name) => Object.hasOwn(game.facts, name));
  const { enforces, mayEnforce, needs, uses } = check;
  return { ...check, enforces: own(enforces), mayEnforce: own(mayEnforce), needs: own(needs), uses: own(uses) };
}
