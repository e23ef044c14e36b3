import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { resultByCards } from './settling';

export const standOffReturnsTheStake = baccaratCheck({
  id: 'baccarat/stand-off-returns-the-stake',
  requirement: 'A wager that neither wins nor loses is given back, no more and no less.',
  enforces: ['playerOutcome', 'bankerOutcome'],
  uses: ['cardValues'],
  judges: 'payment',
  messages: {
    paid: 'Wager {{subject}} on {{bet}} neither won nor lost, and {{paid}} was paid on it.',
    notReturned:
      'Wager {{subject}} on {{bet}} neither won nor lost; {{returned}} of its stake of {{stake}} was given back.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'player' && wager.decidedBy !== 'banker') continue;
      // A tie may be recorded as `push` or `void`; a push the cards deny is the breach of another check.
      const { result } = wager;
      if (result !== 'push' && result !== 'void') continue;
      const byCards = resultByCards(round, wager, facts);
      if (byCards === undefined ? result === 'void' : byCards !== 'push') continue;
      const cites = [[`${wager.bet === 'player' ? 'player' : 'banker'}Outcome`, 'equal'] as const];
      const returned = wager.returned ?? wager.stake;
      if (wager.paid === 0 && returned === wager.stake) {
        ruling.complies(wager.id);
        continue;
      }
      const data = {
        bet: wager.bet,
        paid: printMoney(wager.paid),
        stake: printMoney(wager.stake),
        returned: printMoney(returned),
      };
      if (wager.paid > 0)
        ruling.breaches(wager.id, { message: 'paid', cites, expected: '0', recorded: String(wager.paid), data });
      else if (returned !== wager.lateStake && !wager.maybeLate)
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
