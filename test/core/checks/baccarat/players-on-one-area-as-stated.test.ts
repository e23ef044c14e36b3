import { seated } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const onOne = (players: number) =>
  seated(...Array.from({ length: players }, (_, index) => [`p${String(index + 1)}`, 'seat:1'] as const));

checkTable('baccarat/players-on-one-area-as-stated', {
  complies: [
    {
      name: 'one player twice',
      round: coupAt(PLACES.nz, seated(['p1', 'seat:1'], ['p1', 'seat:1'])),
      subjects: ['seat:1'],
    },
  ],
  breaches: [
    {
      name: 'four at the mini table',
      round: coupAt(PLACES.nzMini, onOne(4)),
      subject: 'seat:1',
      clauses: ['nz/table-games-divisions#div-5/5.8(a)'],
      expected: '3',
      recorded: '4',
      message: '4 players wagered on seat:1; no more than 3 may.',
    },
  ],
  notApplicable: [
    { name: 'no places recorded', round: coupAt(PLACES.nz, { wagers: ['player 1000'] }) },
    { name: 'a form that is of no one size', round: coupAt(PLACES.nzInternational, onOne(2)) },
  ],
});
