import type { TableFacts } from '../table/table-facts';
import type { Placed, TableRound } from '../table/table-round';

/** Where the indicator came to rest: in a compartment, or between two of them, of which the first passed it last. */
export interface Rest {
  readonly symbol: string;
  readonly ahead: string | undefined;
}

export function restOf({ result }: { readonly result: string }): Rest {
  const [symbol = '', ahead] = result.split('/');
  return { symbol, ahead };
}

/** The spin that counts unless the rules say that it does not: the last one, where it was not called off. */
export const lastSpin = ({ spins, calledOff }: Pick<TableRound, 'spins' | 'calledOff'>): Placed<'spin'> | undefined =>
  calledOff ? undefined : spins.at(-1);

export type SpinFacts = Pick<TableFacts, 'revolutions' | 'indicatorBetween'>;

/** Why a spin decides nothing, by the names that rules have for it. */
export type Uncounted = 'too-few-revolutions' | 'indicator-between-segments';

export const leastRevolutions = ({ revolutions }: SpinFacts): number => Number(revolutions?.figure ?? 0);

/** Why a spin that nobody called off decides nothing under the rules; undefined where it decides. */
export function whyUncounted(spin: Placed<'spin'>, facts: SpinFacts): Uncounted | undefined {
  if (typeof spin.revolutions === 'number' && spin.revolutions < leastRevolutions(facts)) return 'too-few-revolutions';
  if (facts.indicatorBetween === 'no-spin' && restOf(spin).ahead !== undefined) return 'indicator-between-segments';
  return undefined;
}

/** The same of the spin that would decide a round. */
export function uncountedIn(round: Pick<TableRound, 'spins' | 'calledOff'>, facts: SpinFacts): Uncounted | undefined {
  const spin = lastSpin(round);
  return spin && whyUncounted(spin, facts);
}

/** Whether something stands after a spin was called off and before it was repeated. */
export const isBetweenSpins = (
  { spins, calledOffAt }: Pick<TableRound, 'spins' | 'calledOffAt'>,
  at: number,
): boolean => calledOffAt.some((off) => off < at && !spins.some((spin) => spin.at > off && spin.at < at));
