import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';

checkTable('roulette/wheel-as-stated', {
  complies: [
    { name: 'two zeros where there are two', round: at('nz-double-zero', { pocket: '00' }), subjects: ['equipment'] },
    { name: 'one zero in Queensland', round: at('au-qld', {}), subjects: ['equipment'] },
  ],
  breaches: [],
  notApplicable: [],
  indeterminate: [
    {
      name: 'the record does not name the wheel',
      round: at('au-act', { equipment: { ballDiameterMm: 18 } }),
      subject: 'equipment',
      missing: ['equipment.wheel'],
    },
  ],
});
