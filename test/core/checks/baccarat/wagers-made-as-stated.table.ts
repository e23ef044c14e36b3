import type { RoundEvent } from '../../../../src/core/rounds/record';
import { paidOut, placed } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

type Chips = 'value' | 'non-value' | 'cash' | 'credit';

const RETURNED: RoundEvent = { type: 'settle', wager: 'm1', result: 'void', paid: 0, returned: 1000 };
const made = (place: Place, chips: Chips, last = paidOut('m1', 1000)) =>
  coupAt(place, { wagering: [placed({ id: 'm1', chips, confirmed: true })], last: [last] });
const lawful = (place: Place, chips: Chips) => ({
  name: `${place.cited}: ${chips}`,
  round: made(place, chips),
  subjects: ['m1'],
});
const otherwise = (place: Place, chips: Chips, expected: string, ...clauses: readonly string[]) => ({
  name: `${place.cited}: ${chips}`,
  round: made(place, chips),
  subject: 'm1',
  clauses: clauses.map((label) => (label.includes('#') ? label : `${place.cited}${label}`)),
  expected,
  recorded: chips,
  message: `Wager m1 on player was made with ${chips}; the rules have ${expected}.`,
});
const NZ = ['5.3', 'nz/table-games-divisions#div-1/14.1', 'nz/table-games-divisions#div-1/10.3'];
const CHIPS_OR_COINS = 'value chips or non-value chips or cash';
const ON_SCREEN = 'credit or value chips or non-value chips';

checkTable('baccarat/wagers-made-as-stated', {
  complies: [
    lawful(PLACES.act, 'value'),
    lawful(PLACES.act, 'cash'),
    lawful(PLACES.actTerminal, 'credit'),
    lawful(PLACES.qld, 'value'),
    lawful(PLACES.qld, 'cash'),
    lawful(PLACES.qldTerminal, 'credit'),
    lawful(PLACES.nz, 'value'),
    { name: 'NZ: cash that was turned down', round: made(PLACES.nz, 'cash', RETURNED), subjects: ['m1'] },
  ],
  breaches: [
    otherwise(PLACES.act, 'credit', CHIPS_OR_COINS, '5.5'),
    otherwise(PLACES.actMini, 'credit', CHIPS_OR_COINS, '5.4'),
    otherwise(PLACES.actTerminal, 'cash', ON_SCREEN, '2.2(a)'),
    otherwise(PLACES.qld, 'credit', CHIPS_OR_COINS, '8(1)', 'au-qld/casino-gaming-rule-2024#body/6(2)'),
    otherwise(PLACES.qldTerminal, 'cash', ON_SCREEN, 'au-qld/casino-gaming-rule-2024#sch-16/5(1)'),
    otherwise(PLACES.nz, 'credit', 'value chips', ...NZ),
  ],
  notApplicable: [{ name: 'not told', round: coupAt(PLACES.nz, { wagers: ['player 1000'] }) }],
  indeterminate: [
    {
      name: 'NZ: chips without a value, which may be promotional ones',
      round: made(PLACES.nz, 'non-value'),
      subject: 'm1',
      missing: ['whether the chips were promotional'],
    },
  ],
});
