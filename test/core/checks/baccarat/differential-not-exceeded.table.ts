import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup, LIMITS } from '../../../support/rounds/coup';

const table = { limits: LIMITS, differential: 20_000 };
const exceeded = { subject: 'table', clauses: ['6.2', '1.1'], expected: 'at most 20000' };
const sentence = (difference: string): string =>
  `The wagers on the two hands differ by ${difference}; the displayed differential allows 200.00.`;

checkTable('baccarat/differential-not-exceeded', {
  complies: [
    { name: 'no wager on either hand', round: coup({ table, wagers: ['tie 90000'] }), subjects: ['table'] },
    {
      name: 'nothing but the differential on one hand',
      round: coup({ table, wagers: ['banker 20000'] }),
      subjects: ['table'],
    },
    {
      name: 'ties and pairs do not count',
      round: coup({ table, wagers: ['player 20000', 'tie 90000', 'player-pair 90000', 'banker-pair 90000'] }),
      subjects: ['table'],
    },
    {
      name: 'what went over was turned down',
      round: coup({ table, wagers: ['player 20000', { bet: 'player', stake: 10_000, settle: givenBack }] }),
      subjects: ['table'],
    },
    {
      name: 'all of the heavier hand turned down, as the rule allows',
      round: coup({
        table,
        wagers: [
          { bet: 'player', stake: 15_000, settle: givenBack },
          { bet: 'player', stake: 15_000, settle: givenBack },
          'banker 5000',
        ],
      }),
      subjects: ['table'],
    },
    {
      name: 'part of a losing wager turned down and given back',
      round: coup({ table, wagers: [{ bet: 'banker', stake: 30_000, settle: { returned: 10_000 } }] }),
      subjects: ['table'],
    },
    {
      name: 'part of a winning wager turned down and not paid',
      round: coup({ table, wagers: [{ bet: 'player', stake: 30_000, settle: { paid: 20_000 } }] }),
      subjects: ['table'],
    },
    {
      name: 'a late wager, which does not count',
      round: coup({
        table,
        wagers: ['player 20000'],
        closed: [{ type: 'wager', id: 'w9', player: 'p9', bet: 'player', stake: 1000 }],
        last: [{ type: 'settle', wager: 'w9', result: 'void', paid: 0 }],
      }),
      subjects: ['table'],
    },
    {
      name: 'wagers brought within it before the close',
      round: coup({
        table,
        wagers: [{ bet: 'player', stake: 30_000, confirmed: false, settle: { paid: 20_000, returned: 20_000 } }],
        wagering: [{ type: 'change', wager: 'w1', stake: 20_000 }],
      }),
      subjects: ['table'],
    },
    {
      name: 'a tie that the record calls void on the lighter hand, where it counts all the same',
      round: coup({
        table,
        player: '3H 4D',
        wagers: ['player 30000', { bet: 'banker', stake: 10_000, settle: givenBack }],
      }),
      subjects: ['table'],
    },
  ],
  breaches: [
    {
      ...exceeded,
      name: 'one cent over, on the banker',
      round: coup({ table, wagers: ['banker 30001', 'player 10000'] }),
      recorded: '20001',
      message: sentence('200.01'),
    },
    {
      ...exceeded,
      name: 'a wager declared void does not count on the lighter hand, tie or not',
      round: coup({
        table,
        player: '3H 4D',
        wagers: ['player 30000', { bet: 'banker', stake: 10_000, settle: givenBack }],
        dealt: [{ type: 'void', scope: 'wager', ref: 'w2' }],
      }),
      recorded: '30000',
      message: sentence('300.00'),
    },
    {
      ...exceeded,
      name: 'part turned down, and not enough of it',
      round: coup({ table, wagers: [{ bet: 'banker', stake: 30_000, settle: { returned: 9999 } }] }),
      recorded: '20001',
      message: sentence('200.01'),
    },
    {
      ...exceeded,
      name: 'over by the settled wagers alone, whatever became of the other',
      round: coup({ table, wagers: ['player 20001', { bet: 'player', stake: 500, settle: 'unsaid' }] }),
      recorded: '20001',
      message: sentence('200.01'),
    },
  ],
  notApplicable: [
    { name: 'wagers on neither hand, and no differential displayed', round: coup({ wagers: ['tie 90000'] }) },
    { name: 'no differential displayed', round: coup({ wagers: ['player 90000'] }) },
    { name: 'no wagers', round: coup({ table }) },
    {
      name: 'a void coup',
      round: coup({ table, wagers: [{ bet: 'player', stake: 90_000, settle: givenBack }], dealt: [voided] }),
    },
    {
      name: 'a dummy hand',
      round: coup({ table, dummy: true, wagers: [{ bet: 'player', stake: 90_000, settle: givenBack }] }),
    },
  ],
  indeterminate: [
    {
      name: 'over only by a wager whose settlement is not recorded',
      round: coup({ table, wagers: ['player 20000', { bet: 'player', stake: 1, settle: 'unsaid' }] }),
      subject: 'table',
      missing: ['settle events of the wagers on player'],
    },
  ],
});
