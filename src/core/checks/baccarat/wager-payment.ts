import type { BaccaratRound, Decider, Wager } from '../../games/baccarat/round';
import { printMoney, type Cents } from '../../values/money';
import { printOdds, printWinnings, wholeWinnings, winsWholeCents, type Odds } from '../../values/odds';
import type { Cited, Ruling } from '../ruling';
import { AS_IT_SHOULD_BE, DEAL_FACTS, dealtByTheRules, type DealFacts } from './dealt-hands';
import { excessOf, type ExcessFacts } from './excess';
import { isRoundedDown, mayLackChips, ROUNDING_FACTS, SMALLEST_CHIP } from './rounded-payment';
import { END_OF_WAGERING, mayBeCutBy, STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS, winningOdds } from './winning-odds';

/** Everything a payment may depend on: the odds, how much of the stake the limits permit, and the points if odds go by them. */
export const PAYMENT_FACTS = [...STANDING_FACTS, ...PAYING_FACTS, ...ROUNDING_FACTS, ...DEAL_FACTS] as const;

/** The sentence every payment check ends with; what won stands before it. */
export const PAYMENT_MESSAGE = 'a stake of {{stake}} is paid {{due}} at {{odds}}, and {{paid}} was paid.';

/** Judges what was paid on the wagers that won by the cards and were settled as won. A wrong outcome is another check's. */
export function judgePayments<F extends string>(
  round: BaccaratRound,
  decidedBy: Decider,
  facts: ExcessFacts & DealFacts,
  ruling: Ruling<F, 'wrongPayment'>,
  cites: (wager: Wager) => readonly Cited<F>[],
  data: (wager: Wager) => Readonly<Record<string, string>> = () => ({}),
): void {
  if (!round.decides[decidedBy]) return;
  for (const wager of round.wagers) {
    if (wager.decidedBy !== decidedBy || wager.result !== 'win') continue;
    const odds = winningOdds(round, wager, facts);
    if (!odds) continue;
    const excess = excessOf(round, wager, facts);
    // Paid on more than the limits permit: that is one breach, and the check of the limits has it.
    if (excess?.settled === true) continue;
    const stake = excess?.permitted ?? wager.stake;
    const { id, paid, lateStake } = wager;
    if (isDue(paid, stake, odds)) {
      if (winsWholeCents(stake, odds)) ruling.complies(id);
      else ruling.cannotTell(id, ['a rule on fractions of a cent']);
      continue;
    }
    if (isRoundedDown(wager, stake, odds, facts)) {
      ruling.complies(id);
      continue;
    }
    // Paid on a stake that was altered too late: the check of the wagering period has that breach.
    if (lateStake !== undefined && isDue(paid, lateStake, odds)) continue;
    if (paid < wholeWinnings(stake, odds) && mayBeCutBy(round, wager, facts) > 0) {
      ruling.cannotTell(id, [`accepted part of wager ${id}`]);
      continue;
    }
    const doubt = doubtOf(round, wager, stake, odds, facts);
    if (doubt !== undefined) {
      ruling.cannotTell(id, [doubt]);
      continue;
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
}

/** What a record would have to show before a payment other than the exact one is held against the table. */
function doubtOf(
  round: BaccaratRound,
  wager: Wager,
  stake: Cents,
  odds: Odds,
  facts: ExcessFacts & DealFacts,
): string | undefined {
  if (wager.maybeLate) return END_OF_WAGERING;
  if (mayLackChips(wager, stake, odds, facts)) return SMALLEST_CHIP;
  // Odds that go by the points cannot be told from a hand that was drawn against the rules.
  const byPoints = wager.bet === 'banker' && facts.bankerPaysByPoints !== undefined;
  return (byPoints || facts.threeCardPays !== undefined) && !dealtByTheRules(round, facts)
    ? AS_IT_SHOULD_BE
    : undefined;
}

/** What the stake wins, or one of the two whole amounts around it. */
function isDue(paid: Cents, stake: Cents, odds: Odds): boolean {
  const whole = wholeWinnings(stake, odds);
  return paid === whole || (paid === whole + 1 && !winsWholeCents(stake, odds));
}
