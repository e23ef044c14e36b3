import { printMoney } from '../../values/money';
import { blackjackCheck } from './blackjack-check';
import { dueRow, outcomeOf } from './due';
import { isOnHand } from './paying';
import { SETTLING_FACTS } from './settling';
import { withoutSuperBonus } from './super-bonus';

export const standOffReturnsTheStake = blackjackCheck({
  id: 'blackjack/stand-off-returns-the-stake',
  requirement: 'A wager that neither wins nor loses is given back, no more and no less.',
  enforces: ['outcomes'],
  needs: ['cardValues', 'pays'],
  uses: [...SETTLING_FACTS, 'prizes', 'superBonusNeeds'],
  judges: 'payment',
  concerns: 'settledAsNeither',
  enforcesRow: (_, row, value) => (value === 'push' || value === 'void') && isOnHand(row),
  messages: {
    paid: 'Wager {{subject}} on {{bet}} neither won nor lost, and {{paid}} was paid on it.',
    notReturned:
      'Wager {{subject}} on {{bet}} neither won nor lost; {{returned}} of its stake of {{stake}} was given back.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.result !== 'push' && wager.result !== 'void') continue;
      const row = dueRow(round, wager, facts);
      if (row === undefined || outcomeOf(row, facts) !== 'push') continue;
      const { id, bet, stake, returned = stake } = wager;
      const paid = wager.paid > 0 ? withoutSuperBonus(round, wager, facts).paid : 0;
      if (paid === 0 && returned === stake) {
        ruling.complies(id);
        continue;
      }
      const cites = [['outcomes', row]] as const;
      const data = { bet, paid: printMoney(paid), stake: printMoney(stake), returned: printMoney(returned) };
      if (paid > 0) ruling.breaches(id, { message: 'paid', cites, expected: '0', recorded: String(paid), data });
      else if (returned !== wager.lateStake && !wager.maybeLate)
        ruling.breaches(id, {
          message: 'notReturned',
          cites,
          expected: String(stake),
          recorded: String(returned),
          data,
        });
    }
  },
});
