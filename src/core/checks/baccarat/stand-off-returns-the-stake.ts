import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { decidedWagers } from './wager-outcome';

export const standOffReturnsTheStake = baccaratCheck({
  id: 'baccarat/stand-off-returns-the-stake',
  requirement: 'A wager that neither wins nor loses is given back, no more and no less.',
  needs: ['playerOutcome', 'bankerOutcome'],
  judges: 'payment',
  messages: {
    paid: 'Wager {{subject}} on {{bet}} neither won nor lost, and {{paid}} was paid on it.',
    notReturned:
      'Wager {{subject}} on {{bet}} neither won nor lost; {{returned}} of its stake of {{stake}} was given back.',
  },
  run: (round, _facts, ruling) => {
    for (const wager of decidedWagers(round, 'player', 'banker')) {
      if (wager.result !== 'push') continue;
      const cites = [[`${wager.bet === 'player' ? 'player' : 'banker'}Outcome`, 'equal'] as const];
      const returned = wager.returned ?? wager.stake;
      const data = {
        bet: wager.bet,
        paid: printMoney(wager.paid),
        stake: printMoney(wager.stake),
        returned: printMoney(returned),
      };
      if (wager.paid > 0)
        ruling.breaches(wager.id, { message: 'paid', cites, expected: '0', recorded: String(wager.paid), data });
      else if (returned === wager.stake) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'notReturned',
          cites,
          expected: String(wager.stake),
          recorded: String(returned),
          data,
        });
    }
  },
});
