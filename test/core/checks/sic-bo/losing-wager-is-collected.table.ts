import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES, TEN_TO_FIFTY } from '../../../support/rounds/sic-bo/breaches';
import { QLD_LOSING } from '../../../support/rounds/sic-bo/breaches-of-collecting';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [, givenBack] = SIC_BO_BREACHES['sic-bo/losing-wager-is-collected'] ?? [];
if (!givenBack) throw new Error('no breach is recorded');

checkTable('sic-bo/losing-wager-is-collected', {
  complies: [{ name: 'collected', round: tumble({ wagers: ['small 1000'] }), subjects: ['w1'] }],
  breaches: [
    {
      ...givenBack,
      name: 'one cent more than the excess given back',
      round: tumble({
        at: SIC_BO_PLACES.act,
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'small', stake: 6000, settle: { returned: 1001 } }],
      }),
      clauses: ['au-act/gazette-s196-1992#sic-bo/6.4'],
      expected: '1000',
      recorded: '1001',
      message: 'Wager w1 lost, and 10.01 of its stake was given back; 10.00 was due back.',
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
      clauses: QLD_LOSING,
    })),
  ],
  notApplicable: [
    { name: 'won', round: tumble({ wagers: ['big 1000'] }) },
    {
      name: 'lost against the dice',
      round: tumble({ wagers: [{ bet: 'big', stake: 1000, settle: { result: 'lose', paid: 0, returned: 5 } }] }),
      because: 'sic-bo/wager-follows-the-dice',
    },
  ],
});
