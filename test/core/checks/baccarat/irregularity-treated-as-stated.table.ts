import type { Treatment } from '../../../../src/core/values/treatment';
import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';
import { OPENLY, RIGHTLY, WRONGLY } from '../../../support/rounds/treated-irregularities';

type At = Parameters<typeof coupAt>[0];
const NZ = 'nz/table-games-divisions#div-5/';
/** The player stands on six; the banker must draw on five and stand on seven. */
const excess = (place: At, treatment: Treatment, more: object, banker = '3S 4C') =>
  coupAt(place, { player: '6H KD', banker, dealt: [noted('excess-card-drawn', treatment, more)] });
const wrongHand = (place: At, treatment?: Treatment) =>
  coupAt(place, { order: 'ppbb', dealt: [noted('card-to-wrong-hand', treatment)] });
const inNsw = (kind: string, treatment: Treatment) => coup({ dealt: [noted(kind, treatment)] });
const event = (events: number) => `events[${String(events)}]`;

const ANTE_UP = { ...PLACES.nz, variant: 'ante-up' };

checkTable('baccarat/irregularity-treated-as-stated', {
  complies: [
    ...RIGHTLY,
    {
      name: 'a display that was wrong, and disregarded',
      round: inNsw('winning-number-display-wrong', 'result-stands'),
      subjects: [event(5)],
    },
    {
      name: 'a coup of cards that were not cut, completed',
      round: inNsw('not-cut-as-required', 'played'),
      subjects: [event(5)],
    },
    {
      name: 'an invalidated coup, the wagers kept or given back as the supervisor directs',
      round: inNsw('invalidated-by-operator', 'wagers-returned'),
      subjects: [event(5)],
    },
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
    {
      name: "a card of the banker's given to the player's hand, and moved",
      round: coupAt(PLACES.act, {
        player: '6H KD',
        banker: '2S 3C 7S',
        dealt: [noted('card-to-wrong-hand', 'moved-to-banker', { to: 'player' })],
      }),
      subjects: [event(6)],
    },
    {
      name: 'an exposed card as the first of the next coup, which is the dummy',
      round: excess(PLACES.act, 'first-card-of-next-round', { exposed: true }),
      subjects: [event(5)],
    },
    {
      name: 'what the shoe read wrongly, confirmed',
      round: coupAt(PLACES.qld, { dealt: [noted('malfunction', 'result-stands', { of: 'shoe' })] }),
      subjects: [event(5)],
    },
    {
      name: 'an exposed card after the first, where the players choose',
      round: coupAt(PLACES.qld, { afterCards: { 1: [noted('card-exposed-in-error', 'dummy-round')] } }),
      subjects: [event(2)],
    },
    {
      name: "a banker's card too many, unexposed, made a dummy of once every wager was taken back",
      round: excess(PLACES.qld, 'dummy-round', { to: 'banker', exposed: false }),
      subjects: [event(5)],
    },
    { name: 'a coup reconstructed', round: wrongHand(PLACES.nz, 'reconstructed'), subjects: [event(5)] },
    { name: 'a coup that could not be, void', round: wrongHand(PLACES.nz, 'round-void'), subjects: [event(5)] },
    { name: 'played on, where the players choose', round: wrongHand(PLACES.qld, 'played'), subjects: [event(5)] },
  ],
  breaches: [
    ...WRONGLY,
    {
      name: 'a coup void because the display was wrong',
      round: inNsw('winning-number-display-wrong', 'round-void'),
      subject: event(5),
      clauses: ['11.2'],
      expected: 'result-stands',
      recorded: 'round-void',
      message: 'After "winning-number-display-wrong" the treatment was round-void; the rules have result-stands.',
    },
    {
      name: 'a coup void because the cards were not shuffled in time',
      round: inNsw('not-shuffled-after-cutting-card', 'round-void'),
      subject: event(5),
      clauses: ['11.6.9'],
      expected: 'played',
      recorded: 'round-void',
      message: 'After "not-shuffled-after-cutting-card" the treatment was round-void; the rules have played.',
    },
    {
      name: 'an invalidated coup that is played on',
      round: coupAt(PLACES.act, { dealt: [noted('invalidated-by-operator', 'played')] }),
      subject: event(5),
      clauses: [`${PLACES.act.cited}13.4`],
      expected: 'wagers-returned',
      recorded: 'played',
      message: 'After "invalidated-by-operator" the treatment was played; the rules have wagers-returned.',
    },
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
    {
      name: 'a card too many, unexposed, put aside with the shoe going on',
      round: excess(PLACES.nz, 'burnt', { exposed: false }),
      subject: event(5),
      clauses: ['12.2(a)', '12.1(b)'].map((label) => NZ + label),
      expected: 'first-card-of-next-round',
      recorded: 'burnt',
      message: 'After "excess-card-drawn" the treatment was burnt; the rules have first-card-of-next-round.',
    },
    {
      name: "a banker's card too many, unexposed, made a dummy of with wagers left on the round",
      round: coupAt(PLACES.qld, {
        ...{ player: '6H KD', banker: '3S 4C', wagers: ['player 1000'] },
        dealt: [noted('excess-card-drawn', 'dummy-round', { to: 'banker', exposed: false })],
      }),
      subject: event(6),
      clauses: ['24(2)', '24(4)(d)', '24(4)(d)(i)'].map((label) => PLACES.qld.cited + label),
      expected: 'first-card-of-next-round or player-chooses',
      recorded: 'dummy-round',
      message:
        'After "excess-card-drawn" the treatment was dummy-round; the rules have first-card-of-next-round or the players choose whether to take back or lower their wagers.',
    },
    {
      name: 'an exposed card as the first of a round with wagers',
      round: excess(PLACES.qld, 'first-card-of-next-round', { to: 'player', exposed: true }),
      subject: event(5),
      clauses: ['24(3)(a)', '24(3)', '24(1)(a)', '24(2)', '24(4)(d)', '24(4)(d)(i)'].map(
        (label) => PLACES.qld.cited + label,
      ),
      expected: 'dummy-round or player-chooses',
      recorded: 'first-card-of-next-round',
      message:
        'After "excess-card-drawn" the treatment was first-card-of-next-round; the rules have dummy-round or the players choose whether to take back or lower their wagers.',
    },
    {
      name: "a card of the banker's given to the player's hand, and burnt",
      round: coupAt(PLACES.actMini, {
        player: '6H KD',
        banker: '2S 3C 7S',
        dealt: [noted('card-to-wrong-hand', 'burnt', { to: 'player' })],
      }),
      subject: event(6),
      clauses: ['11.1', '11.4', '11.5', '11.2', '11.3'].map((label) => PLACES.actMini.cited + label),
      expected: 'moved-to-banker or reconstructed or round-void or dummy-round or first-card-of-next-round',
      recorded: 'burnt',
      message:
        'After "card-to-wrong-hand" the treatment was burnt; the rules have moved-to-banker or reconstructed or round-void or dummy-round or first-card-of-next-round.',
    },
  ],
  notApplicable: [
    { name: 'nothing irregular', round: coupAt(PLACES.nz) },
    {
      name: 'a card too many, unexposed, put aside because the cards were shuffled before the next round',
      round: {
        ...excess(PLACES.nz, 'burnt', { exposed: false }),
        events: [...excess(PLACES.nz, 'burnt', { exposed: false }).events, { type: 'shuffle' }],
      },
    },
    { name: 'a choice of the players, without a treatment', round: wrongHand(PLACES.qld) },
    {
      name: 'an exposed first card, which other provisions are for',
      round: coupAt(PLACES.qld, { first: [noted('card-exposed-in-error', 'dummy-round')] }),
    },
    {
      name: 'a wager without its ante, which is judged with the ante',
      round: coupAt(ANTE_UP, { dealt: [noted('wager-without-ante', 'played')] }),
    },
    {
      name: 'a choice of the operator beside a provision, without a treatment',
      round: coupAt(PLACES.qld, { dealt: [noted('failed-to-burn')] }),
    },
  ],
  indeterminate: [
    ...OPENLY,
    {
      name: 'a result that stands after a failure, the wagers confirmed by the records or not',
      round: coupAt(PLACES.actTerminal, {
        wagers: ['player 1000'],
        dealt: [noted('malfunction', 'result-stands', { of: 'system' })],
      }),
      subject: event(6),
      missing: ['whether the records confirm the wagers'],
    },
    { name: 'no treatment', round: wrongHand(PLACES.nz), subject: event(5), missing: ['events[5].treatment'] },
  ],
});
