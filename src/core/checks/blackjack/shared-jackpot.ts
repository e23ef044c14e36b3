import { majorJackpot } from '../../games/blackjack/additional/jackpot';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cited } from '../../play/judging/ruling';

/** Wagers that won the same share of a jackpot and were not paid alike. */
export interface Unshared {
  readonly winners: readonly Wager[];
  readonly least: Wager;
  readonly most: Wager;
  readonly cites: readonly Cited<'jackpotShared'>[];
}

/** What cannot be divided without a rest leaves a cent. */
const A_CENT = 1;

/** What the jackpot was is in no record; that its winners were paid unequal shares is. One paid nothing yet may still be. */
export function unequalShares(
  round: BlackjackRound,
  shared: ReadonlyMap<string, string> | undefined,
): Unshared | undefined {
  const won = round.additional.filter(({ result, paid, decidedBy }) => result === 'win' && paid > 0 && decidedBy);
  const winners = won.filter((wager) => majorJackpot(round, wager) !== undefined);
  const [first, ...others] = [...winners].sort((one, other) => one.paid - other.paid);
  const last = others.at(-1);
  if (first === undefined || last === undefined || last.paid - first.paid <= A_CENT) return undefined;
  // The first card of the dealer counts in all of them, so that they have all won the same share.
  const rows = [...(shared?.keys() ?? [])].filter(
    (row) => row.endsWith(`/several-${majorJackpot(round, first) ?? ''}-hands`) && shared?.get(row) === 'equally',
  );
  const cites = rows.map((row) => ['jackpotShared', row] as const);
  return cites.length === 0 ? undefined : { winners, least: first, most: last, cites };
}
