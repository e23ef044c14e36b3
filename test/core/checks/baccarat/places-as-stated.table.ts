import type { RoundRecord } from '../../../../src/core/rounds/record';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const seating = (record: RoundRecord, seats: number): RoundRecord => ({ ...record, table: { ...record.table, seats } });
const at = (place: Place, seats: number): RoundRecord => seating(coupAt(place, {}), seats);
const most = (place: Place, seats: number) => ({
  name: `${place.cited}${place.variant ?? ''}: ${String(seats)} places`,
  round: at(place, seats),
  subjects: ['table'],
});
const tooMany = (place: Place, seats: number, ...labels: readonly string[]) => ({
  name: `${place.cited}${place.variant ?? ''}: ${String(seats)} places`,
  round: at(place, seats),
  subject: 'table',
  clauses: labels.map((label) => `${place.cited}${label}`),
  expected: String(seats - 1),
  recorded: String(seats),
  message: `The table has ${String(seats)} places for players; there may be ${String(seats - 1)} at most.`,
});

checkTable('baccarat/places-as-stated', {
  complies: [
    most(PLACES.act, 14),
    most(PLACES.actMini, 9),
    most(PLACES.qld, 14),
    most(PLACES.nz, 14),
    most(PLACES.nzMini, 7),
    { name: 'lucky draw: 7 places', round: seating(luckyDraw(), 7), subjects: ['table'] },
  ],
  breaches: [
    tooMany(PLACES.actMini, 10, '1'),
    tooMany(PLACES.qld, 15, '3(1)'),
    tooMany(PLACES.nz, 15, '3.1(c)', '3.1'),
    tooMany(PLACES.nzMini, 8, '3.1(a)', '3.1'),
    {
      ...tooMany(PLACES.qld, 8),
      name: 'lucky draw: 8 places',
      round: seating(luckyDraw(), 8),
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/3(1)'],
    },
  ],
  notApplicable: [{ name: 'the places are not told', round: coupAt(PLACES.act) }],
  notImposed: [
    { name: 'terminals, of which there may be any number', round: at(PLACES.qldTerminal, 50) },
    { name: 'NSW, which states none', round: seating(coup(), 50) },
  ],
});
