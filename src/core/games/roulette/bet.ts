import { kindOfBet } from '../wager';

/** What a bet names after its colon, in the order written: `0` and `1` of `split:0/1`; nothing where it names nothing. */
export const namedIn = (bet: string): readonly string[] => {
  const colon = bet.indexOf(':');
  return colon < 0 || colon === bet.length - 1 ? [] : bet.slice(colon + 1).split('/');
};

const isZero = (pocket: string): boolean => /^0+$/.test(pocket);

/** Zeros before numbers, `0` before `00`, so that a combination has one name however a record orders its numbers. */
const inOrder = (one: string, other: string): number => {
  const zeros = Number(isZero(other)) - Number(isZero(one));
  if (zeros !== 0) return zeros;
  return isZero(one) ? one.length - other.length : Number(one) - Number(other);
};

export const sortedPockets = (pockets: readonly string[]): readonly string[] => [...pockets].sort(inOrder);

/** A bet under the one name it has however its numbers are ordered. */
export const sortedBet = (bet: string): string => {
  const named = namedIn(bet);
  return named.length < 2 ? bet : `${kindOfBet(bet)}:${sortedPockets(named).join('/')}`;
};
