import { SMALLEST_CHIP } from '../../../../src/core/play/wagers/settling';
import { END_OF_WAGERING } from '../../../../src/core/checks/baccarat/wager-standing';
import { givenBack, noted } from '../../../support/rounds/cases';
import { another, CALL, change, sentBack, taken, wonOnIt } from '../../../support/rounds/late';
import { placeTable } from '../../../support/rounds/place-table';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const place = PLACES.nz;
const LIMITS = { '*': { min: 500, max: 50_000 } };
const TIED = { player: '3H 4D', banker: '3S 4C' } as const;
const SIX_WINS = { player: '2H 3D KC', banker: '2S 4C' } as const;
const banker = (stake: number, settle: { paid?: number; returned?: number; result?: 'void' }, player = '3H 3D') =>
  coupAt(place, { player, table: { limits: LIMITS }, wagers: [{ bet: 'banker', stake, settle }] });

placeTable('New Zealand: the banker and the chips', place, {
  lawful: [
    { name: 'to the cent', round: banker(2500, { paid: 2375 }) },
    { name: 'where any chips pay exactly', round: banker(10_000, { paid: 9500 }) },
    {
      name: 'even money, half of it on a six',
      round: coupAt(PLACES.nzEvenMoney, { ...SIX_WINS, wagers: ['banker 2500'] }),
    },
  ],
  doubtful: [
    {
      name: 'paid on the part that chips could pay',
      round: banker(2500, { paid: 1900 }),
      check: 'banker-wins-pay-stated-odds',
      missing: SMALLEST_CHIP,
    },
    {
      name: 'the rest of a losing stake given back',
      round: banker(2500, { returned: 500 }, '9H KD'),
      check: 'losing-wager-is-collected',
      missing: SMALLEST_CHIP,
    },
    {
      name: 'not accepted',
      round: banker(2500, { result: 'void', paid: 0 }),
      check: 'banker-wager-follows-the-points',
      missing: SMALLEST_CHIP,
    },
    {
      name: 'even money raised to the next chip on a six',
      round: coupAt(PLACES.nzEvenMoney, {
        ...SIX_WINS,
        table: { limits: LIMITS },
        wagers: [{ bet: 'banker', stake: 2500, settle: { paid: 1500 } }],
      }),
      check: 'banker-wins-pay-stated-odds',
      missing: SMALLEST_CHIP,
    },
  ],
  planted: [
    {
      name: 'paid without commission',
      round: banker(2500, { paid: 2500 }),
      check: 'banker-wins-pay-stated-odds',
      clause: '5.10(b)',
    },
    {
      name: 'a cent less where any chips pay exactly',
      round: banker(10_000, { paid: 9499 }),
      check: 'banker-wins-pay-stated-odds',
      clause: '5.10(b)',
    },
    {
      name: 'not accepted where any chips pay exactly',
      round: banker(10_000, { result: 'void', paid: 0 }),
      check: 'banker-wager-follows-the-points',
      clause: '5.1(a)(i)',
    },
    {
      name: 'even money below half on a six',
      round: coupAt(PLACES.nzEvenMoney, {
        ...SIX_WINS,
        wagers: [{ bet: 'banker', stake: 2500, settle: { paid: 1249 } }],
      }),
      check: 'banker-wins-pay-stated-odds',
      clause: '5.11',
    },
  ],
});

const unsaid: Place = { ...place, options: {} };
const tie = (at: Place, paid: number) =>
  coupAt(at, { ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: { paid } }] });

placeTable('New Zealand: what a tie pays, as the layout says', place, {
  lawful: [
    { name: 'eight to one', round: tie(place, 8000) },
    { name: 'nine to one', round: tie(PLACES.nzMini, 9000) },
    { name: 'not said, and no wager on a tie', round: coupAt(unsaid, { ...TIED, wagers: ['player 1000'] }) },
    { name: 'not said, and the tie lost', round: coupAt(unsaid, { wagers: ['tie 1000'] }) },
  ],
  doubtful: [
    {
      name: 'not said, and the tie won',
      round: tie(unsaid, 8000),
      check: 'tie-wins-pay-stated-odds',
      missing: 'table.options.tie',
    },
  ],
  planted: [
    {
      name: 'nine to one where the layout says eight',
      round: tie(place, 9000),
      check: 'tie-wins-pay-stated-odds',
      clause: '5.10(c)',
    },
  ],
});

const OVER = { table: { limits: LIMITS, differential: 10_000, options: place.options } } as const;

