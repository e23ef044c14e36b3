import type { BaccaratRound, Decider } from '../../games/baccarat/round';
import type { Wager } from '../../games/wager';
import type { Cited, Ruling } from '../../play/judging/ruling';
import { judgePayment } from '../../play/wagers/payment';
import { DEAL_FACTS } from './dealt-hands';
import { ROUNDING_FACTS } from './rounded-payment';
import { COUP, type SettlingFacts } from './settling';
import { STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS } from './winning-odds';

/** Everything a payment may depend on: the odds, how much of the stake the limits permit, and the points if odds go by them. */
export const PAYMENT_FACTS = [...STANDING_FACTS, ...PAYING_FACTS, ...ROUNDING_FACTS, ...DEAL_FACTS] as const;

/** Judges what was paid on the wagers that won by the cards and were settled as won. A wrong outcome is another check's. */
export function judgePayments<F extends string>(
  round: BaccaratRound,
  decidedBy: Decider,
  facts: SettlingFacts,
  ruling: Ruling<F, 'wrongPayment'>,
  cites: (wager: Wager) => readonly Cited<F>[],
  data?: (wager: Wager) => Readonly<Record<string, string>>,
): void {
  for (const wager of round.wagers)
    if (wager.decidedBy === decidedBy && wager.result === 'win')
      judgePayment(COUP, round, wager, facts, ruling, cites, data);
}
