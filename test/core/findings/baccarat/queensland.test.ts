import { END_OF_WAGERING } from '../../../../src/core/checks/baccarat/wager-standing';
import { givenBack, newShoe, noted } from '../../../support/rounds/cases';
import { another, back, change, sentBack, taken, wonOnIt } from '../../../support/rounds/late';
import { placeTable } from '../../../support/rounds/place-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const place = PLACES.qld;
const LIMITS = { '*': { min: 500, max: 50_000 } };
const limited = (wager: Parameters<typeof coupAt>[1] & object) =>
  coupAt(place, { table: { limits: LIMITS }, ...wager });
const SIX_WINS = { player: '2H 3D KC', banker: '2S 4C' } as const;
const banker = (stake: number, paid: number) =>
  coupAt(place, { player: '3H 3D', wagers: [{ bet: 'banker', stake, settle: { paid } }] });
const side = (bet: string, result: 'win' | 'lose' = 'lose') =>
  coupAt(place, { wagers: ['player 1000', { bet, stake: 500, settle: { result, paid: 0, returned: 0 } }] });

placeTable('Queensland: what the banker is paid', place, {
  lawful: [
    { name: 'to the cent', round: banker(2500, 2375) },
    { name: 'rounded down to 50 cents', round: banker(2500, 2350) },
    { name: 'a multiple of 50 cents that needs no rounding', round: banker(1000, 950) },
    { name: 'rounded down from a fraction of a cent', round: banker(2510, 2350) },
    {
      name: 'even money, half of it on a six',
      round: coupAt(PLACES.qldEvenMoney, { ...SIX_WINS, wagers: ['banker 2550'] }),
    },
  ],
  planted: [
    ...[
      ['rounded down twice', 2500, 2300] as const,
      ['rounded up', 2500, 2400] as const,
      ['rounded down to 25 cents', 2450, 2325] as const,
      ['a cent less than rounded down', 2500, 2349] as const,
      ['rounded though it needs none', 1000, 900] as const,
    ].map(([name, stake, paid]) => ({
      name,
      round: banker(stake, paid),
      check: 'banker-wins-pay-stated-odds',
      clause: '11(2)',
    })),
    {
      name: 'even money rounded down',
      round: coupAt(PLACES.qldEvenMoney, {
        ...SIX_WINS,
        wagers: [{ bet: 'banker', stake: 2550, settle: { paid: 1250 } }],
      }),
      check: 'banker-wins-pay-stated-odds',
      clause: '12(6)(a)',
    },
    {
      name: 'the player rounded down',
      round: coupAt(place, { wagers: [{ bet: 'player', stake: 1025, settle: { paid: 1000 } }] }),
      check: 'player-wins-pay-stated-odds',
      clause: '11(1)',
    },
  ],
});

placeTable('Queensland: when wagering ends', place, {
  lawful: [
    { name: 'after the call, before a card', round: coupAt(place, { closed: [another], last: [wonOnIt] }) },
    { name: 'such a wager refused', round: coupAt(place, { closed: [another], last: [sentBack] }) },
    { name: 'after four cards face down', round: coupAt(place, { face: 'down', ...taken }) },
    {
      name: 'taken back after a card went to the wrong hand',
      round: coupAt(place, {
        face: 'up',
        wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }],
        dealt: [noted('card-to-wrong-hand'), back],
      }),
    },
    {
      name: 'lowered after a card too many was drawn',
      round: coupAt(place, {
        face: 'up',
        wagers: [{ bet: 'player', stake: 1000, settle: { paid: 500, returned: 500 } }],
        dealt: [noted('excess-card-drawn', 'first-card-of-next-round', { to: 'banker', exposed: false }), change(500)],
      }),
    },
  ],
  doubtful: [
    {
      name: 'after a card whose face is not on record, nor a call',
      round: coupAt(place, { uncalled: true, afterCards: { 1: [another] }, last: [wonOnIt] }),
      check: 'no-wager-after-close',
      missing: END_OF_WAGERING,
      verdict: 'complies',
    },
  ],
  planted: [
    {
      name: 'after the call and a card whose face is not on record',
      round: coupAt(place, { afterCards: { 1: [another] }, last: [wonOnIt] }),
      check: 'no-wager-after-close',
      clause: '8(3)(b)',
    },
    {
      name: 'after a card face up',
      round: coupAt(place, { face: 'up', afterCards: { 1: [another] }, last: [wonOnIt] }),
      check: 'no-wager-after-close',
      clause: '8(3)(b)',
    },
    {
      name: 'after the third card, which follows the opening of the first',
      round: coupAt(place, { player: '2H 3D 4C', banker: '3S 4C', afterCards: { 5: [another] }, last: [wonOnIt] }),
      check: 'no-wager-after-close',
      clause: '8(3)(b)',
    },
    {
      name: 'taken back when nothing was irregular',
      round: coupAt(place, { face: 'up', wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }], dealt: [back] }),
      check: 'no-wager-after-close',
      clause: '8(3)(b)',
    },
    {
      name: 'raised after an irregularity',
      round: coupAt(place, {
        face: 'up',
        wagers: [{ bet: 'player', stake: 1000 }],
        dealt: [noted('card-to-wrong-hand'), change(2000)],
      }),
      check: 'no-wager-after-close',
      clause: '8(3)(b)',
    },
    {
      name: 'on a terminal after the call',
      round: coupAt(PLACES.qldTerminal, { closed: [another], last: [wonOnIt] }),
      check: 'no-wager-after-close',
      clause: 'au-qld/casino-gaming-rule-2024#sch-16/3(3)',
    },
  ],
});

