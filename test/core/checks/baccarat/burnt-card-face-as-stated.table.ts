import { newShoe, noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

/** An ace is burnt, and one card for it. */
const burntAt = (place: Place, first: boolean, further: boolean) =>
  coupAt(place, {
    first: [{ type: 'shuffle' }, { type: 'burn', card: 'AS', faceUp: first }, { type: 'burn', faceUp: further }],
  });
const ACT = [PLACES.act, PLACES.actMini] as const;

checkTable('baccarat/burnt-card-face-as-stated', {
  complies: [
    {
      name: 'the burn recorded as a card dealt face down to the discards',
      round: coup({ first: [{ type: 'shuffle' }, { type: 'deal', to: 'burn', card: '7S', face: 'down' }] }),
      subjects: ['events[1]'],
    },
    ...ACT.map((place) => ({
      name: `${place.cited}: the first card shown, the other not`,
      round: burntAt(place, true, false),
      subjects: ['events[1]', 'events[2]'],
    })),
  ],
  breaches: [
    {
      name: 'the burn recorded as a card dealt face up to the discards',
      round: coup({ first: [{ type: 'shuffle' }, { type: 'deal', to: 'burn', card: '7S', face: 'up' }] }),
      subject: 'events[1]',
      clauses: ['7.4'],
      expected: 'down',
      recorded: 'up',
      message: 'The burnt card at events[1] was drawn face up; it is drawn face down.',
    },
    {
      name: 'NZ: burnt alone and shown',
      round: coupAt(PLACES.nz, { first: [{ type: 'shuffle' }, { type: 'burn', faceUp: true }] }),
      subject: 'events[1]',
      clauses: [`${PLACES.nz.cited}7.7(b)`],
      expected: 'down',
      recorded: 'up',
      message: 'The burnt card at events[1] was drawn face up; it is drawn face down.',
    },
    ...ACT.map((place) => ({
      name: `${place.cited}: the first card not shown`,
      round: burntAt(place, false, false),
      subject: 'events[1]',
      clauses: [`${place.cited}8.2`],
      expected: 'up',
      recorded: 'down',
      message: 'The burnt card at events[1] was drawn face down; it is drawn face up.',
    })),
    ...ACT.map((place) => ({
      name: `${place.cited}: the card burnt for the first one shown too`,
      round: burntAt(place, true, true),
      subject: 'events[2]',
      clauses: [`${place.cited}8.2`],
      expected: 'down',
      recorded: 'up',
      message: 'The burnt card at events[2] was drawn face up; it is drawn face down.',
    })),
  ],
  indeterminate: ACT.map((place) => ({
    name: `${place.cited}: a card face down that may be one burnt for a card shown before it`,
    round: coupAt(place, { first: [{ type: 'shuffle' }, { type: 'burn', faceUp: false }] }),
    subject: 'events[1]',
    missing: ['events[1].card'],
  })),
  notImposed: [true, false].map((faceUp) => ({
    name: `QLD: a card that is only shown on request, face ${faceUp ? 'up' : 'down'}`,
    round: coupAt(PLACES.qld, { first: [{ type: 'shuffle' }, { type: 'burn', card: 'AS', faceUp }] }),
  })),
  notApplicable: [
    {
      name: 'the faces of several cards not recorded',
      round: coupAt(PLACES.act, { first: [{ type: 'shuffle' }, { type: 'burn', card: 'AS' }, { type: 'burn' }] }),
    },
    { name: 'the face is not recorded', round: coup({ first: [{ type: 'shuffle' }, { type: 'burn' }] }) },
    { name: 'a card burnt in the middle of a shoe', round: coup({ first: [{ type: 'burn', faceUp: true }] }) },
    {
      name: 'a card burnt because of an irregularity',
      round: coup({ first: [...newShoe({}, true), noted('failed-to-burn', 'played')] }),
    },
  ],
});
