import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { printMoney } from '../../values/money';
import { printOdds, printWinnings, wholeWinnings, winsWholeCents } from '../../values/odds';
import type { Cited, Ruling } from '../ruling';
import { excessOf, type ExcessFacts } from './excess';
import { STANDING_FACTS } from './wager-standing';
import { decidedWagers } from './wager-outcome';
import { PAYING_FACTS, winningOdds } from './winning-odds';

/** Everything a payment may depend on: the odds, and how much of the stake the limits permit. */
export const PAYMENT_FACTS = [...STANDING_FACTS, ...PAYING_FACTS, 'settledStake'] as const;

/** The sentence every payment check ends with; what won stands before it. */
export const PAYMENT_MESSAGE = 'a stake of {{stake}} is paid {{due}} at {{odds}}, and {{paid}} was paid.';

/** Judges what was paid on the wagers that won by the cards and were settled as won. A wrong outcome is another check's. */
export function judgePayments<F extends string>(
  round: BaccaratRound,
  bets: readonly string[],
  facts: ExcessFacts,
  ruling: Ruling<F | 'settledStake', 'wrongPayment'>,
  cites: (wager: Wager) => readonly Cited<F>[],
  data: (wager: Wager) => Readonly<Record<string, string>> = () => ({}),
): void {
  for (const wager of decidedWagers(round, ...bets)) {
    const odds = wager.result === 'win' ? winningOdds(round, wager, facts) : undefined;
    if (!odds) continue;
    const excess = excessOf(round, wager, facts);
    // Paid on more than the limits permit: that is one breach, and the check of the limits has it.
    if (excess?.settled === true) continue;
    const stake = excess?.permitted ?? wager.stake;
    const whole = wholeWinnings(stake, odds);
    const exact = winsWholeCents(stake, odds);
    if (exact && wager.paid === whole) ruling.complies(wager.id);
    else if (!exact && (wager.paid === whole || wager.paid === whole + 1))
      ruling.cannotTell(wager.id, ['a rule on fractions of a cent']);
    else
      ruling.breaches(wager.id, {
        message: 'wrongPayment',
        // A stake altered too late does not count, and then that is what the payment got wrong.
        cites: wager.late === 'changed' ? [...cites(wager), 'settledStake'] : cites(wager),
        expected: printWinnings(stake, odds, String),
        recorded: String(wager.paid),
        data: {
          stake: printMoney(stake),
          due: printWinnings(stake, odds, printMoney),
          odds: printOdds(odds),
          paid: printMoney(wager.paid),
          ...data(wager),
        },
      });
  }
}
