import { anteUp, cutBy } from './breaches-of-custom';
import { burnt, collected, lost, nzWith, paidOut, placed, seated, wonAt } from './breaches-of-additional';
import { DRAWN, TWO_BOXES } from './breaches-of-boxes';
import { noted, type Complying } from './cases';
import { coup } from './coup';
import { luckyDraw } from './lucky-draw';
import { coupAt, PLACES } from './places';

/** Lawful rounds as near to a breach as they come, of additional wagers and of the form that deals to boxes. */
export const ADDITIONAL_LAWFUL: Readonly<Record<string, Complying>> = {
  'baccarat/places-as-stated': {
    name: 'fourteen places',
    round: ((record) => ({ ...record, table: { ...record.table, seats: 14 } }))(coupAt(PLACES.act)),
    subjects: ['table'],
  },
  'baccarat/steps-not-above-minimum': {
    name: 'steps of the minimum',
    round: coupAt(PLACES.nz, { table: { limits: { '*': { min: 1000, increment: 1000 } } } }),
    subjects: ['table'],
  },
  'baccarat/cards-dealt-from-a-shoe': {
    name: 'dealt from one',
    round: coupAt(PLACES.act, { equipment: { decks: 8, shoe: true } }),
    subjects: ['equipment'],
  },
  'baccarat/cards-not-cut-by-the-dealer': {
    name: 'by a supervisor',
    round: coupAt(PLACES.act, { first: cutBy('supervisor') }),
    subjects: ['events[1]'],
  },
  'baccarat/cards-cut-by-the-dealer': {
    name: 'by the dealer',
    round: coup({ first: cutBy('dealer') }),
    subjects: ['events[1]'],
  },
  'baccarat/no-cutting-card-with-a-card-machine': {
    name: 'taken out before the first card',
    round: coupAt(PLACES.qld, {
      equipment: { decks: 8, cardMachine: true },
      first: [{ type: 'cutting-card' }],
    }),
    subjects: ['shoe'],
  },
  'baccarat/ante-within-its-share': { name: 'an eighth of the minimum', round: anteUp(125), subjects: ['w2'] },
  'baccarat/wagers-made-as-stated': {
    name: 'value chips',
    round: coupAt(PLACES.nz, { wagering: [placed({ id: 'm1', chips: 'value' })], last: [paidOut('m1', 1000)] }),
    subjects: ['m1'],
  },
  'baccarat/points-announced-in-order': {
    name: 'the player, then the banker',
    round: coupAt(PLACES.act, {
      face: 'up',
      dealt: [
        { type: 'announce', of: 'player', value: 9 },
        { type: 'announce', of: 'banker', value: 7 },
      ],
    }),
    subjects: ['coup'],
  },
  'baccarat/commission-as-stated': {
    name: 'five per cent to the cent',
    round: coupAt(PLACES.act, {
      player: '3H 3D',
      banker: '3S 4C',
      wagers: [{ bet: 'banker', stake: 10_000, settle: { paid: 9500, returned: 10_000, commission: 500 } }],
    }),
    subjects: ['w1'],
  },
  'baccarat/additional-wager-follows-the-cards': {
    name: 'a ten and a king are no pair',
    round: coupAt(PLACES.qld, {
      player: 'TH KD 9C',
      wagers: ['player 1000', { bet: 'perfect-pair:player', stake: 500, settle: lost }],
    }),
    subjects: ['w2'],
  },
  'baccarat/additional-wager-pays-stated-odds': {
    name: 'a perfect pair paid by the scale displayed',
    round: coupAt(nzWith({ perfectPair: '2' }), {
      player: '9H 9H',
      wagers: ['player 1000', { bet: 'perfect-pair:player', stake: 500, settle: wonAt(500, 25) }],
    }),
    subjects: ['w2'],
  },
  'baccarat/additional-wager-before-first-card': {
    name: 'after the call, before a card',
    round: coupAt(PLACES.qld, {
      wagers: ['player 1000'],
      closed: [placed({ id: 't1', bet: 'tiger' })],
      last: [collected('t1')],
    }),
    subjects: ['t1'],
  },
  'baccarat/wager-has-its-companion': {
    name: 'a pair on the other hand',
    round: coupAt(PLACES.actTerminal, { wagers: ['player 1000', { bet: 'banker-pair', stake: 500, settle: lost }] }),
    subjects: ['w2'],
  },
  'baccarat/one-kind-of-pair-wager-offered': {
    name: 'perfect pairs on both hands',
    round: coupAt(PLACES.nz, {
      wagers: [
        'player 1000',
        { bet: 'perfect-pair:player', stake: 500, settle: lost },
        { bet: 'perfect-pair:banker', stake: 500, settle: lost },
      ],
    }),
    subjects: ['table'],
  },
  'baccarat/oral-wagers-as-stated': {
    name: 'with cash, before the call',
    round: coupAt(PLACES.act, {
      wagering: [placed({ id: 'o1', oral: true, chips: 'cash' })],
      last: [paidOut('o1', 1000)],
    }),
    subjects: ['o1'],
  },
  'baccarat/player-keeps-to-the-boxes-allowed': {
    name: 'two wagers on one box',
    round: coupAt(PLACES.act, seated(['p1', 'box:1'], ['p1', 'box:1'])),
    subjects: ['p1'],
  },
  'baccarat/players-on-one-area-as-stated': {
    name: 'three players on an area of the mini table',
    round: coupAt(PLACES.nzMini, seated(['p1', 'seat:1'], ['p2', 'seat:1'], ['p3', 'seat:1'])),
    subjects: ['seat:1'],
  },
  'baccarat/wagers-together-within-maximum': {
    name: 'tie bets of the table at the maximum',
    round: coupAt(PLACES.qld, {
      table: { limits: { '*': { min: 100, max: 50_000 }, tie: { min: 100, max: 2000 } }, differential: 50_000 },
      wagers: [
        { bet: 'tie', stake: 1000, by: 'p1' },
        { bet: 'tie', stake: 1000, by: 'p2' },
      ],
    }),
    subjects: ['tie'],
  },
  'baccarat/settled-after-the-result': {
    name: 'paid when the last card is out',
    round: coupAt(PLACES.qld, { wagers: ['player 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/shoe-burn-as-stated': {
    name: 'as many further cards as the first says',
    round: coupAt(PLACES.act, { first: burnt('5H', 5) }),
    subjects: ['shoe'],
  },
  'baccarat/card-faces-follow-one-style': {
    name: 'all face down',
    round: coupAt(PLACES.qld, { face: 'down' }),
    subjects: ['cards'],
  },
  'baccarat/irregularity-treated-as-stated': {
    name: 'a card too many that begins the next coup',
    round: coupAt(PLACES.act, {
      dealt: [noted('excess-card-drawn', 'first-card-of-next-round', { to: 'banker', exposed: false })],
    }),
    subjects: ['events[5]'],
  },
  'baccarat/box-wager-follows-the-points': {
    name: 'an equal hand given back',
    round: luckyDraw({ boxes: { 'box:1': { cards: '2H 4D', enter: 1000 } } }),
    subjects: ['e-box:1'],
  },
  'baccarat/box-wager-pays-stated-odds': {
    name: 'a draw wager that wins with eight',
    round: luckyDraw({ boxes: DRAWN }),
    subjects: ['e-box:1', 'd-box:1'],
  },
  'baccarat/boxes-dealt-in-order': {
    name: 'two boxes in turn',
    round: luckyDraw({ boxes: TWO_BOXES }),
    subjects: ['deal'],
  },
  'baccarat/dealer-draws-or-stands': {
    name: 'draws on four',
    round: luckyDraw({ dealer: '2S 2C 3D' }),
    subjects: ['dealer'],
  },
  'baccarat/draw-wager-matches-the-enter-wager': {
    name: 'as much as the enter wager',
    round: luckyDraw({ boxes: DRAWN }),
    subjects: ['d-box:1'],
  },
  'baccarat/one-wager-on-each-area': {
    name: 'an enter and a draw wager on one box',
    round: luckyDraw({ boxes: DRAWN }),
    subjects: ['box:1', 'box:1'],
  },
  'baccarat/wagers-stay-during-the-deal': {
    name: 'raised before the cards',
    round: luckyDraw({
      boxes: { 'box:1': { cards: '4H 5D', enter: 1000, settleEnter: { paid: 2000, returned: 2000 } } },
      wagering: [{ type: 'change', wager: 'e-box:1', stake: 2000 }],
    }),
    subjects: ['wagers'],
  },
};
