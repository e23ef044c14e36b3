import { takesPart, type Wager, type WageredRound } from '../../games/wager';
import type { Ruling } from '../judging/ruling';

export const VOID_WAGER = {
  voidWagerSettled: 'Wager {{subject}} was declared void, and it was {{settled}}; a void wager neither wins nor loses.',
} as const;

/**
 * A wager that was declared void by itself neither wins nor loses, so that it is neither paid nor collected. Where rules let a
 * stake be forfeited, one that was collected may have been, and a record of the round does not show why it was declared void.
 */
export function judgeVoidWagers(
  round: WageredRound,
  stake: 'returned' | 'returned-or-forfeited' | undefined,
  ruling: Ruling<'voidWager', keyof typeof VOID_WAGER>,
  isPartlyVoid: (wager: Wager) => boolean = isOverMaximum,
): void {
  if (stake === undefined || round.voided || round.dummy) return;
  for (const wager of round.wagers) {
    const { id, result } = wager;
    if (!wager.voided || result === undefined || !takesPart(wager)) continue;
    if (result !== 'win' && result !== 'lose') ruling.complies(id);
    else if (isPartlyVoid(wager)) ruling.cannotTell(id, [`how much of wager ${id} was declared void`], ['voidWager']);
    else if (result === 'lose' && stake === 'returned-or-forfeited')
      ruling.cannotTell(id, [`whether the stake of wager ${id} was forfeited`], ['voidWager']);
    else ruling.breaches(id, { message: 'voidWagerSettled', cites: ['voidWager'], expected: 'void', recorded: result });
  }
}

/** Of a wager above the maximum only the excess may have been declared void. */
export const isOverMaximum = ({ stake, limit }: Wager): boolean => limit?.max !== undefined && stake > limit.max;
