import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound, Spin } from '../../games/roulette/round';

/** The facts that say what a valid spin is. */
export const SPIN_FACTS = ['revolutions', 'spinDirection'] as const;
export type SpinFacts = Partial<Pick<RouletteFacts, (typeof SPIN_FACTS)[number]>>;

export const isTooShort = ({ revolutions }: Spin, facts: SpinFacts): boolean =>
  revolutions !== undefined && facts.revolutions !== undefined && revolutions < Number(facts.revolutions.figure);

export const isWithTheWheel = ({ direction }: Spin, facts: SpinFacts): boolean =>
  direction === 'same' && facts.spinDirection === 'opposite';

/** The pocket by which wagers are decided: that of a spin which was valid and not called off, on the wheel of the rules. */
export function decidingPocket(round: RouletteRound, facts: SpinFacts): string | undefined {
  if (round.decidedUnder !== facts) {
    round.deciding = pocketUnder(round, facts);
    round.decidedUnder = facts;
  }
  return round.deciding;
}

function pocketUnder(round: RouletteRound, facts: SpinFacts): string | undefined {
  const { pocket, wheel } = round;
  if (pocket === undefined || round.voided || !wheel.pockets.has(pocket)) return undefined;
  const spin = round.spins.at(-1);
  // Settling by a spin that should have been called off is one breach, and the checks of the spin have it.
  return spin === undefined || isTooShort(spin, facts) || isWithTheWheel(spin, facts) ? undefined : pocket;
}

/** Whether wagers of the round were settled as won or lost. */
export const hasSettled = ({ wagers }: RouletteRound): boolean =>
  wagers.some(({ result }) => result === 'win' || result === 'lose');
