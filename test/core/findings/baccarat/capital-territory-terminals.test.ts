import { END_OF_WAGERING } from '../../../../src/core/checks/baccarat/wager-standing';
import { givenBack, newShoe, noted, voided } from '../../../support/rounds/cases';
import { another, CALL, sentBack, wonOnIt } from '../../../support/rounds/late';
import { placeTable } from '../../../support/rounds/place-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const place = PLACES.actTerminal;
const LIMITS = { '*': { min: 500, max: 50_000, increment: 500 } };
const SIX_WINS = { player: '2H 3D KC', banker: '2S 4C' } as const;
const unconfirmed = { bet: 'player', stake: 1000, confirmed: false } as const;

placeTable('terminals of the Capital Territory: wagers', place, {
  lawful: [
    {
      name: 'an unconfirmed wager returned',
      round: coupAt(place, { wagers: [{ ...unconfirmed, settle: givenBack }] }),
    },
    { name: 'a wager refused after the call', round: coupAt(place, { closed: [another], last: [sentBack] }) },
    {
      name: 'a wager before the call, though a card was out, and the coup void for that',
      round: coupAt(place, {
        uncalled: true,
        afterCards: { 1: [another, CALL] },
        dealt: [noted('dealt-before-bets-closed', 'round-void')],
        last: [sentBack],
      }),
    },
    { name: 'a wager of the minimum', round: coupAt(place, { table: { limits: LIMITS }, wagers: ['player 500'] }) },
    {
      name: 'each of the five wagers',
      round: coupAt(place, {
        player: '9H 9D',
        banker: '3S 4C',
        wagers: ['player 500', 'banker 500', 'tie 500', 'player-pair 500', 'banker-pair 500'],
      }),
    },
    {
      name: 'cut one deck in, 12 cards from the back',
      round: coupAt(place, {
        first: [...newShoe({ depth: 52, back: 12 }).slice(0, 2), { type: 'burn', card: 'KS', faceUp: true }],
      }),
    },
    {
      name: 'a pair wager without another wager, returned',
      round: coupAt(place, { player: '9H 9D', wagers: [{ bet: 'player-pair', stake: 500, settle: givenBack }] }),
    },
  ],
  doubtful: [
    {
      name: 'a wager after the first card, and no call on record',
      round: coupAt(place, { uncalled: true, afterCards: { 1: [another] }, last: [wonOnIt] }),
      check: 'no-wager-after-close',
      missing: END_OF_WAGERING,
      verdict: 'complies',
    },
    {
      name: 'a winning wager given back, and nothing says whether it was confirmed',
      round: coupAt(place, { wagers: [{ ...unconfirmed, confirmed: 'unsaid', settle: givenBack }] }),
      check: 'player-wager-follows-the-points',
      missing: 'confirmed of wager w1',
    },
  ],
  planted: [
    {
      name: 'a wager between two steps cut to the lower',
      round: coupAt(place, {
        table: { limits: LIMITS },
        wagers: [{ bet: 'player', stake: 1200, settle: { paid: 1000 } }],
      }),
      check: 'stake-in-permitted-steps',
      clause: '3.4(i)',
    },
    {
      name: 'an unconfirmed wager paid',
      round: coupAt(place, { wagers: [unconfirmed] }),
      check: 'confirmed-wagers-stay',
      clause: '2.2',
    },
    {
      name: 'a wager after the call',
      round: coupAt(place, { closed: [another], last: [wonOnIt] }),
      check: 'no-wager-after-close',
      clause: '2.7(b)',
    },
    {
      name: 'a confirmed wager changed in time',
      round: coupAt(place, { wagers: ['banker 1000'], wagering: [{ type: 'change', wager: 'w1', stake: 500 }] }),
      check: 'confirmed-wagers-stay',
      clause: '2.7(a)',
    },
    {
      name: 'a wager below the minimum taken',
      round: coupAt(place, { table: { limits: LIMITS }, wagers: ['player 499'] }),
      check: 'stake-not-below-minimum',
      clause: '3.3',
    },
    {
      name: 'a cut of 51 cards',
      round: coupAt(place, { first: newShoe({ depth: 51 }, true) }),
      check: 'cut-deep-enough',
      clause: '8.3(f)',
    },
    {
      name: 'the cutting card 11 cards from the back',
      round: coupAt(place, { first: newShoe({ back: 11 }, true) }),
      check: 'cutting-card-far-from-back',
      clause: '8.3(f)',
    },
  ],
});

placeTable('terminals of the Capital Territory: payments and irregularities', place, {
  lawful: [
    { name: 'the banker paid to the cent', round: coupAt(place, { player: '3H 3D', wagers: ['banker 2500'] }) },
    {
      name: 'even money, and half of it on a six',
      round: coupAt(PLACES.actEvenMoney, { ...SIX_WINS, wagers: ['banker 2500'] }),
    },
    {
      name: 'a first card found face up, its wagers re-credited',
      round: coupAt(place, {
        dummy: true,
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'push', paid: 0 } }],
        closed: [noted('card-face-up-in-shoe', 'dummy-round')],
      }),
    },
  ],
  planted: [
    {
      name: 'the banker rounded down',
      round: coupAt(place, { player: '3H 3D', wagers: [{ bet: 'banker', stake: 2500, settle: { paid: 2350 } }] }),
      check: 'banker-wins-pay-stated-odds',
      clause: '8.7(b)',
    },
    {
      name: 'even money on a six',
      round: coupAt(PLACES.actEvenMoney, {
        ...SIX_WINS,
        wagers: [{ bet: 'banker', stake: 2500, settle: { paid: 2500 } }],
      }),
      check: 'banker-wins-pay-stated-odds',
      clause: '8.7(b)',
    },
    {
      name: 'dealt early, and played on',
      round: coupAt(place, { dealt: [noted('dealt-before-bets-closed', 'played')] }),
      check: 'early-deal-treated-as-stated',
      clause: '8.8(n)',
    },
    {
      name: 'a wager collected in a void round',
      round: coupAt(place, { wagers: ['banker 1000'], dealt: [voided] }),
      check: 'void-coup-returns-every-stake',
      clause: '6.10',
    },
  ],
});
