import { checkTable } from '../../../support/rounds/check-table';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { at } from '../../../support/rounds/roulette/cited';

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
const SPUN: RoundEvent = { type: 'spin', result: '5', revolutions: 9, direction: 'opposite' };

checkTable('roulette/no-more-bets-called-in-time', {
  complies: [
    { name: 'before the ball is spun', round: at('au-act-terminal', {}), subjects: ['events[0]'] },
    {
      name: 'called again once the result is out',
      round: at('au-qld', { wagers: ['red 1000'], last: [NO_MORE_BETS] }),
      subjects: ['events[1]'],
    },
    {
      name: 'while a ball ran that was called off after that',
      round: at('au-act-terminal', { uncalled: true, closed: [SPUN, NO_MORE_BETS, NO_SPIN, NO_MORE_BETS] }),
      subjects: ['events[1]', 'events[3]'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'no call in the record', round: at('nz', { uncalled: true }) },
    { name: 'another call', round: at('nz', { uncalled: true, closed: [{ type: 'call', call: 'place-your-bets' }] }) },
  ],
});
