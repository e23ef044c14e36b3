import { baccaratChecks } from '../../../src/core/checks/baccarat/registry';
import type { RoundEvent } from '../../../src/core/rounds/record';
import { DRAWN, TWO_BOXES } from '../rounds/breaches-of-boxes';
import { CUTTING_CARD, givenBack, noted, SHUFFLE, wagerVoided } from '../rounds/cases';
import { luckyDraw, type DrawOptions } from '../rounds/lucky-draw';
import type { PairsOf, Scenery } from './scenery';

const box = (more: object, cards = '4H 5D'): DrawOptions => ({ boxes: { 'box:1': { cards, enter: 1000, ...more } } });
const cut = (depth: number, back = 60): DrawOptions => ({ first: [{ type: 'shuffle' }, { type: 'cut', depth, back }] });
const announced = (value: number): DrawOptions => ({ dealt: [{ type: 'announce', of: 'box:1', value }] });
const spoken = (settle: object): DrawOptions => ({
  wagering: [{ type: 'wager', id: 'o1', player: 'p9', bet: 'enter', stake: 1000, position: 'box:2', oral: true }],
  last: [{ type: 'settle', wager: 'o1', result: 'win', paid: 1000, returned: 1000, ...settle }],
  boxes: { 'box:1': { cards: '4H 5D', enter: 1000 }, 'box:2': { cards: '4S 5C' } },
});

const other = (more: object): RoundEvent => ({
  type: 'wager',
  id: 'x1',
  player: 'p9',
  bet: 'enter',
  stake: 1000,
  position: 'box:1',
  ...more,
});
const UNPLAYED = { 'box:1': { cards: '4H 5D' } } as const;
const settledOther = (more: object): RoundEvent => ({
  type: 'settle',
  wager: 'x1',
  result: 'win',
  paid: 1000,
  returned: 1000,
  ...more,
});
const RETURNED = { ...givenBack, returned: 1000 };

const MISSED = [noted('card-to-wrong-hand', 'played', { of: 'dealer-without-first-card' })];

