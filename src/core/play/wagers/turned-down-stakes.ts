import type { Wager, WageredRound } from '../../games/wager';
import { printMoney } from '../../values/money';
import type { Ruling } from '../judging/ruling';
import type { Settling } from './settling';

export const TURNED_DOWN_STAKE = {
  kept: 'Wager {{subject}} was turned down, and {{returned}} of its stake of {{stake}} was given back; only losing wagers are collected.',
  paidOn: 'Wager {{subject}} was turned down, and {{paid}} was paid on it.',
} as const;

/** Of a wager that was rightly turned down nothing is kept, as only losing wagers are collected, and nothing is paid on it. */
export function judgeTurnedDownStakes<Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  facts: Facts,
  ruling: Ruling<'losingStake', keyof typeof TURNED_DOWN_STAKE>,
): void {
  // Of a void round another check has every stake.
  if (round.voided || round.dummy) return;
  for (const wager of round.wagers) {
    // One declared void by itself may be that of a player who broke the rules, whose stake some rules let a casino keep.
    if (wager.result !== 'void' || wager.voided || wager.withdrawn) continue;
    if (isAgainstItsResult(settling, round, wager, facts)) continue;
    const { id, stake, lateStake, paid, returned } = wager;
    if (paid > 0)
      ruling.breaches(id, {
        message: 'paidOn',
        cites: ['losingStake'],
        expected: '0',
        recorded: String(paid),
        data: { paid: printMoney(paid) },
      });
    else if (returned === stake) ruling.complies(id);
    // The stake it was altered to too late: the check of the wagering period has that breach.
    else if (returned !== undefined && returned !== lateStake)
      ruling.breaches(id, {
        message: 'kept',
        cites: ['losingStake'],
        expected: String(stake),
        recorded: String(returned),
        data: { stake: printMoney(stake), returned: printMoney(returned) },
      });
  }
}

/** It stood and should have won or lost: the check of the outcome has that breach, or is in doubt about it. */
const isAgainstItsResult = <Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): boolean =>
  wager.decidedBy !== undefined &&
  settling.resultOf(round, wager, facts) !== undefined &&
  settling.mayBeTurnedDown(round, wager, facts) !== true;
