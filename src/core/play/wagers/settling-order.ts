import type { Wager, WageredRound } from '../../games/wager';
import type { Ruling } from '../judging/ruling';
import { isSettledAgain } from './settled-again';
import type { Settling } from './settling';

/** What rules state of the order of settling. */
export interface OrderFacts {
  readonly settlementOrder?: readonly string[];
  readonly settledWhen?: ReadonlyMap<string, string>;
}

export const OUT_OF_ORDER = {
  early: 'Wager {{subject}} on {{bet}} was settled before the result was out; wagers are settled after it.',
  paidFirst:
    'Wager {{subject}} was paid before wager {{collected}} was collected; all losing wagers are collected before winning ones are paid.',
} as const;

type Order = 'settlementOrder' | 'settledWhen';

/** What holds for wagers by how they ended. */
const ROWS = { win: 'winning-wagers', lose: 'losing-wagers' } as const;

/**
 * Wagers are settled after the result, and the losing ones are collected before any winner is paid, as far as rules say so.
 * A wager that was settled against the result is neither a loser nor a winner here: the check of the outcome has it.
 */
export function judgeSettlingOrder<Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  /** The place of the spin or roll that decides; undefined where a record does not show which. */
  resultAt: number | undefined,
  facts: Facts & OrderFacts,
  ruling: Ruling<Order, keyof typeof OUT_OF_ORDER>,
): void {
  if (round.voided || round.dummy) return;
  const { settlementOrder, settledWhen } = facts;
  const losersFirst = settlementOrder?.[0] === 'losing' && !isSettledAgain(round);
  const last = losersFirst ? collectedLast(settling, round, facts) : undefined;
  for (const wager of round.wagers) {
    const { id, bet, result, settledAt } = wager;
    if (settledAt === undefined || wager.decidedBy === undefined || (result !== 'win' && result !== 'lose')) continue;
    if (resultAt !== undefined && settledAt < resultAt && settledWhen?.get(ROWS[result]) === 'after-result')
      ruling.breaches(id, {
        message: 'early',
        cites: [['settledWhen', ROWS[result]]],
        expected: 'after the result',
        recorded: 'before the result',
        data: { bet },
      });
    else if (last?.settledAt !== undefined && settledAt < last.settledAt && isPaid(settling, round, wager, facts))
      ruling.breaches(id, {
        message: 'paidFirst',
        cites: ['settlementOrder'],
        expected: 'after all losing wagers were collected',
        recorded: `before wager ${last.id} was collected`,
        data: { collected: last.id },
      });
    else ruling.complies(id);
  }
}

/** The loser that was collected after all others. */
function collectedLast<Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  facts: Facts,
): Wager | undefined {
  let last: Wager | undefined;
  for (const wager of round.wagers) {
    const { result, stake, returned = 0, settledAt = -1 } = wager;
    if (result !== 'lose' || returned >= stake || settledAt <= (last?.settledAt ?? -1)) continue;
    if (wager.decidedBy !== undefined && isRightly(settling, round, wager, facts)) last = wager;
  }
  return last;
}

const isPaid = <Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): boolean => wager.result === 'win' && wager.paid > 0 && isRightly(settling, round, wager, facts);

/** As what came up for it, and not against that or without it. */
const isRightly = <Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): boolean => settling.resultOf(round, wager, facts) === wager.result;