/** What happens in a round that deals a hand to each box, by check. */
const LUCKY_DRAW_PAIRS: PairsOf<DrawOptions> = {
  'baccarat/decks-as-stated': [
    {
      breach: ['The round is dealt from five decks.', { decks: 5 }],
      lawful: ['The round is dealt from eight decks, to boxes.', { decks: 8 }],
    },
  ],
  'baccarat/cut-deep-enough': [
    {
      breach: ['The stack is cut nine cards in, before boxes are dealt to.', cut(9)],
      lawful: ['The stack is cut ten cards in, before boxes are dealt to.', cut(10)],
    },
  ],
  'baccarat/cutting-card-far-from-back': [
    {
      breach: ['The cutting card goes twenty-five cards in, less than half a deck.', cut(20, 25)],
      lawful: ['The cutting card goes a deck in, before boxes are dealt to.', cut(20, 52)],
    },
  ],
  'baccarat/box-wager-follows-the-points': [
    {
      breach: [
        'An enter wager on the higher hand is collected.',
        box({ settleEnter: { result: 'lose', paid: 0, returned: 0 } }),
      ],
      lawful: ['An enter wager on a hand equal to the dealer’s goes back.', box({}, '2H 4D')],
    },
  ],
  'baccarat/box-wager-pays-stated-odds': [
    {
      breach: ['A winning enter wager is paid a cent less than even money.', box({ settleEnter: { paid: 999 } })],
      lawful: ['A winning enter wager is paid even money.', box({})],
    },
  ],
  'baccarat/boxes-dealt-in-order': [
    {
      breach: [
        'The second cards go to the boxes in another turn.',
        { boxes: TWO_BOXES, order: 'box:1 box:2 dealer box:2 box:1 dealer' },
      ],
      lawful: ['Two boxes are dealt to in turn.', { boxes: TWO_BOXES }],
    },
  ],
  'baccarat/dealer-draws-or-stands': [
    {
      breach: ['The dealer misses the first card, and then stands on four.', { dealer: '2S 2C', dealt: MISSED }],
      lawful: ['The dealer misses the first card, and then draws on four.', { dealer: '2S 2C 3D', dealt: MISSED }],
    },
  ],
  'baccarat/draw-wager-matches-the-enter-wager': [
    {
      breach: ['A draw wager is twice the enter wager.', box({ draw: 2000 }, '2H 2D 4C')],
      lawful: ['A draw wager equals the enter wager.', { boxes: DRAWN }],
    },
  ],
  'baccarat/irregularity-treated-as-stated': [
    {
      breach: [
        'A card found face up in the shoe is played to a box.',
        { dealt: [noted('card-face-up-in-shoe', 'played')] },
      ],
      lawful: [
        'A card found face up in the shoe is taken out of play.',
        { dealt: [noted('card-face-up-in-shoe', 'burnt')] },
      ],
    },
  ],
  'baccarat/insufficient-cards-treated-as-stated': [
    {
      breach: [
        'The shoe cannot finish the round of the boxes, and it is declared void.',
        {
          boxes: { 'box:1': { cards: '4H 5D', enter: 1000, settleEnter: givenBack } },
          dealt: [noted('insufficient-cards', 'round-void')],
        },
      ],
      lawful: [
        'The shoe cannot finish the round of the boxes, which is played on with the discards.',
        { dealt: [noted('insufficient-cards', 'played')] },
      ],
    },
  ],
  'baccarat/cards-dealt-from-a-shoe': [
    {
      breach: [
        'The cards of the boxes are dealt by hand, without shoe and machine.',
        { equipment: { shoe: false, cardMachine: false } },
      ],
      lawful: ['The cards of the boxes are dealt from a shoe.', { equipment: { shoe: true } }],
    },
  ],
  'baccarat/no-cutting-card-with-a-card-machine': [
    {
      breach: [
        'A cutting card comes out of a card machine while the boxes are dealt.',
        { equipment: { cardMachine: true }, midway: [{ type: 'cutting-card' }] },
      ],
      lawful: [
        'The cutting card is taken out of a card machine before the boxes are dealt.',
        { equipment: { cardMachine: true }, first: [{ type: 'cutting-card' }] },
      ],
    },
  ],
  'baccarat/places-as-stated': [
    {
      breach: ['The table has eight places for players.', { seats: 8 }],
      lawful: ['The table has seven places for players.', { seats: 7 }],
    },
  ],
  'baccarat/wagers-made-as-stated': [
    {
      breach: [
        'An enter wager is made with credit.',
        { wagering: [other({ chips: 'credit' })], last: [settledOther({})], boxes: UNPLAYED },
      ],
      lawful: [
        'An enter wager is made with chips.',
        { wagering: [other({ chips: 'value' })], last: [settledOther({})], boxes: UNPLAYED },
      ],
    },
  ],
  'baccarat/cutting-card-ends-the-shoe': [
    {
      breach: [
        'The cards are shuffled before the dealer has a second card.',
        { first: [CUTTING_CARD], midway: [SHUFFLE] },
      ],
      lawful: [
        'The cutting card comes, and the cards are shuffled after the round.',
        { midway: [CUTTING_CARD], last: [SHUFFLE] },
      ],
    },
  ],
  'baccarat/announced-points-match-the-cards': [
    {
      breach: ['Eight is announced for a box that has nine.', announced(8)],
      lawful: ['Nine is announced for a box that has nine.', announced(9)],
    },
  ],
  'baccarat/oral-wagers-as-stated': [
    {
      breach: ['An enter wager made by word of mouth is taken.', spoken({})],
      lawful: ['An enter wager made by word of mouth is turned down.', spoken({ ...givenBack, returned: 1000 })],
    },
  ],
  'baccarat/only-permitted-wagers': [
    {
      breach: [
        'A tie bet is taken where boxes play the dealer.',
        { wagering: [other({ bet: 'tie' })], last: [settledOther({ result: 'lose', paid: 0, returned: 0 })] },
      ],
      lawful: [
        'A tie bet is turned down where boxes play the dealer.',
        { wagering: [other({ bet: 'tie' })], last: [settledOther(RETURNED)] },
      ],
    },
  ],
  'baccarat/additional-wager-before-first-card': [
    {
      breach: [
        'An enter wager is taken when cards are out.',
        { boxes: { 'box:1': { cards: '4H 5D' } }, dealt: [other({})], last: [settledOther({})] },
      ],
      lawful: [
        'An enter wager is taken before the first card.',
        { boxes: { 'box:1': { cards: '4H 5D' } }, wagering: [other({})], last: [settledOther({})] },
      ],
    },
  ],
  'baccarat/wagers-stay-during-the-deal': [
    {
      breach: [
        'An enter wager is raised when cards are out.',
        {
          ...box({ settleEnter: { paid: 2000, returned: 2000 } }),
          dealt: [{ type: 'change', wager: 'e-box:1', stake: 2000 }],
        },
      ],
      lawful: [
        'An enter wager is raised before the first card.',
        {
          ...box({ settleEnter: { paid: 2000, returned: 2000 } }),
          wagering: [{ type: 'change', wager: 'e-box:1', stake: 2000 }],
        },
      ],
    },
  ],
  'baccarat/one-wager-on-each-area': [
    {
      breach: ['Two enter wagers are taken on one box.', { wagering: [other({})], last: [settledOther({})] }],
      lawful: [
        'A second enter wager on a box is turned down.',
        { wagering: [other({})], last: [settledOther(RETURNED)] },
      ],
    },
  ],
  'baccarat/stake-not-below-minimum': [
    {
      breach: ['An enter wager one cent below the minimum is taken.', box({ enter: 499 })],
      lawful: ['An enter wager of the minimum is taken.', box({ enter: 500 })],
    },
  ],
  'baccarat/stake-not-above-maximum': [
    {
      breach: ['An enter wager one cent above the maximum is taken.', box({ enter: 50_001 })],
      lawful: ['An enter wager of the maximum is taken.', box({ enter: 50_000 })],
    },
  ],
  'baccarat/cards-face-as-stated': [
    {
      breach: ['The cards of the boxes are dealt face down.', { face: 'down' }],
      lawful: ['The cards of the boxes are dealt face up.', { face: 'up' }],
    },
  ],
  'baccarat/additional-cards-as-stated': [
    {
      breach: ['A box is dealt two additional cards.', box({ draw: 1000, settleDraw: { paid: 2000 } }, '2H 2D 2C 2S')],
      lawful: ['A box is dealt one additional card.', box({ draw: 1000 }, '2H 2D 4S')],
    },
  ],
  'baccarat/void-coup-returns-every-stake': [
    {
      breach: ['An enter wager is declared void and paid.', { dealt: [wagerVoided('e-box:1')] }],
      lawful: [
        'An enter wager is declared void and given back.',
        { ...box({ settleEnter: RETURNED }), dealt: [wagerVoided('e-box:1')] },
      ],
    },
  ],
  'baccarat/stand-off-returns-the-stake': [
    {
      breach: ['Of an enter wager that ties one cent is kept.', box({ settleEnter: { returned: 999 } }, '2H 4D')],
      lawful: ['An enter wager that ties is given back whole.', box({ settleEnter: { returned: 1000 } }, '2S 4C')],
    },
  ],
};

export const LUCKY_DRAW_SCENERY: Scenery<object, DrawOptions> = {
  checks: baccaratChecks,
  places: { 'au-qld-lucky-draw': {} },
  pairs: LUCKY_DRAW_PAIRS,
  recordOf: (_, told) => luckyDraw(told),
  nothing: {},
};
