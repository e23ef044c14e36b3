import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';

checkTable('roulette/ball-size-as-stated', {
  complies: [17, 23].map((ballDiameterMm) => ({
    name: `${String(ballDiameterMm)} mm in New Zealand`,
    round: at('nz', { equipment: { wheel: 'single-zero', ballDiameterMm } }),
    subjects: ['equipment'],
  })),
  breaches: [],
  notApplicable: [],
  indeterminate: [
    {
      name: 'the record does not give the size',
      round: at('nz', { equipment: { wheel: 'single-zero' } }),
      subject: 'equipment',
      missing: ['equipment.ballDiameterMm'],
    },
  ],
});
