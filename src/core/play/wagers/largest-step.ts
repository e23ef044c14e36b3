import type { TableLimit } from '../../games/wager';
import { printMoney } from '../../values/money';
import type { Ruling } from '../judging/ruling';

export const LARGEST_STEP = {
  tooLarge:
    'Steps of {{step}} are displayed for {{bets}} with a minimum of {{minimum}}; steps may not be greater than the minimum.',
} as const;

/** The steps that a table displays are no greater than its minimum. */
export function judgeLargestStep(
  limits: Readonly<Record<string, TableLimit>> | undefined,
  ruling: Ruling<'largestStep', keyof typeof LARGEST_STEP>,
): void {
  let isStepped = false;
  for (const bet in limits) {
    const { min, increment = 0 } = limits[bet] ?? {};
    if (increment === 0) continue;
    isStepped = true;
    if (min === undefined) ruling.cannotTell('table', [`table.limits.${bet}.min`]);
    else if (increment <= min) continue;
    // Where minimums differ, it is not said which of them is the table's.
    else if (Object.values(limits).some((limit) => limit.min !== undefined && increment <= limit.min))
      ruling.cannotTell('table', ['which minimum is that of the table']);
    else
      ruling.breaches('table', {
        message: 'tooLarge',
        cites: ['largestStep'],
        expected: String(min),
        recorded: String(increment),
        data: { bets: bet === '*' ? 'wagers' : bet, step: printMoney(increment), minimum: printMoney(min) },
      });
    return;
  }
  if (isStepped) ruling.complies('table');
}
