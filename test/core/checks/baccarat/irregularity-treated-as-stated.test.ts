import type { Treatment } from '../../../../src/core/values/treatment';
import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

type At = Parameters<typeof coupAt>[0];
const NZ = 'nz/table-games-divisions#div-5/';
/** The player stands on six; the banker must draw on five and stand on seven. */
const excess = (place: At, treatment: Treatment, more: object, banker = '3S 4C') =>
  coupAt(place, { player: '6H KD', banker, dealt: [noted('excess-card-drawn', treatment, more)] });
const wrongHand = (place: At, treatment?: Treatment) =>
  coupAt(place, { order: 'ppbb', dealt: [noted('card-to-wrong-hand', treatment)] });
const event = (events: number) => `events[${String(events)}]`;

checkTable('baccarat/irregularity-treated-as-stated', {
  complies: [
    {
      name: "the player's card too many to a banker who must draw",
      round: coupAt(PLACES.nz, {
        player: '6H KD',
        banker: '2S 3C 7S',
        dealt: [noted('excess-card-drawn', 'moved-to-banker', { to: 'player', exposed: true })],
      }),
      subjects: [event(6)],
    },
    {
      name: 'an exposed card begins a dummy',
      round: excess(PLACES.nz, 'dummy-round', { to: 'banker', exposed: true }),
      subjects: [event(5)],
    },
    {
      name: 'either treatment, where it is not said whether it was exposed',
      round: excess(PLACES.act, 'dummy-round', { to: 'banker' }),
      subjects: [event(5)],
    },
    { name: 'a coup reconstructed', round: wrongHand(PLACES.nz, 'reconstructed'), subjects: [event(5)] },
    { name: 'a coup that could not be, void', round: wrongHand(PLACES.nz, 'round-void'), subjects: [event(5)] },
    { name: 'played on, where the players choose', round: wrongHand(PLACES.qld, 'played'), subjects: [event(5)] },
  ],
  breaches: [
    {
      name: 'a card in the wrong hand, played on',
      round: wrongHand(PLACES.nz, 'played'),
      subject: event(5),
      clauses: [`${NZ}12.6`],
      expected: 'reconstructed or round-void',
      recorded: 'played',
      message: 'After "card-to-wrong-hand" the treatment was played; the rules have reconstructed or round-void.',
    },
    {
      name: "the player's card too many, exposed, to a banker who must stand",
      round: excess(PLACES.nz, 'moved-to-banker', { to: 'player', exposed: true }),
      subject: event(5),
      clauses: [`${NZ}12.1(b)`],
      expected: 'dummy-round',
      recorded: 'moved-to-banker',
      message: 'After "excess-card-drawn" the treatment was moved-to-banker; the rules have dummy-round.',
    },
  ],
  notApplicable: [
    { name: 'nothing irregular', round: coupAt(PLACES.nz) },
    { name: 'a choice of the players, without a treatment', round: wrongHand(PLACES.qld) },
  ],
  indeterminate: [
    { name: 'no treatment', round: wrongHand(PLACES.nz), subject: event(5), missing: ['events[5].treatment'] },
  ],
});
