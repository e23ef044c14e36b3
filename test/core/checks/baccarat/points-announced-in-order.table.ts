import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const PLAYER: RoundEvent = { type: 'announce', of: 'player', value: 9 };
const BANKER: RoundEvent = { type: 'announce', of: 'banker', value: 7 };
const PLAYER_FIRST = { dealt: [PLAYER, BANKER] } as const;
const BANKER_FIRST = { dealt: [BANKER, PLAYER] } as const;
const bankerFirst = (place: Place, label: string) => ({
  name: `${place.cited}: the banker first`,
  round: coupAt(place, { face: 'up', ...BANKER_FIRST }),
  subject: 'coup',
  clauses: [`${place.cited}${label}`],
  expected: 'player',
  recorded: 'banker',
  message: "The banker's 7 was announced before the player's 9; the player's is first.",
});

checkTable('baccarat/points-announced-in-order', {
  complies: [PLACES.act, PLACES.actMini, PLACES.nz].map((place) => ({
    name: `${place.cited}: the player first`,
    round: coupAt(place, { face: 'up', ...PLAYER_FIRST }),
    subjects: ['coup'],
  })),
  breaches: [
    bankerFirst(PLACES.nz, '8.6'),
    {
      ...bankerFirst(PLACES.actMini, '8.3'),
      name: 'mini: faces not told',
      round: coupAt(PLACES.actMini, BANKER_FIRST),
    },
  ],
  notApplicable: [
    { name: "the player's count alone", round: coupAt(PLACES.actMini, { dealt: [PLAYER] }) },
    {
      name: "the player's when the banker had drawn",
      round: coupAt(PLACES.actMini, {
        ...{ player: '6H KD', banker: '2S 3C 7D' },
        afterCards: { 4: [{ ...BANKER, value: 5 }] },
        dealt: [{ ...PLAYER, value: 6 }],
      }),
    },
    {
      name: 'something irregular',
      round: coupAt(PLACES.actMini, { dealt: [BANKER, PLAYER, noted('failed-to-burn', 'played')] }),
    },
    { name: 'one count', round: coupAt(PLACES.act, { face: 'up', dealt: [BANKER] }) },
    {
      name: 'dealt face down, perhaps opened by players',
      round: coupAt(PLACES.act, { face: 'down', ...BANKER_FIRST }),
    },
    { name: 'the same in New Zealand', round: coupAt(PLACES.nz, { face: 'down', ...BANKER_FIRST }) },
    {
      name: 'the last counts, of which no order is stated',
      round: coupAt(PLACES.act, { face: 'up', player: '2H 3D 4C', banker: '3S 4C', ...BANKER_FIRST }),
    },
    { name: 'a void coup', round: coupAt(PLACES.act, { face: 'up', dealt: [BANKER, PLAYER, voided] }) },
  ],
  indeterminate: [
    {
      name: 'ACT: faces not told',
      round: coupAt(PLACES.act, BANKER_FIRST),
      subject: 'coup',
      missing: ['faces of the first cards'],
    },
  ],
  notImposed: [
    { name: 'NSW, which states no order', round: coup({ face: 'up', ...BANKER_FIRST }) },
    { name: 'Queensland, which states none', round: coupAt(PLACES.qld, { face: 'up', ...BANKER_FIRST }) },
  ],
});
