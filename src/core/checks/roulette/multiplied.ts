import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Wager } from '../../games/wager';
import type { Cents } from '../../values/money';
import { oddsOf, type Odds } from '../../values/odds';

type MultiplierFacts = Partial<Pick<RouletteFacts, 'multipliers' | 'multipliedWagers'>>;

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

/** What is missing where a wager was paid as one of the multipliers pays, and the record tells of none. */
export const UNTOLD_MULTIPLIERS = 'announce events of the multipliers of the spin';

/** Paid at odds that a multiplier may give, in a record that leaves the multipliers out. */
export const mayBeMultiplied = (
  { multipliers }: RouletteRound,
  wager: Wager,
  stake: Cents,
  facts: MultiplierFacts,
): boolean =>
  multipliers.length === 0 &&
  isMultipliable(wager, facts) &&
  facts.multipliers?.some((times) => wager.paid === times * stake) === true;
