import type { BaccaratRound } from '../../games/baccarat/round';

/** Treatments by which a hand dealt wrongly keeps its result, so that its cards no longer speak against the table. */
const RESULT_KEPT = new Set(['result-stands', 'result-recalculated', 'reconstructed']);

/** The cards of this coup show how it was dealt: it was not voided, nor already treated as misdealt. */
export const dealIsJudged = (round: BaccaratRound): boolean =>
  !round.voided &&
  (round.irregularities.length === 0 ||
    !round.irregularities.some(
      ({ kind, treatment }) => kind === 'card-to-wrong-hand' && treatment !== undefined && RESULT_KEPT.has(treatment),
    ));
