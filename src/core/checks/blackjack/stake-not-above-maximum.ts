import { takesPart } from '../../games/wager';
import { printMoney } from '../../values/money';
import type { Cited } from '../ruling';
import { excessOf } from '../wagers/excess';
import { ABOVE_MAXIMUM } from '../wagers/limits';
import { WAGER_FACTS, WAGERS } from './all-wagers';
import { blackjackCheck } from './blackjack-check';

export const stakeNotAboveMaximum = blackjackCheck({
  id: 'blackjack/stake-not-above-maximum',
  requirement: 'Of a wager above the displayed maximum no more than the maximum is settled.',
  enforces: [],
  mayEnforce: ['overMaximum', 'displayedLimits'],
  uses: WAGER_FACTS,
  messages: ABOVE_MAXIMUM,
  run: (round, facts, ruling) => {
    const { overMaximum, displayedLimits } = facts;
    if (round.voided || round.dummy || round.wagers.length === 0) return;
    if (!round.limits) {
      ruling.cannotTell('table', ['table.limits']);
      return;
    }
    for (const wager of round.wagers) {
      const { id, bet, stake, limit } = wager;
      const isDisplayed = displayedLimits?.includes(bet) === true;
      const max = limit?.max;
      if (max === undefined || !(isDisplayed || overMaximum !== undefined) || !takesPart(wager)) continue;
      const excess =
        stake > max
          ? excessOf(WAGERS, round, wager, { ...facts, overMaximum: overMaximum ?? 'not-accepted' })
          : undefined;
      if (excess === undefined || excess.settled === false || wager.voided) ruling.complies(id);
      else if (excess.settled === undefined) ruling.cannotTell(id, [WAGERS.howItEnded(id)]);
      else {
        const cites: Cited<'overMaximum' | 'displayedLimits'>[] = [];
        if (isDisplayed) cites.push(['displayedLimits', bet]);
        if (overMaximum !== undefined) cites.push('overMaximum');
        ruling.breaches(id, {
          message: 'excessSettled',
          cites,
          expected: String(excess.permitted),
          recorded: excess.recorded,
          data: {
            stake: printMoney(stake),
            bet,
            maximum: printMoney(max),
            permitted: printMoney(excess.permitted),
          },
        });
      }
    }
  },
});
