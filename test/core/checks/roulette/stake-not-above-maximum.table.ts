import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack } from '../../../support/rounds/cases';

const FIFTY = { '*': { min: 1000, max: 5000 } };

checkTable('roulette/stake-not-above-maximum', {
  complies: [
    { name: 'of the maximum', round: at('nz', { limits: FIFTY, wagers: ['red 5000'] }), subjects: ['w1'] },
    {
      name: 'above, and paid to the maximum',
      round: at('au-act', {
        limits: FIFTY,
        wagers: [{ bet: 'black', stake: 6000, settle: { paid: 5000, returned: 6000 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'above, and turned down',
      round: at('au-qld', { limits: FIFTY, wagers: [{ bet: 'red', stake: 6000, settle: givenBack }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [
    {
      name: 'a race-track wager, which is several chips, under the limits of all others',
      round: at('nz', { limits: FIFTY, wagers: ['tier 6000'] }),
    },
  ],
});
