import type { RoundEvent } from '../../../../src/core/rounds/record';
import { paidOut, seated } from '../../../support/rounds/breaches-of-additional';
import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const onOne = (players: number) =>
  seated(...Array.from({ length: players }, (_, index) => [`p${String(index + 1)}`, 'seat:1'] as const));

const atSeats = (seats: number, players: number) => atTable(seats, onOne(players));

const atTable = (
  seats: number,
  options: Parameters<typeof coupAt>[1],
  place: Parameters<typeof coupAt>[0] = PLACES.nz,
) => {
  const record = coupAt(place, options);
  return { ...record, table: { ...record.table, seats } };
};
const TURNED_DOWN: RoundEvent = { type: 'settle', wager: 's2', result: 'void', paid: 0, returned: 1000 };
/** All given back, as after something that left the coup without a result. */
const pushed = (players: number) => ({
  ...onOne(players),
  last: Array.from({ length: players }, (_, index): RoundEvent => ({
    ...{ type: 'settle', wager: `s${String(index + 1)}`, result: 'push', paid: 0, returned: 1000 },
  })),
});

checkTable('baccarat/players-on-one-area-as-stated', {
  complies: [
    {
      name: 'three at a table of nine places',
      round: atSeats(9, 3),
      subjects: ['seat:1'],
    },
    {
      name: 'a second player who was turned down',
      round: atTable(14, { ...onOne(2), last: [paidOut('s1', 1000), TURNED_DOWN] }),
      subjects: ['seat:1'],
    },
    {
      name: 'others of whom no place is recorded',
      round: atTable(14, { ...onOne(1), wagers: ['player 1000', { bet: 'banker', stake: 1000, by: 'p2' }] }),
      subjects: ['seat:1'],
    },
    {
      name: 'three at the mini table',
      round: atTable(7, onOne(3), PLACES.nzMini),
      subjects: ['seat:1'],
    },
    {
      name: 'each on a place of his own',
      round: atTable(14, seated(['p1', 'seat:1'], ['p2', 'seat:2'])),
      subjects: ['seat:1', 'seat:2'],
    },
    {
      name: 'one player twice',
      round: coupAt(PLACES.nz, seated(['p1', 'seat:1'], ['p1', 'seat:1'])),
      subjects: ['seat:1'],
    },
  ],
  breaches: [
    {
      name: 'two on a box',
      round: atTable(9, onOne(2), PLACES.actMini),
      subject: 'seat:1',
      clauses: [`${PLACES.actMini.cited}5.2`],
      expected: '1',
      recorded: '2',
      message: '2 players wagered on seat:1; no more than 1 may.',
    },
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
  notApplicable: [
    { name: 'no places recorded', round: coupAt(PLACES.nz, { wagers: ['player 1000'] }) },
    { name: 'a coup declared void', round: atTable(14, { ...pushed(2), dealt: [voided] }) },
    {
      name: 'a coup that became a dummy',
      round: atTable(14, { ...pushed(2), dummy: true, first: [noted('card-exposed-in-error', 'dummy-round')] }),
    },
  ],
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
