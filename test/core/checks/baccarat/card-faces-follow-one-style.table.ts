import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const DRAWN = { player: '2H 3D 4C', banker: '3S 4C' } as const;

/** The faces of five cards: `u` up, `d` down, `-` not said. */
function facesAt(place: Parameters<typeof coupAt>[0], faces: string): RoundRecord {
  const record = coupAt(place, DRAWN);
  const left = faces.split(' ');
  const events = record.events.map((event): RoundEvent => {
    const face = event.type === 'deal' ? left.shift() : undefined;
    return face === 'u' || face === 'd' ? ({ ...event, face: face === 'u' ? 'up' : 'down' } as RoundEvent) : event;
  });
  return { ...record, events };
}
const MIXED = ['8.6', '8.12', '8.19'];
const OTHER_STYLE = ['9.7', '9.8', ...MIXED];

checkTable('baccarat/card-faces-follow-one-style', {
  complies: [
    {
      name: 'a third card up after four down',
      round: coupAt(PLACES.nz, { ...DRAWN, face: 'down', thirdFace: 'up' }),
      subjects: ['cards'],
    },
    { name: 'the first not said, and the others down', round: facesAt(PLACES.nz, '- d d d -'), subjects: ['cards'] },
    {
      name: 'one of the first, and the third card not said',
      round: facesAt(PLACES.nz, 'u - - - -'),
      subjects: ['cards'],
    },
    { name: 'all down', round: coupAt(PLACES.nz, { ...DRAWN, face: 'down' }), subjects: ['cards'] },
    {
      name: 'a third card of which nothing is stated',
      round: coupAt(PLACES.qld, { ...DRAWN, face: 'up', thirdFace: 'down' }),
      subjects: ['cards'],
    },
  ],
  breaches: [
    {
      name: 'a third card down after four up',
      round: facesAt(PLACES.nz, 'u u u u d'),
      subject: 'cards',
      clauses: OTHER_STYLE.map((label) => PLACES.nz.cited + label),
      expected: 'up',
      recorded: 'down',
      message: 'The first cards were dealt face up and a third card face down; no style of dealing has both.',
    },
    {
      name: 'one of the first four otherwise, the others partly not said',
      round: facesAt(PLACES.nz, '- u - d u'),
      subject: 'cards',
      clauses: MIXED.map((label) => PLACES.nz.cited + label),
      expected: 'all alike',
      recorded: 'mixed',
      message: 'The first cards were dealt some face up and some face down; they are all dealt alike.',
    },
  ],
  notApplicable: [
    { name: 'the face of a third card alone', round: facesAt(PLACES.nz, '- - - - d') },
    { name: 'no face recorded', round: coupAt(PLACES.nz, DRAWN) },
    {
      name: 'a card that was exposed in error',
      round: coupAt(PLACES.qld, { face: 'down', secondFace: 'up', dealt: [noted('card-exposed-in-error', 'played')] }),
    },
  ],
});
