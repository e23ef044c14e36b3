import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coup, type WagerOf } from '../../../support/rounds/coup';

const limits = { '*': { min: 1000, max: 5000 }, tie: { min: 500, max: 2000 } };
const under = (name: string, wager: WagerOf, bet: string, stake: string, minimum: string, recorded: string) => ({
  name,
  round: coup({ table: { limits }, wagers: [wager] }),
  subject: 'w1',
  clauses: ['6.3.4', '6.1', '1.1'],
  expected: 'void',
  recorded,
  message: `A stake of ${stake} on ${bet} was accepted; the displayed minimum is ${minimum}.`,
});

checkTable('baccarat/stake-not-below-minimum', {
  complies: [
    {
      name: "exactly the minimum of the bet's own",
      round: coup({ table: { limits }, wagers: ['tie 500'] }),
      subjects: ['w1'],
    },
    {
      name: 'below the minimum, and not accepted',
      round: coup({ table: { limits }, wagers: [{ bet: 'player', stake: 999, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'below the minimum, and declared void',
      round: coup({
        table: { limits },
        wagers: [{ bet: 'player', stake: 999, settle: givenBack }],
        dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'two wagers that together reach the minimum of one selection',
      round: coup({ table: { limits }, wagers: ['player 600', 'player 400'] }),
      subjects: ['w1', 'w2'],
    },
  ],
  breaches: [
    {
      ...under('on each of two boxes, which do not count together', 'x', 'enter', '4.00', '5.00', 'win'),
      round: luckyDraw({ boxes: { 'box:1': { cards: '4H 5D', enter: 400 }, 'box:2': { cards: '4S 5C', enter: 500 } } }),
      subject: 'e-box:1',
      clauses: ['10(1)', '9(2)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-14/${label}`),
    },
    under('lost', 'banker 999', 'banker', '9.99', '10.00', 'lose'),
    under("below the bet's own minimum", 'tie 499', 'tie', '4.99', '5.00', 'lose'),
    under(
      'the minimum for all others binds a bet without one',
      'player-pair 500',
      'player-pair',
      '5.00',
      '10.00',
      'lose',
    ),
    {
      ...under('a stand-off', 'player 999', 'player', '9.99', '10.00', 'push'),
      round: coup({ table: { limits }, player: '3H 4D', wagers: ['player 999'] }),
    },
    {
      ...under('two players below it do not make one above it', 'player 600', 'player', '6.00', '10.00', 'win'),
      round: coup({
        table: { limits },
        wagers: ['player 600', { bet: 'player', stake: 400, by: 'p2', settle: givenBack }],
      }),
    },
  ],
  notApplicable: [
    { name: 'no wagers', round: coup({ table: { limits } }) },
    { name: 'no minimum displayed', round: coup({ table: { limits: { '*': { max: 5000 } } }, wagers: ['player 1'] }) },
    {
      name: 'limits for another bet only',
      round: coup({ table: { limits: { tie: { min: 500 } } }, wagers: ['player 1'] }),
    },
    {
      name: 'a void coup',
      round: coup({ table: { limits }, wagers: [{ bet: 'player', stake: 1, settle: givenBack }], dealt: [voided] }),
    },
    {
      name: 'a dummy hand',
      round: coup({ table: { limits }, dummy: true, wagers: [{ bet: 'player', stake: 1, settle: givenBack }] }),
    },
    {
      name: 'taken back in time',
      round: coup({
        table: { limits },
        wagers: [{ bet: 'player', stake: 1, confirmed: false, settle: 'unsaid' }],
        wagering: [{ type: 'withdraw', wager: 'w1' }],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'no limits recorded',
      round: coup({ table: 'unsaid', wagers: ['player 1'] }),
      subject: 'table',
      missing: ['table.limits'],
    },
    {
      name: 'below the minimum, its settlement not recorded',
      round: coup({ table: { limits }, wagers: [{ bet: 'player', stake: 999, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
