import { isListed } from '../../games/listed';
import { takesPart } from '../../games/wager';
import type { Cited } from '../../play/judging/ruling';
import { excessOf } from '../../play/wagers/excess';
import { ABOVE_MAXIMUM, aboveMaximum, wrongAboveMaximum } from '../../play/wagers/limits';
import { WAGER_FACTS, WAGERS } from './all-wagers';
import { blackjackCheck } from './blackjack-check';

export const stakeNotAboveMaximum = blackjackCheck({
  id: 'blackjack/stake-not-above-maximum',
  requirement: 'Of a wager above the displayed maximum no more than the maximum is settled.',
  enforces: [],
  mayEnforce: ['overMaximum', 'displayedLimits'],
  uses: [...WAGER_FACTS, 'winningStake'],
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
      const isDisplayed = isListed(displayedLimits, bet);
      const max = limit?.max;
      if (max === undefined || !(isDisplayed || overMaximum !== undefined) || !takesPart(wager)) continue;
      const held = { ...facts, overMaximum: overMaximum ?? 'not-accepted' };
      const excess = stake > max ? excessOf(WAGERS, round, wager, held) : undefined;
      const wrong = excess && !wager.voided ? wrongAboveMaximum(wager, excess, held, WAGERS.howItEnded) : undefined;
      if (excess === undefined || wrong === undefined) ruling.complies(id);
      else if ('missing' in wrong) ruling.cannotTell(id, [wrong.missing]);
      else {
        const cites: Cited<'overMaximum' | 'displayedLimits'>[] = [];
        if (isDisplayed) cites.push(['displayedLimits', bet]);
        if (overMaximum !== undefined) cites.push('overMaximum');
        ruling.breaches(id, aboveMaximum(wager, max, excess, wrong, cites));
      }
    }
  },
});