placeTable('New Zealand: when wagering ends, and limits', place, {
  lawful: [
    { name: 'after the call, before the first card', round: coupAt(place, { closed: [another], last: [wonOnIt] }) },
    { name: 'such a wager refused', round: coupAt(place, { closed: [another], last: [sentBack] }) },
    {
      name: 'after the first card, before the call',
      round: coupAt(place, { uncalled: true, afterCards: { 1: [another, CALL] }, last: [wonOnIt] }),
    },
    {
      name: 'International: after four cards face down',
      round: coupAt(PLACES.nzInternational, { face: 'down', ...taken }),
    },
    {
      name: 'reduced for the differential after the call',
      round: coupAt(place, {
        ...OVER,
        wagers: [{ bet: 'player', stake: 15_000, settle: { paid: 10_000, returned: 10_000 } }],
        closed: [change(10_000)],
        afterCards: {},
      }),
    },
    {
      name: 'reduced for the differential when the first card was out',
      round: coupAt(place, {
        ...OVER,
        wagers: [{ bet: 'banker', stake: 15_000 }],
        afterCards: { 1: [change(10_000)] },
      }),
    },
    { name: 'below the minimum, settled', round: coupAt(place, { table: { limits: LIMITS }, wagers: ['player 499'] }) },
    {
      name: 'below the minimum, void',
      round: coupAt(place, { table: { limits: LIMITS }, wagers: [{ bet: 'player', stake: 499, settle: givenBack }] }),
    },
    {
      name: 'above the maximum, void for the excess',
      round: coupAt(place, {
        table: { limits: LIMITS },
        wagers: [{ bet: 'player', stake: 50_001, settle: { paid: 50_000 } }],
      }),
    },
    {
      name: 'above the maximum, refused',
      round: coupAt(place, {
        table: { limits: LIMITS },
        wagers: [{ bet: 'player', stake: 50_001, settle: givenBack }],
      }),
    },
    {
      name: 'altered after a tie, for the next round',
      round: coupAt(place, { ...TIED, wagers: ['player 1000'], last: [change(2000)] }),
    },
    {
      name: 'Ante Up: a wager without its ante, void',
      round: coupAt({ ...place, variant: 'ante-up' }, { wagers: [{ bet: 'player', stake: 1000, settle: givenBack }] }),
    },
    {
      name: 'a round reconstructed',
      round: coupAt(place, {
        order: 'ppbb',
        wagers: ['player 1000'],
        dealt: [noted('card-to-wrong-hand', 'reconstructed')],
      }),
    },
    { name: 'four decks', round: coupAt(place, { equipment: { decks: 4 }, wagers: ['player 1000'] }) },
    {
      name: 'the burn left out, and play continued',
      round: coupAt(place, { first: [noted('failed-to-burn', 'played')], wagers: ['player 1000'] }),
    },
  ],
  doubtful: [
    {
      name: 'after a card, and no call on record',
      round: coupAt(place, { uncalled: true, afterCards: { 1: [another] }, last: [wonOnIt] }),
      check: 'no-wager-after-close',
      missing: END_OF_WAGERING,
      verdict: 'complies',
    },
    {
      name: 'a lucky match that names no hand',
      round: coupAt(place, {
        wagers: ['player 1000', { bet: 'lucky-match', stake: 500, settle: { result: 'lose', paid: 0, returned: 0 } }],
      }),
      check: 'additional-wager-follows-the-cards',
      missing: 'the hand that wager w2 is on',
    },
  ],
  planted: [
    {
      name: 'after the call and the first card',
      round: coupAt(place, { afterCards: { 1: [another] }, last: [wonOnIt] }),
      check: 'no-wager-after-close',
      clause: '5.14',
    },
    {
      name: 'after the result, though nobody called',
      round: coupAt(place, {
        uncalled: true,
        dealt: [{ type: 'announce', of: 'result', value: 'player' }, another],
        last: [wonOnIt],
      }),
      check: 'no-wager-after-close',
      clause: '5.14',
    },
    {
      name: 'International: after a card face up',
      round: coupAt(PLACES.nzInternational, { face: 'up', ...taken }),
      check: 'no-wager-after-close',
      clause: '15.10',
    },
    {
      name: 'raised late',
      round: coupAt(place, { wagers: ['player 1000'], dealt: [change(2000)] }),
      check: 'no-wager-after-close',
      clause: '5.14',
    },
    {
      name: 'the differential exceeded',
      round: coupAt(place, { ...OVER, wagers: ['player 10001'] }),
      check: 'differential-not-exceeded',
      clause: '1',
    },
    {
      name: 'above the maximum, paid whole',
      round: coupAt(place, { table: { limits: LIMITS }, wagers: ['player 50001'] }),
      check: 'stake-not-above-maximum',
      clause: 'nz/table-games-divisions#div-1/10.2(b)',
    },
    {
      name: 'three decks',
      round: coupAt(place, { equipment: { decks: 3 } }),
      check: 'decks-as-stated',
      clause: '3.4(a)(i)',
    },
    {
      name: 'a first card found face up and played',
      round: coupAt(place, { first: [noted('card-face-up-in-shoe', 'played')] }),
      check: 'exposed-first-card-treated-as-stated',
      clause: '12.3',
    },
  ],
});
