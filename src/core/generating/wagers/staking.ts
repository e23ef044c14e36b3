import type { StandingFacts } from '../../play/wagers/standing';
import type { Limit } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Random } from '../random';

/** The facts that say what may be wagered, in any game. */
export interface StakingFacts extends StandingFacts {
  readonly confirmedWagers?: string;
  readonly unconfirmedStake?: string;
  readonly oralWagers?: string;
  readonly oralWagersNeed?: string;
  readonly wagerUnits?: string;
  readonly largestStep?: string;
  readonly rounding?: string;
}

/** The least part of a stake that all odds pay in whole cents. */
export const PART: Cents = 100;

const MINIMUMS: readonly [Cents, ...Cents[]] = [500, 1000, 2500, 5000];

/** What a table displays: a minimum, a maximum, and steps where the rules have stakes keep to them. */
export interface Displayed extends Required<Pick<Limit, 'min' | 'max'>> {
  readonly increment?: Cents;
  /** What stakes are counted in: all of them are the minimum and so many of these. */
  readonly step: Cents;
}

export function displayed(facts: StakingFacts, random: Random): Displayed {
  const min = random.pick(MINIMUMS);
  const unit = facts.wagerUnits === 'minimum' || random.once(2) ? min : 500;
  // Steps of two units where they may be as great: a stake may then be off the steps and still in units.
  const increment =
    keepsToSteps(facts) && random.once(2) ? (facts.largestStep === 'minimum' ? 1 : 2) * unit : undefined;
  const step = increment ?? unit;
  const max = min + step * (10 + random.below(60));
  return { min, max, step, ...(increment !== undefined && { increment }) };
}

const keepsToSteps = ({ offIncrement }: StakingFacts): boolean =>
  offIncrement === 'reduced' || offIncrement === 'not-accepted' || offIncrement === 'next-lowest-taken';

/** A stake between two steps. */
export const offStep = (min: Cents, increment: Cents): Cents => min + increment + increment / 2;

/** A stake that the limits permit, its ends as often as not. */
export function stakeWithin({ min, max, step }: Displayed, random: Random): Cents {
  switch (random.below(6)) {
    case 0:
      return min;
    case 1:
      return max;
    default:
      return min + step * random.below((max - min) / step + 1);
  }
}

/** Limits as a record has them. */
export const limitsOf = ({ min, max, increment }: Displayed): Readonly<Record<string, Limit>> => ({
  '*': { min, max, ...(increment !== undefined && { increment }) },
});

/** A notice asks for multiples of the minimum, and no rule says what becomes of a wager off the steps. */
export const asksForUnits = ({ wagerUnits, offIncrement, rounding }: StakingFacts): boolean =>
  wagerUnits !== undefined && offIncrement === undefined && rounding === 'down-to-lower-multiple-of-minimum';

/** Terminals ask players to confirm, where the rules speak of it. */
export const asksToConfirm = ({ confirmedWagers, unconfirmedWagers, unconfirmedStake }: StakingFacts): boolean =>
  confirmedWagers !== undefined || unconfirmedWagers !== undefined || unconfirmedStake !== undefined;
