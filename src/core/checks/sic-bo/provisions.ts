import type { SicBoFacts } from '../../games/sic-bo/game';
import type { Irregularity, SicBoRound } from '../../games/sic-bo/round';

type Provisions = SicBoFacts['irregularities'];

/** The row that provides for an irregularity: by what failed, and by whether wagers could still be placed. */
export function provisionFor({ kind, of, wageringOpen }: Irregularity, provisions: Provisions): string | undefined {
  const plain = of === undefined ? kind : `${kind}/${of}`;
  if (provisions.has(plain)) return plain;
  if (wageringOpen === undefined) return undefined;
  const timed = `${plain}/${wageringOpen ? 'before' : 'after'}-wagering-closes`;
  return provisions.has(timed) ? timed : undefined;
}

/** Faults for which the dealer has to call the tumble off; a call without one has one of them as its reason. */
const CALLED_OFF_FOR = ['no-spin', 'die-cocked', 'malfunction/tumbler'] as const;

/** The rows by which a round is void: for what went wrong in it, for the call, or because the operator invalidates it. */
export function voidingRows(round: SicBoRound, provisions: Provisions): readonly string[] {
  for (const irregularity of round.irregularities) {
    const row = provisionFor(irregularity, provisions);
    if (row !== undefined && provisions.get(row) === 'round-void') return [row];
  }
  const rows = round.calledOff ? CALLED_OFF_FOR : ['invalidated-by-operator'];
  const stated = rows.filter((row) => provisions.has(row));
  return stated.includes('no-spin') ? ['no-spin'] : stated;
}
