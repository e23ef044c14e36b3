import type { RouletteFacts } from '../../games/roulette/game';
import type { RoundEvent } from '../../rounds/record';
import type { Random } from '../random';

const MULTIPLIER = 'multiplier:';

export type Announced = RoundEvent & { readonly type: 'announce' };

/** Odds to 1 for one number of the spin. */
export const multiplied = (pocket: string, odds: number): Announced => ({
  type: 'announce',
  of: `${MULTIPLIER}${pocket}`,
  value: odds,
});

export const isMultiplier = (event: RoundEvent): event is Announced =>
  event.type === 'announce' && event.of.startsWith(MULTIPLIER);

export const pocketOf = ({ of }: Announced): string => of.slice(MULTIPLIER.length);

/** So many numbers, each with some of the stated odds; the one that comes up is among them as often as not. */
export function multipliersOn(
  count: number,
  pockets: readonly string[],
  pocket: string,
  { multipliers = [] }: Partial<RouletteFacts>,
  random: Random,
): readonly Announced[] {
  const first = random.once(2) ? pocket : (random.pick(pockets) ?? pocket);
  const left = pockets.filter((other) => other !== first);
  const others = Array.from({ length: count - 1 }, () => left.splice(random.below(left.length), 1)[0] ?? '');
  return [first, ...others].map((number) => multiplied(number, random.pick(multipliers) ?? 0));
}

/** As many as the rules state, where they have them; at times a record leaves them out. */
export function lawfulMultipliers(
  pockets: readonly string[],
  pocket: string,
  facts: Partial<RouletteFacts>,
  random: Random,
): readonly Announced[] {
  const { multiplierNumbers } = facts;
  if (multiplierNumbers === undefined || random.once(6)) return [];
  return multipliersOn(random.pick(multiplierNumbers) ?? 0, pockets, pocket, facts, random);
}
