import { givenBack, voided, withEvent } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

const wrong = (name: string, returned: number, sentence: string) => ({
  name,
  round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { returned } }] }),
  subject: 'w1',
  clauses: ['8.1.3', '8.1.2'],
  expected: '1000',
  recorded: String(returned),
  message: `Wager w1 won; ${sentence} of its stake of 10.00 was given back.`,
});

checkTable('baccarat/winning-stake-is-returned', {
  complies: [
    { name: 'a pair', round: coup({ player: '9H 9D', wagers: ['player-pair 1000'] }), subjects: ['w1'] },
    {
      name: 'given back in two steps',
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: { returned: 400 } }],
        last: [{ type: 'settle', wager: 'w1', result: 'win', paid: 0, returned: 600 }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [wrong('one cent kept', 999, '9.99'), wrong('one cent too much', 1001, '10.01')],
  notApplicable: [
    { name: 'no wager won', round: coup({ wagers: ['banker 1000'] }) },
    {
      name: 'the record does not say what was given back',
      round: withEvent(coup({ wagers: ['player 1000'] }), 6, {
        type: 'settle',
        wager: 'w1',
        result: 'win',
        paid: 1000,
      }),
    },
    {
      name: 'settled as won although it lost: the outcome is the breach',
      round: coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { result: 'win', paid: 950, returned: 1 } }] }),
      because: 'baccarat/banker-wager-follows-the-points',
    },
    {
      name: 'a void coup',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
  ],
});
