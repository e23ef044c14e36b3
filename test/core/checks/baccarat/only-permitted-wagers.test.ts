import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

const taken = { result: 'lose', paid: 0, returned: 0 } as const;

checkTable('baccarat/only-permitted-wagers', {
  complies: [
    {
      name: 'each of the five',
      round: coup({ wagers: ['player 1000', 'banker 1000', 'tie 1000', 'player-pair 1000', 'banker-pair 1000'] }),
      subjects: ['w1', 'w2', 'w3', 'w4', 'w5'],
    },
    {
      name: 'one that was declared void',
      round: coup({
        wagers: [{ bet: 'big', stake: 1000, settle: 'unsaid' }],
        dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: ['perfect-pair:banker', 'Player', 'pair', 'lucky-six'].map((bet) => ({
    name: `a wager on ${bet}`,
    round: coup({ wagers: ['player 1000', { bet, stake: 1000, settle: taken }] }),
    subject: 'w2',
    clauses: ['5.1', '5.1.4', '8.6'],
    expected: 'player, banker, tie, player-pair, banker-pair',
    recorded: bet,
    message: `A wager on "${bet}" was taken; the rules permit player, banker, tie, player-pair, banker-pair.`,
  })),
  notApplicable: [
    { name: 'no wagers', round: coup() },
    {
      name: 'one that was taken back in time',
      round: coup({
        wagers: [{ bet: 'big', stake: 1000, confirmed: false, settle: 'unsaid' }],
        wagering: [{ type: 'withdraw', wager: 'w1' }],
      }),
    },
  ],
});
