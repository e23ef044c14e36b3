import { checkTable } from '../../../support/rounds/check-table';
import { ROULETTE_MORE_BREACHES } from '../../../support/rounds/roulette/breaches-of-forms';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack } from '../../../support/rounds/cases';

const TEN = { '*': { min: 1000, max: 5000 } };

checkTable('roulette/stake-not-below-minimum', {
  complies: [
    {
      name: 'a race-track wager below its minimum, where rules have none of their own for it',
      round: at('au-act', { limits: { tier: { min: 1200 } }, wagers: ['tier 600'] }),
      subjects: ['w1'],
    },
    {
      name: 'a race-track wager of its own minimum beside one without limits, and one on the layout below that once is valid',
      round: at('nz', {
        limits: { ...TEN, tier: { min: 1200 } },
        wagers: ['tier 1200', 'voisins 900', 'red 999', 'red 1000'],
      }),
      subjects: ['w1', 'w3'],
    },

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
      name: 'a race-track wager of its own minimum, and one below it turned down',
      round: at('nz', {
        limits: { ...TEN, tier: { min: 1200 } },
        wagers: ['tier 1200', { bet: 'tier', stake: 1194, settle: givenBack }],
      }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'the minimum of its kind',
      round: at('au-qld', { limits: { ...TEN, straight: { min: 200 } }, wagers: ['straight:5 200'] }),
      subjects: ['w1'],
    },
  ],
  breaches: ROULETTE_MORE_BREACHES['roulette/stake-not-below-minimum'] ?? [],
  notApplicable: [
    {
      name: 'a race-track wager, for which no limits are shown',
      round: at('nz', { limits: TEN, wagers: ['tier 600'] }),
    },
    { name: 'no wagers', round: at('au-qld', {}) },
  ],
});
