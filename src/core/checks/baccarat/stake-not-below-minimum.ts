import { takesPart } from '../../games/baccarat/wagers';
import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { isTurnedDown, stakedInAll } from './wager-standing';

export const stakeNotBelowMinimum = baccaratCheck({
  id: 'baccarat/stake-not-below-minimum',
  requirement: 'A wager below the displayed minimum is not accepted.',
  enforces: ['underMinimum'],
  messages: { accepted: 'A stake of {{stake}} on {{bet}} was accepted; the displayed minimum is {{minimum}}.' },
  run: (round, { underMinimum }, ruling) => {
    if (underMinimum !== 'not-accepted' || round.voided || round.dummy || round.wagers.length === 0) return;
    if (!round.limits) {
      ruling.cannotTell('table', ['table.limits']);
      return;
    }
    for (const wager of round.wagers) {
      const min = wager.limit?.min;
      if (min === undefined || !takesPart(wager)) continue;
      if (wager.stake >= min || isTurnedDown(wager) || stakedInAll(round, wager) >= min) ruling.complies(wager.id);
      else if (wager.result === undefined) ruling.cannotTell(wager.id, [`settle event of wager ${wager.id}`]);
      else
        ruling.breaches(wager.id, {
          message: 'accepted',
          cites: ['underMinimum'],
          expected: 'void',
          recorded: wager.result,
          data: { stake: printMoney(wager.stake), bet: wager.bet, minimum: printMoney(min) },
        });
    }
  },
});
