import type { SicBoFacts } from '../../games/sic-bo/game';
import type { SicBoRound } from '../../games/sic-bo/round';
import { provided } from '../../play/wagers/provision';

type Provisions = SicBoFacts['irregularities'];

/** Faults for which the dealer has to call the tumble off; a call without one has one of them as its reason. */
const CALLED_OFF_FOR = ['no-spin', 'die-cocked', 'malfunction/tumbler'] as const;

/** The rows by which a round is void: for what went wrong in it, for the call, or because the operator invalidates it. */
export function voidingRows(round: SicBoRound, provisions: Provisions): readonly string[] {
  for (const irregularity of round.irregularities) {
    const provision = provided(irregularity, provisions);
    if (provision?.prescribed === 'round-void') return [provision.row];
  }
  const rows = round.calledOff || round.mayBeCalledOff ? CALLED_OFF_FOR : ['invalidated-by-operator'];
  const stated = rows.filter((row) => provisions.has(row));
  return stated.includes('no-spin') ? ['no-spin'] : stated;
}
