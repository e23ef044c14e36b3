import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';

checkTable('roulette/confirmed-wagers-stay', {
  complies: [
    { name: 'confirmed, and left so', round: at('au-act-terminal', { wagers: ['red 1000'] }), subjects: ['w1'] },
  ],
  breaches: [],
  notApplicable: [
    {
      name: 'raised late as well, which is one act',
      round: at('au-act-terminal', {
        wagers: [{ bet: 'black', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
        closed: [{ type: 'change', wager: 'w1', stake: 2000 }],
      }),
      because: 'roulette/no-wager-after-close',
    },
  ],
});
