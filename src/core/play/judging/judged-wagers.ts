import { takesPart, type Wager, type WageredRound } from '../../games/wager';
import type { Check } from './check';

/** What there is to judge of a wager, as bits. */
export const OUTCOME = 1;
export const PAYMENT = 2;

const BY_CHECK = { outcome: OUTCOME, payment: PAYMENT, settlement: OUTCOME | PAYMENT, permission: 0 } as const;

/** What a check judges of the wagers it speaks of. */
export const judgedBy = ({ judges }: Pick<Check<never>, 'judges'>): number =>
  judges === undefined ? 0 : BY_CHECK[judges];

/**
 * What of a wager needs a rule to be judged by, and no check has judged. A stake that was given back whole, or lost whole, needs
 * none for its payment; nor does the outcome of one that took no part, or was declared void.
 */
export function leftUnjudged({ voided, dummy }: WageredRound, wager: Wager): number {
  const { judged, result } = wager;
  if (judged === BOTH || !takesPart(wager)) return 0;
  const payment = judged & PAYMENT || isPlain(wager) ? 0 : PAYMENT;
  if (voided || dummy || wager.voided) {
    if (judged !== 0) return 0;
    return result === 'win' || result === 'lose' ? BOTH : payment;
  }
  // Turned down, or still lying there for the next round: one answer is all there is.
  if (result === undefined) return judged === 0 ? OUTCOME : 0;
  if (result === 'void') return judged === 0 && wager.decidedBy !== undefined ? OUTCOME | payment : payment;
  return payment | (judged & OUTCOME ? 0 : OUTCOME);
}

const BOTH = OUTCOME | PAYMENT;

/** Money that the word it was settled by says all of. */
function isPlain({ result, paid, stake, returned }: Wager): boolean {
  if (result === 'win' || paid > 0) return false;
  return returned === undefined || returned === (result === 'lose' ? 0 : stake);
}
