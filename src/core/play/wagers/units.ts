import type { Wager, WageredRound } from '../../games/wager';
import { printMoney } from '../../values/money';
import type { Ruling } from '../judging/ruling';
import { isAccepted } from './standing';

interface UnitFacts {
  readonly wagerUnits?: string;
  readonly offIncrement?: string;
  readonly rounding?: string;
}

export const OFF_UNITS = {
  offUnits: 'A stake of {{stake}} on {{bet}} was accepted; the notice asks for multiples of {{minimum}}.',
} as const;

/** Whether a wager has to be a multiple of its minimum: where units are asked for, or may be by a notice that the record leaves out. */
const asksForUnits = ({ wagerUnits, offIncrement, rounding }: UnitFacts): boolean =>
  // Where rules say what becomes of a wager off the steps, they are judged by that.
  wagerUnits !== undefined && offIncrement === undefined && rounding !== 'up-to-next-payable-amount';

/** A wager that a table may turn down because it is no multiple of the minimum. */
export const isOffUnits = ({ stake, limit }: Wager, facts: UnitFacts): boolean =>
  asksForUnits(facts) &&
  limit?.min !== undefined &&
  limit.increment === undefined &&
  stake > limit.min &&
  stake % limit.min > 0;

/** Wagers are multiples of the displayed minimum, unless something else is specified or no notice asks for it. */
export function judgeUnits(
  round: WageredRound,
  facts: UnitFacts,
  ruling: Ruling<'wagerUnits', keyof typeof OFF_UNITS>,
  isBound: (decidedBy: string | undefined) => boolean = (decidedBy) => decidedBy !== undefined,
): void {
  if (!asksForUnits(facts) || round.voided || round.dummy) return;
  for (const wager of round.wagers) {
    const { id, bet, stake, limit, result } = wager;
    const { min = 0, max = stake, increment } = limit ?? {};
    // Steps of their own are something else specified; a wager outside the limits is another rule's.
    if (!isBound(wager.decidedBy) || min === 0 || increment !== undefined || stake < min || stake > max) continue;
    if (!isOffUnits(wager, facts) || !isAccepted(wager)) ruling.complies(id);
    else if (result === undefined) ruling.cannotTell(id, [`settle event of wager ${id}`]);
    else
      ruling.breaches(id, {
        message: 'offUnits',
        cites: ['wagerUnits'],
        expected: String(stake - (stake % min)),
        recorded: String(stake),
        data: { bet, stake: printMoney(stake), minimum: printMoney(min) },
      });
  }
}
