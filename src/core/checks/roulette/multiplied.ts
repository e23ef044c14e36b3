import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Wager } from '../../games/wager';
import type { Cents } from '../../values/money';
import { oddsOf, type Odds } from '../../values/odds';

type MultiplierFacts = Partial<Pick<RouletteFacts, 'multipliers' | 'multipliedWagers' | 'multiplierNumbers'>>;

const isMultipliable = ({ known }: Wager, { multipliedWagers }: MultiplierFacts): boolean =>
  multipliedWagers?.includes(known.kind) === true;

/** The odds announced for the number on which a wager won, where it is one that they are for. */
export function announcedOdds(
  { multipliers, pocket, wheel }: RouletteRound,
  wager: Wager,
  facts: MultiplierFacts,
): Odds | undefined {
  if (multipliers.length === 0 || pocket === undefined || !isMultipliable(wager, facts)) return undefined;
  if (wheel.laid(wager).covers?.has(pocket) !== true) return undefined;
  const odds = multipliers.find((multiplier) => multiplier.pocket === pocket)?.odds;
  return odds === undefined ? undefined : oddsOf(odds, 1);
}

/** What is missing where a wager was paid as one of the multipliers pays, and the record does not tell of all. */
export const UNTOLD_MULTIPLIERS = 'announce events of the multipliers of the spin';

/** Paid at odds that a multiplier may give, in a record that leaves multipliers out or does not tell what this one was. */
export const mayBeMultiplied = (round: RouletteRound, wager: Wager, stake: Cents, facts: MultiplierFacts): boolean =>
  isMultipliable(wager, facts) &&
  facts.multipliers?.some((times) => wager.paid === times * stake) === true &&
  areLeftOut(round, facts);

/** No multipliers are told, or fewer than a spin that has any; or the odds told for the number that won say nothing. */
function areLeftOut({ multipliers, pocket }: RouletteRound, { multiplierNumbers = [] }: MultiplierFacts): boolean {
  const least = multiplierNumbers.length === 0 ? 1 : Math.min(...multiplierNumbers);
  return multipliers.length < least || multipliers.some((one) => one.pocket === pocket && one.odds === undefined);
}
