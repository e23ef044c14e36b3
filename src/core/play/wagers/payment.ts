import type { Wager, WageredRound } from '../../games/wager';
import { printMoney, type Cents } from '../../values/money';
import { printOdds, printWinnings, wholeWinnings, winsWholeCents, type Odds } from '../../values/odds';
import type { Cited, Ruling } from '../judging/ruling';
import { excessOf } from './excess';
import type { Settling } from './settling';
import type { StandingFacts } from './standing';

/** The sentence every payment check ends with; what won stands before it. */
export const PAYMENT_MESSAGE = 'a stake of {{stake}} is paid {{due}} at {{odds}}, and {{paid}} was paid.';

/** Judges what was paid on a wager that won and was settled as won. A wrong outcome is another check's. */
export function judgePayment<Round extends WageredRound, Facts extends StandingFacts, F extends string>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
  ruling: Ruling<F, 'wrongPayment'>,
  cites: (wager: Wager) => readonly Cited<F>[],
  data: (wager: Wager) => Readonly<Record<string, string>> = noData,
): void {
  const odds = settling.oddsOf(round, wager, facts);
  if (!odds) return;
  const excess = excessOf(settling, round, wager, facts);
  // Paid on more than the limits permit: that is one breach, and the check of the limits has it.
  if (excess?.settled === true) return;
  const stake = excess?.permitted ?? wager.stake;
  const { id, paid, lateStake } = wager;
  if (isDue(paid, stake, odds)) {
    if (winsWholeCents(stake, odds)) ruling.complies(id);
    else ruling.cannotTell(id, ['a rule on fractions of a cent']);
    return;
  }
  if (settling.isRounded(wager, stake, odds, facts)) {
    ruling.complies(id);
    return;
  }
  // Paid on a stake that was altered too late: the check of the wagering period has that breach.
  if (lateStake !== undefined && isDue(paid, lateStake, odds)) return;
  if (paid < wholeWinnings(stake, odds) && settling.mayBeCutBy(round, wager, facts) > 0) {
    ruling.cannotTell(id, [`accepted part of wager ${id}`]);
    return;
  }
  const doubt = wager.maybeLate ? settling.endOfWagering : settling.paymentDoubt(round, wager, stake, odds, facts);
  if (doubt !== undefined) {
    ruling.cannotTell(id, [doubt]);
    return;
  }
  ruling.breaches(id, {
    message: 'wrongPayment',
    cites: cites(wager),
    expected: printWinnings(stake, odds, String),
    recorded: String(paid),
    data: {
      stake: printMoney(stake),
      due: printWinnings(stake, odds, printMoney),
      odds: printOdds(odds),
      paid: printMoney(paid),
      ...data(wager),
    },
  });
}

const noData = (): Readonly<Record<string, string>> => ({});

/** What the stake wins, or one of the two whole amounts around it. */
export function isDue(paid: Cents, stake: Cents, odds: Odds): boolean {
  const whole = wholeWinnings(stake, odds);
  return paid === whole || (paid === whole + 1 && !winsWholeCents(stake, odds));
}
