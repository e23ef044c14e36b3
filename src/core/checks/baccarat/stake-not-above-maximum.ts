import { takesPart } from '../../games/baccarat/wagers';
import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { excessOf } from './excess';
import { ROUNDING_FACTS } from './rounded-payment';
import { STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS } from './winning-odds';

export const stakeNotAboveMaximum = baccaratCheck({
  id: 'baccarat/stake-not-above-maximum',
  requirement: 'Of a wager above the displayed maximum only the permitted part is settled.',
  enforces: ['overMaximum'],
  uses: [...STANDING_FACTS, ...PAYING_FACTS, ...ROUNDING_FACTS],
  messages: {
    excessSettled:
      'A stake of {{stake}} on {{bet}} was settled beyond the displayed maximum of {{maximum}}; {{permitted}} of it was permitted.',
  },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy || round.wagers.length === 0) return;
    if (!round.limits) {
      ruling.cannotTell('table', ['table.limits']);
      return;
    }
    for (const wager of round.wagers) {
      const max = wager.limit?.max;
      if (max === undefined || !takesPart(wager)) continue;
      const excess = wager.stake > max ? excessOf(round, wager, facts) : undefined;
      if (excess === undefined || excess.settled === false) ruling.complies(wager.id);
      else if (excess.settled === undefined)
        ruling.cannotTell(wager.id, [`settle event of wager ${wager.id} with the cards of the coup`]);
      else
        ruling.breaches(wager.id, {
          message: 'excessSettled',
          cites: ['overMaximum'],
          expected: String(excess.permitted),
          recorded: excess.recorded,
          data: {
            stake: printMoney(wager.stake),
            bet: wager.bet,
            maximum: printMoney(max),
            permitted: printMoney(excess.permitted),
          },
        });
    }
  },
});
