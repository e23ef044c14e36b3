import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES, TEN_TO_FIFTY } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [, givenBack] = SIC_BO_BREACHES['sic-bo/losing-wager-is-collected'] ?? [];
if (!givenBack) throw new Error('no breach is recorded');

const QUEENSLAND = ['sch-8/5(2)', 'body/3'].map((clause) => `au-qld/casino-gaming-rule-2024#${clause}`);

/** Turned down: there is no wager on this total. */
const turnedDown = (settle: object) => ({
  bet: 'total:18',
  stake: 1000,
  settle: { result: 'void', paid: 0, returned: 1000, ...settle } as const,
});

checkTable('sic-bo/losing-wager-is-collected', {
  complies: [{ name: 'collected', round: tumble({ wagers: ['small 1000'] }), subjects: ['w1'] }],
  breaches: [
    {
      ...givenBack,
      name: 'one cent more than the excess given back',
      round: tumble({ table: TEN_TO_FIFTY, wagers: [{ bet: 'small', stake: 5001, settle: { returned: 2 } }] }),
      expected: '1',
      recorded: '2',
      message: 'Wager w1 lost, and 0.02 of its stake was given back; 0.01 was due back.',
    },
    {
      ...givenBack,
      name: 'some of it given back at the table of 1992',
      round: tumble({ at: SIC_BO_PLACES.act, wagers: [{ bet: 'small', stake: 1000, settle: { returned: 1 } }] }),
      clauses: ['au-act/gazette-s196-1992#sic-bo/6.4'],
    },
    ...[SIC_BO_PLACES.qld, SIC_BO_PLACES.qldTerminal].map((at) => ({
      ...givenBack,
      name: `some of it given back in Queensland: ${at.channel ?? 'table'}`,
      round: tumble({ at, wagers: [{ bet: 'small', stake: 1000, settle: { returned: 1 } }] }),
      clauses: QUEENSLAND,
    })),
    {
      ...givenBack,
      name: 'a cent kept of a wager that was turned down',
      round: tumble({ at: SIC_BO_PLACES.qld, wagers: [turnedDown({ returned: 999 })] }),
      clauses: QUEENSLAND,
      expected: '1000',
      recorded: '999',
      message:
        'Wager w1 was turned down, and 9.99 of its stake of 10.00 was given back; only losing wagers are collected.',
    },
    {
      ...givenBack,
      name: 'something paid on a wager that was turned down',
      round: tumble({ at: SIC_BO_PLACES.qld, wagers: [turnedDown({ paid: 1 })] }),
      clauses: QUEENSLAND,
      expected: '0',
      recorded: '1',
      message: 'Wager w1 was turned down, and 0.01 was paid on it.',
    },
  ],
  notApplicable: [
    { name: 'turned down, and given back', round: tumble({ at: SIC_BO_PLACES.qld, wagers: [turnedDown({})] }) },
    {
      name: 'given back in part against the dice',
      round: tumble({ at: SIC_BO_PLACES.qld, wagers: [{ ...turnedDown({ returned: 500 }), bet: 'small' }] }),
      because: 'sic-bo/wager-follows-the-dice',
    },
    { name: 'won', round: tumble({ wagers: ['big 1000'] }) },
    {
      name: 'lost against the dice',
      round: tumble({ wagers: [{ bet: 'big', stake: 1000, settle: { result: 'lose', paid: 0, returned: 5 } }] }),
      because: 'sic-bo/wager-follows-the-dice',
    },
  ],
});
