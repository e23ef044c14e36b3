import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
checkTable('roulette/wins-pay-stated-odds', {
  complies: [
    { name: 'seventeen to one on a split', round: at('nz', { wagers: ['split:17/20 1000'] }), subjects: ['w1'] },
    {
      name: 'a stake of one cent',
      round: at('nz', { wagers: ['straight:17 1'], limits: { '*': { min: 1, max: 100 } } }),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'a losing wager', round: at('nz', { wagers: ['red 1000'] }) },
    {
      name: 'paid on more than the maximum',
      round: at('nz', { wagers: ['straight:17 2000'], limits: { '*': { min: 1, max: 1000 } } }),
      because: 'roulette/stake-not-above-maximum',
    },
  ],
});
