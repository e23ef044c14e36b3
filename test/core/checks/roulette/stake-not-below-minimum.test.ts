import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack } from '../../../support/rounds/cases';

const TEN = { '*': { min: 1000, max: 5000 } };

checkTable('roulette/stake-not-below-minimum', {
  complies: [
    {
      name: 'below, and turned down',
      round: at('au-qld', { limits: TEN, wagers: [{ bet: 'red', stake: 999, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'below, and settled where it is valid once',
      round: at('nz', { limits: TEN, wagers: ['red 999'] }),
      subjects: ['w1'],
    },
    {
      name: 'below, and given back where it is valid once',
      round: at('au-act', { limits: TEN, wagers: [{ bet: 'red', stake: 999, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'the minimum of its kind',
      round: at('au-qld', { limits: { ...TEN, straight: { min: 200 } }, wagers: ['straight:5 200'] }),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'no wagers', round: at('au-qld', {}) }],
});
