import { checkTable } from '../../../support/rounds/check-table';
import { ACT, at, NZ, of } from '../../../support/rounds/roulette/cited';

checkTable('roulette/wheel-as-stated', {
  complies: [
    { name: 'two zeros where there are two', round: at('nz-double-zero', { pocket: '00' }), subjects: ['equipment'] },
    { name: 'one zero in Queensland', round: at('au-qld', {}), subjects: ['equipment'] },
  ],
  breaches: [
    {
      name: 'another wheel, and a pocket that only it has',
      round: at('au-act', { equipment: { wheel: 'double-zero', ballDiameterMm: 18 }, pocket: '00' }),
      subject: 'equipment',
      clauses: of(ACT, '1.2'),
      expected: 'single-zero',
      recorded: 'double-zero',
      message: 'The wheel was double-zero; the rules have it single-zero.',
    },
    {
      name: 'a pocket that it does not have, and the record does not name the wheel',
      round: at('au-act', { equipment: { ballDiameterMm: 18 }, pocket: '00' }),
      subject: 'events[1]',
      clauses: of(ACT, '1.2'),
      expected: '0',
      recorded: '00',
      message: 'The ball is recorded in 00, which a wheel with 0 and 1 to 36 does not have.',
    },
    {
      name: 'a third zero where there are two',
      round: at('nz-double-zero', { pocket: '000' }),
      subject: 'events[1]',
      clauses: of(NZ, '2.3(a)(ii)'),
      expected: '0, 00',
      recorded: '000',
      message: 'The ball is recorded in 000, which a wheel with 0, 00 and 1 to 36 does not have.',
    },
  ],
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
