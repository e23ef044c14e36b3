import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

checkTable('baccarat/confirmed-wagers-stay', {
  complies: [{ name: 'left as it was', round: coup({ wagers: ['player 1000'] }), subjects: ['w1'] }],
  breaches: [
    {
      name: 'a confirmed wager taken back in time',
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }],
        wagering: [{ type: 'withdraw', wager: 'w1' }],
      }),
      subject: 'w1',
      clauses: ['4.2.7'],
      expected: 'as confirmed',
      recorded: 'withdrawn',
      message: 'Wager w1 was withdrawn after it had been confirmed.',
    },
    {
      name: 'a confirmed wager lowered in time',
      round: coup({
        wagers: [{ bet: 'banker', stake: 1000 }],
        wagering: [{ type: 'change', wager: 'w1', stake: 999 }],
      }),
      subject: 'w1',
      clauses: ['4.2.7'],
      expected: 'as confirmed',
      recorded: 'changed',
      message: 'Wager w1 was changed after it had been confirmed.',
    },
  ],
  notApplicable: [
    { name: 'no wagers', round: coup() },
    {
      name: 'the record does not say whether it was confirmed',
      round: coup({
        wagers: [{ bet: 'banker', stake: 1000, confirmed: 'unsaid' }],
        wagering: [{ type: 'change', wager: 'w1', stake: 999 }],
      }),
    },
    {
      name: 'not confirmed',
      round: coup({
        wagers: [{ bet: 'banker', stake: 1000, confirmed: false }],
        wagering: [{ type: 'change', wager: 'w1', stake: 999 }],
      }),
    },
    {
      name: 'changed when wagering was over, which is the graver matter',
      round: coup({ wagers: ['banker 1000'], closed: [{ type: 'change', wager: 'w1', stake: 999 }] }),
      because: 'baccarat/no-wager-after-close',
    },
  ],
});
