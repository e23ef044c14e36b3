import { seated } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const onOne = (players: number) =>
  seated(...Array.from({ length: players }, (_, index) => [`p${String(index + 1)}`, 'seat:1'] as const));

const atSeats = (seats: number, players: number) => {
  const record = coupAt(PLACES.nz, onOne(players));
  return { ...record, table: { ...record.table, seats } };
};

checkTable('baccarat/players-on-one-area-as-stated', {
  complies: [
    {
      name: 'three at a table of nine places',
      round: atSeats(9, 3),
      subjects: ['seat:1'],
    },
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
    {
      name: 'two at a full table',
      round: atSeats(10, 2),
      subject: 'seat:1',
      clauses: ['nz/table-games-divisions#div-5/5.7'],
      expected: '1',
      recorded: '2',
      message: '2 players wagered on seat:1; no more than 1 may.',
    },
    {
      name: 'four at a table of whatever size',
      round: coupAt(PLACES.nz, onOne(4)),
      subject: 'seat:1',
      clauses: ['nz/table-games-divisions#div-5/5.8(a)', 'nz/table-games-divisions#div-5/5.7'],
      expected: '3',
      recorded: '4',
      message: '4 players wagered on seat:1; no more than 3 may.',
    },
  ],
  notApplicable: [{ name: 'no places recorded', round: coupAt(PLACES.nz, { wagers: ['player 1000'] }) }],
  indeterminate: [
    {
      name: 'two at a table of unknown size',
      round: coupAt(PLACES.nz, onOne(2)),
      subject: 'seat:1',
      missing: ['table.seats'],
    },
    {
      name: 'a form that is of no one size',
      round: coupAt(PLACES.nzInternational, onOne(3)),
      subject: 'seat:1',
      missing: ['table.seats'],
    },
  ],
});
