import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES, TEN_TO_FIFTY } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [plain] = SIC_BO_BREACHES['sic-bo/stake-not-below-minimum'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const { act, qldTerminal } = SIC_BO_PLACES;
const OF_A_KIND = { limits: { '*': { min: 1000 }, total: { min: 200 }, 'total:9': { min: 500 } } };

checkTable('sic-bo/stake-not-below-minimum', {
  complies: [
    {
      name: 'not accepted',
      round: tumble({ table: TEN_TO_FIFTY, wagers: [{ bet: 'small', stake: 999, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'the minimum of its kind, and of its own',
      round: tumble({ table: OF_A_KIND, wagers: ['total:8 200', 'total:9 500'] }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'two wagers that together reach it',
      round: tumble({ table: TEN_TO_FIFTY, wagers: ['small 600', 'small 400'] }),
      subjects: ['w1', 'w2'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'below the minimum of its own',
      round: tumble({ table: OF_A_KIND, wagers: ['total:9 499'] }),
      message: 'A stake of 4.99 on total:9 was accepted; the displayed minimum is 5.00.',
    },
    {
      ...plain,
      name: 'on a Queensland terminal',
      round: tumble({ at: qldTerminal, table: TEN_TO_FIFTY, wagers: ['small 999'] }),
      clauses: ['au-qld/casino-gaming-rule-2024#sch-16/5(3)'],
    },
  ],
  notApplicable: [
    {
      name: 'where a wager below it is settled',
      round: tumble({ at: act, table: TEN_TO_FIFTY, wagers: ['small 999'] }),
    },
    {
      name: 'a void round',
      round: tumble({
        table: TEN_TO_FIFTY,
        wagers: [{ bet: 'small', stake: 999, settle: givenBack }],
        tumbled: [voided],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'no limits recorded',
      round: tumble({ table: 'unsaid', wagers: ['small 1'] }),
      subject: 'table',
      missing: ['table.limits'],
    },
    {
      name: 'its settlement not recorded',
      round: tumble({ table: TEN_TO_FIFTY, wagers: [{ bet: 'small', stake: 999, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
