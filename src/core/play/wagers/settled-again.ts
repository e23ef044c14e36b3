import type { WageredRound } from '../../games/wager';

/** A result that was corrected, or cards that were put in order, have some wagers settled anew, long after the others. */
export const isSettledAgain = ({ irregularities }: WageredRound): boolean =>
  irregularities.some(
    ({ kind, treatment }) =>
      kind === 'wrong-result-entered' || treatment === 'result-recalculated' || treatment === 'reconstructed',
  );
