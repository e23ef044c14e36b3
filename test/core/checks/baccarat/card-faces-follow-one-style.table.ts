import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const DRAWN = { player: '2H 3D 4C', banker: '3S 4C' } as const;

checkTable('baccarat/card-faces-follow-one-style', {
  complies: [
    {
      name: 'a third card up after four down',
      round: coupAt(PLACES.nz, { ...DRAWN, face: 'down', thirdFace: 'up' }),
      subjects: ['cards'],
    },
    { name: 'all down', round: coupAt(PLACES.nz, { ...DRAWN, face: 'down' }), subjects: ['cards'] },
    {
      name: 'a third card of which nothing is stated',
      round: coupAt(PLACES.qld, { ...DRAWN, face: 'up', thirdFace: 'down' }),
      subjects: ['cards'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'no face recorded', round: coupAt(PLACES.nz, DRAWN) },
    {
      name: 'a card that was exposed in error',
      round: coupAt(PLACES.qld, { face: 'down', secondFace: 'up', dealt: [noted('card-exposed-in-error', 'played')] }),
    },
  ],
});
