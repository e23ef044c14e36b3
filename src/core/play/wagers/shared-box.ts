import type { Wager, WageredRound } from '../../games/wager';
import { printMoney, type Cents } from '../../values/money';
import type { Ruling } from '../judging/ruling';
import { atStake } from './excess';
import type { Settling } from './settling';
import type { StandingFacts } from './standing';

export const SHARED_BOX = {
  excessSettled:
    'The players on {{subject}} had {{recorded}} at stake together; the displayed maximum for the box is {{expected}}.',
} as const;

/** What wagers come to together above the maximum displayed for the first of them. */
export function overTogether(wagers: readonly Wager[]): Cents {
  const max = wagers[0]?.limit?.max;
  return max === undefined ? 0 : Math.max(0, wagers.reduce((total, { stake }) => total + stake, 0) - max);
}

/** The wagers on one box, held to its maximum together. A wager above the maximum by itself is another check's. */
export function judgeSharedBox<Round extends WageredRound, Facts extends StandingFacts>(
  settling: Settling<Round, Facts>,
  round: Round,
  name: string,
  wagers: readonly Wager[],
  facts: Facts,
  ruling: Ruling<'sharedBoxMaximum', keyof typeof SHARED_BOX>,
): void {
  if (round.limits === undefined) {
    ruling.cannotTell(name, ['table.limits']);
    return;
  }
  const max = wagers[0]?.limit?.max;
  const unsettled = wagers.find(({ result }) => result === undefined);
  if (overTogether(wagers) === 0) ruling.complies(name);
  else if (unsettled !== undefined) ruling.cannotTell(name, [`settle event of wager ${unsettled.id}`]);
  else if (max !== undefined && wagers.every(({ stake }) => stake <= max)) {
    // Only where a rule has wagers cut to the maximum does what was settled show what was at stake.
    const isCut = facts.overMaximum === 'reduced';
    const staked = wagers.reduce((total, wager) => {
      const { stake, lateStake = stake } = wager;
      return total + (isCut || lateStake < stake ? atStake(settling, round, wager, facts) : stake);
    }, 0);
    if (staked <= max) ruling.complies(name);
    else
      ruling.breaches(name, {
        message: 'excessSettled',
        cites: ['sharedBoxMaximum'],
        expected: printMoney(max),
        recorded: printMoney(staked),
      });
  }
}
