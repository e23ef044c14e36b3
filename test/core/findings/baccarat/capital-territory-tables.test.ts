import { SMALLEST_CHIP } from '../../../../src/core/play/wagers/settling';
import { burnt } from '../../../support/rounds/breaches-of-additional';
import { givenBack, newShoe, noted, voided, withEvent } from '../../../support/rounds/cases';
import { another, CALL, sentBack, wonOnIt } from '../../../support/rounds/late';
import { placeTable } from '../../../support/rounds/place-table';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const LIMITS = { '*': { min: 500, max: 50_000 } };
const BANKER_WINS = { player: '3H 3D', banker: '3S 4C', table: { limits: LIMITS } } as const;

const banker = (place: Place, stake: number, paid: number) =>
  coupAt(place, { ...BANKER_WINS, wagers: [{ bet: 'banker', stake, settle: { paid } }] });

describe.each([
  ['baccarat', PLACES.act, { frozen: '5.4', wagers: '5.7' }],
  ['mini-baccarat', PLACES.actMini, { frozen: '5.3', wagers: '5.6' }],
] as const)('the Capital Territory, %s at a table', (_, place, clauses) => {
  const at = (options: Parameters<typeof coupAt>[1]) => coupAt(place, options);
  placeTable('wagers and limits', place, {
    lawful: [
      {
        name: 'a wager between the call and the first card',
        round: at({ closed: [another], last: [wonOnIt] }),
      },
      { name: 'such a wager refused', round: at({ closed: [another], last: [sentBack] }) },
      {
        name: 'the first wager below the minimum settled',
        round: at({ table: { limits: LIMITS }, wagers: ['player 499'] }),
      },
      {
        name: 'a later wager below the minimum returned whatever the result',
        round: at({ table: { limits: LIMITS }, wagers: [{ bet: 'player', stake: 499, settle: givenBack }] }),
      },
      { name: 'a wager of the maximum', round: at({ table: { limits: LIMITS }, wagers: ['player 50000'] }) },
      {
        name: 'a wager above the maximum paid to the maximum',
        round: at({
          table: { limits: LIMITS },
          wagers: [{ bet: 'player', stake: 50_001, settle: { paid: 50_000 } }],
        }),
      },
      {
        name: 'a wager above the maximum collected to the maximum',
        round: at({
          table: { limits: LIMITS },
          wagers: [{ bet: 'banker', stake: 50_001, settle: { returned: 1 } }],
        }),
      },
      {
        name: 'the cutting card 14 cards from the back',
        round: at({ first: [...newShoe({ depth: 1, back: 14 }).slice(0, 2), ...burnt('AS', 1).slice(2)] }),
      },
      {
        name: 'as many cards burnt as the first says',
        round: at({ first: burnt('3S', 3) }),
      },
    ],
    planted: [
      {
        name: 'a wager after the first card',
        round: at({ afterCards: { 1: [another] }, last: [wonOnIt] }),
        check: 'no-wager-after-close',
        clause: clauses.frozen,
      },
      {
        name: 'a wager after the first card, before the call',
        round: at({ uncalled: true, afterCards: { 1: [another, CALL] }, last: [wonOnIt] }),
        check: 'no-wager-after-close',
        clause: clauses.frozen,
      },
      {
        name: 'a wager above the maximum paid whole',
        round: at({ table: { limits: LIMITS }, wagers: ['player 50001'] }),
        check: 'stake-not-above-maximum',
        clause: '4.1(d)',
      },
      {
        name: 'the cutting card 13 cards from the back',
        round: at({ first: newShoe({ back: 13 }, true) }),
        check: 'cutting-card-far-from-back',
        clause: '7.3',
      },
      {
        name: 'a wager on a pair, which the rules do not know',
        round: at({ wagers: ['player-pair 1000'] }),
        check: 'only-permitted-wagers',
        clause: clauses.wagers,
      },
      { name: 'six decks', round: at({ equipment: { decks: 6 } }), check: 'decks-as-stated', clause: '3.1' },
    ],
  });

  placeTable('cards and payments', place, {
    lawful: [
      { name: 'the banker paid to the cent', round: banker(place, 2500, 2375) },
      { name: 'the banker paid what any chips can pay', round: banker(place, 10_000, 9500) },
      {
        name: 'a void coup, its stakes returned',
        round: at({
          wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
          dealt: [noted('insufficient-cards', 'round-void')],
        }),
      },
      {
        name: 'a coup reconstructed',
        round: at({ order: 'ppbb', dealt: [noted('card-to-wrong-hand', 'reconstructed')], wagers: ['player 1000'] }),
      },
      {
        name: 'a non-betting round, its wagers taken off before',
        round: at({
          dummy: true,
          first: [noted('excess-card-drawn', 'dummy-round', { exposed: true })],
          wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }],
        }),
      },
    ],
    doubtful: [
      ['paid up to the next chip', 2500, 2500] as const,
      ['on no multiple of the minimum, paid down to a chip', 2600, 2000] as const,
      ['just above the exact amount', 2500, 2376] as const,
    ]
      .map(([name, stake, paid]) => ({
        name: `the banker ${name}`,
        round: banker(place, stake, paid),
        check: 'banker-wins-pay-stated-odds',
        missing: SMALLEST_CHIP,
      }))
      .concat({
        name: 'a player on no multiple of the minimum, paid as the lower one',
        round: at({ wagers: [{ bet: 'player', stake: 1230, settle: { paid: 1200 } }] }),
        check: 'player-wins-pay-stated-odds',
        missing: SMALLEST_CHIP,
      }),
    planted: [
      ...[
        ['more than the next chip of any likely value', 2500, 2501] as const,
        ['a multiple of the minimum, down to a chip', 2500, 2000] as const,
        ['less than the last chip', 2600, 1999] as const,
        ['without commission where chips can pay exactly', 10_000, 10_000] as const,
        ['a cent less where chips can pay exactly', 10_000, 9499] as const,
      ].map(([name, stake, paid]) => ({
        name: `the banker paid ${name}`,
        round: banker(place, stake, paid),
        check: 'banker-wins-pay-stated-odds',
        clause: '6.2',
      })),
      {
        name: 'a winning player paid too little, which chips cannot explain',
        round: at({ wagers: [{ bet: 'player', stake: 1230, settle: { paid: 1150 } }] }),
        check: 'player-wins-pay-stated-odds',
        clause: '6.1',
      },
      {
        name: 'six against a third card of six, and no card drawn',
        round: at({ player: '2H 3D 6C', banker: '2S 4C' }),
        check: 'banker-draws-or-stands-by-third-card',
        clause: '9',
      },
      {
        name: 'a coup the shoe could not finish, played on',
        round: at({ player: '2H 3D', banker: '3S 4C', dealt: [noted('insufficient-cards', 'played')] }),
        check: 'insufficient-cards-treated-as-stated',
        clause: '11.6',
      },
      {
        name: 'a wager collected in a void coup',
        round: at({ wagers: ['banker 1000'], dealt: [voided] }),
        check: 'void-coup-returns-every-stake',
        clause: '13.4',
      },
      {
        name: 'a wager settled in a non-betting round',
        round: at({ dummy: true, wagers: ['player 1000'] }),
        check: 'dummy-hand-takes-no-wagers',
        clause: '11.2',
      },
    ],
  });
});

const FACE_UP = coupAt(PLACES.actMini, { face: 'up', wagers: ['player 1000'] });

placeTable('faces of the cards in the Capital Territory', PLACES.actMini, {
  lawful: [
    { name: 'baccarat dealt face down', round: coupAt(PLACES.act, { face: 'down', wagers: ['player 1000'] }) },
    { name: 'baccarat dealt face up', round: coupAt(PLACES.act, { face: 'up', wagers: ['player 1000'] }) },
    { name: 'mini-baccarat dealt face up', round: FACE_UP },
  ],
  planted: [
    {
      name: 'mini-baccarat with one card face down',
      round: withEvent(FACE_UP, 3, { type: 'deal', to: 'banker', card: '3S', face: 'down' }),
      check: 'cards-face-as-stated',
      clause: '8.1',
    },
  ],
});