placeTable('Queensland: irregularities', place, {
  lawful: [
    {
      name: "a card too many for the player made the banker's third",
      round: coupAt(place, {
        player: '6H KD',
        banker: '2S 3C 7S',
        wagers: ['player 1000'],
        afterCards: { 4: [noted('excess-card-drawn', 'moved-to-banker', { to: 'player', card: '7S' })] },
      }),
    },
    {
      name: 'a wager retracted after a card went to the wrong hand, recorded only as void',
      round: coupAt(place, {
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [noted('card-to-wrong-hand', 'played')],
      }),
    },
    {
      name: 'the first hand of a shoe that was not burnt, reconstructed',
      round: coupAt(place, { wagers: ['player 1000'], dealt: [noted('failed-to-burn', 'reconstructed')] }),
    },
    {
      name: 'a dummy round after an exposed card',
      round: coupAt(place, { dummy: true, first: [noted('card-exposed-in-error', 'dummy-round')] }),
    },
  ],
  planted: [
    {
      name: 'a wager given back when nothing was irregular',
      round: coupAt(place, { wagers: [{ bet: 'player', stake: 1000, settle: givenBack }] }),
      check: 'player-wager-follows-the-points',
      clause: '10(2)(a)',
    },
    {
      name: 'a card found face up in mid-round, and the round void',
      round: coupAt(place, { afterCards: { 1: [noted('card-face-up-in-shoe', 'burnt')] } }),
      check: 'face-up-card-treated-as-stated',
      clause: '24(7)(b)',
    },
  ],
});

placeTable('Queensland: limits, cards and side wagers', place, {
  lawful: [
    { name: 'the maximum', round: limited({ wagers: ['player 50000'] }) },
    {
      name: 'above the maximum, given back',
      round: limited({ wagers: [{ bet: 'player', stake: 50_001, settle: givenBack }] }),
    },
    {
      name: 'below the minimum, given back',
      round: limited({ wagers: [{ bet: 'player', stake: 499, settle: givenBack }] }),
    },
    { name: 'a pair wager', round: coupAt(place, { player: '9H 9D', wagers: ['player-pair 500'] }) },
    {
      name: 'a wrong cut made again',
      round: coupAt(place, { first: [{ type: 'cut', depth: 9 }, ...newShoe({ depth: 10, back: 14 })] }),
    },
    { name: 'six decks', round: coupAt(place, { equipment: { decks: 6 }, wagers: ['player 1000'] }) },
    { name: 'a winning stake at a table, of which nothing is said', round: coupAt(place, { wagers: ['player 1000'] }) },
  ],
  doubtful: ['any-pair', 'perfect-pair', 'dragon-bonus'].map((bet) => ({
    name: `a wager on ${bet}, which needs a hand`,
    round: side(bet),
    check: 'additional-wager-follows-the-cards',
    missing: 'the hand that wager w2 is on',
  })),
  planted: [
    {
      name: 'above the maximum, settled only to it',
      round: limited({ wagers: [{ bet: 'player', stake: 50_001, settle: { paid: 50_000 } }] }),
      check: 'stake-not-above-maximum',
      clause: '9(1)',
    },
    {
      name: 'above the maximum, settled whole',
      round: limited({ wagers: ['player 50001'] }),
      check: 'stake-not-above-maximum',
      clause: '9(1)',
    },
    {
      name: 'below the minimum, settled',
      round: limited({ wagers: ['player 499'] }),
      check: 'stake-not-below-minimum',
      clause: '9(1)',
    },
    {
      name: 'a side wager of another place',
      round: side('lucky-match:player'),
      check: 'only-permitted-wagers',
      clause: '10(1)',
    },
    {
      name: 'seven decks',
      round: coupAt(place, { equipment: { decks: 7 } }),
      check: 'decks-as-stated',
      clause: '4(1)',
    },
    {
      name: 'a cut of nine cards',
      round: coupAt(place, { first: newShoe({ depth: 9, back: 14 }) }),
      check: 'cut-deep-enough',
      clause: '14(5)',
    },
    {
      name: 'a pair paid less',
      round: coupAt(place, { player: '9H 9D', wagers: [{ bet: 'player-pair', stake: 500, settle: { paid: 5000 } }] }),
      check: 'pair-wins-pay-stated-odds',
      clause: 'au-qld/casino-gaming-rule-2024#sch-17/18(3)(a)',
    },
    {
      name: 'a round short of cards, its wager collected',
      round: coupAt(place, { wagers: ['banker 1000'], dealt: [noted('insufficient-cards', 'round-void')] }),
      check: 'void-coup-returns-every-stake',
      clause: '24(8)(a)',
    },
    {
      name: 'a winning stake kept on a terminal',
      round: coupAt(PLACES.qldTerminal, { wagers: [{ bet: 'player', stake: 1000, settle: { returned: 0 } }] }),
      check: 'winning-stake-is-returned',
      clause: 'au-qld/casino-gaming-rule-2024#sch-16/7(3)(c)',
    },
  ],
});
