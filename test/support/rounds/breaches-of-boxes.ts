import type { Breaches } from './cases';
import { luckyDraw } from './lucky-draw';

const SCHEDULE = 'au-qld/casino-gaming-rule-2024#sch-14/';
const clauses = (...labels: readonly string[]): readonly string[] => labels.map((label) => SCHEDULE + label);

export const TWO_BOXES = {
  'box:1': { cards: '4H 5D', enter: 1000 },
  'box:2': { cards: 'KH 8D', enter: 1000 },
} as const;
export const DRAWN = { 'box:1': { cards: '2H 2D 4C', enter: 1000, draw: 1000 } } as const;

/** Breaches of the form of the game that deals a hand to each box, one for each message. */
export const BOX_BREACHES: Breaches = {
  'baccarat/box-wager-follows-the-points': [
    {
      name: 'a higher hand collected',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '4H 5D', enter: 1000, settleEnter: { result: 'lose', paid: 0, returned: 0 } } },
      }),
      subject: 'e-box:1',
      clauses: clauses('6(2)(a)'),
      expected: 'win',
      recorded: 'lose',
      message: "The hand of box:1 is higher than the dealer's, so enter must win; it was collected.",
    },
  ],
  'baccarat/box-wager-pays-stated-odds': [
    {
      name: 'an enter wager paid a cent too little',
      round: luckyDraw({ boxes: { 'box:1': { cards: '4H 5D', enter: 1000, settleEnter: { paid: 999 } } } }),
      subject: 'e-box:1',
      clauses: clauses('11(1)'),
      expected: '1000',
      recorded: '999',
      message: 'The enter wager won; a stake of 10.00 is paid 10.00 at 1 to 1, and 9.99 was paid.',
    },
  ],
  'baccarat/boxes-dealt-in-order': [
    {
      name: 'the second cards before the dealer’s first',
      round: luckyDraw({ boxes: TWO_BOXES, order: 'box:1 box:2 dealer box:2 box:1 dealer' }),
      subject: 'deal',
      clauses: clauses('16(1)', '16(1)(a)', '16(1)(b)', '16(1)(c)'),
      expected: 'box:1',
      recorded: 'box:2',
      message: 'Card 4 of the deal went to box:2; it belongs to box:1.',
    },
    {
      name: 'a box with a wager passed over',
      round: luckyDraw({
        boxes: {
          ...TWO_BOXES,
          'box:2': { cards: '', enter: 1000, settleEnter: { result: 'push', paid: 0, returned: 1000 } },
        },
        order: 'box:1 dealer box:1 dealer',
      }),
      subject: 'box:2',
      clauses: clauses('16(1)', '16(1)(a)', '16(1)(b)', '16(1)(c)'),
      expected: 'a card',
      recorded: 'none',
      message: 'There is an enter wager on box:2, and no card was dealt to it.',
    },
    {
      name: 'the dealer’s second card before an additional one',
      round: luckyDraw({ boxes: DRAWN, order: 'box:1 dealer box:1 dealer box:1' }),
      subject: 'box:1',
      clauses: clauses('16(5)'),
      expected: 'after all boxes',
      recorded: 'before',
      message: 'The dealer took a second card before box:1 was dealt its additional card.',
    },
  ],
  'baccarat/dealer-draws-or-stands': [
    {
      name: 'stood on four',
      round: luckyDraw({ dealer: '2S 2C' }),
      subject: 'dealer',
      clauses: clauses('16(6)', '3(3)'),
      expected: 'draw',
      recorded: 'stand',
      message: 'The dealer had 4 and took no card; the hand must draw.',
    },
    {
      name: 'drew on five',
      round: luckyDraw({ dealer: '2S 3C KD' }),
      subject: 'dealer',
      clauses: clauses('16(6)', '3(3)'),
      expected: 'stand',
      recorded: 'draw',
      message: 'The dealer had 5 and took a card; the hand must stand.',
    },
  ],
  'baccarat/draw-wager-matches-the-enter-wager': [
    {
      name: 'more than the enter wager',
      round: luckyDraw({ boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000, draw: 2000 } } }),
      subject: 'd-box:1',
      clauses: clauses('6(3)'),
      expected: '1000',
      recorded: '2000',
      message: 'The draw wager on box:1 was 20.00; the enter wager there was 10.00, and they must be equal.',
    },
    {
      name: 'by another player than the one who entered',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000 } },
        dealt: [
          { type: 'wager', id: 'd9', player: 'p9', bet: 'draw', stake: 1000, position: 'box:1' },
          { type: 'settle', wager: 'd9', result: 'win', paid: 2000, returned: 1000 },
        ],
      }),
      subject: 'd9',
      clauses: clauses('6(3)', '16(3)(a)'),
      expected: 'an enter wager',
      recorded: 'none',
      message: 'A draw wager was taken on box:1, where that player has no enter wager.',
    },
    {
      name: 'a third card without one',
      round: luckyDraw({ boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000 } } }),
      subject: 'box:1',
      clauses: clauses('6(3)', '16(2)', '16(3)(a)'),
      expected: 'a draw wager',
      recorded: 'none',
      message: 'A third card was dealt to box:1 without a draw wager.',
    },
  ],
  'baccarat/one-wager-on-each-area': [
    {
      name: 'two enter wagers on one box',
      round: luckyDraw({
        wagering: [{ type: 'wager', id: 'e9', player: 'p9', bet: 'enter', stake: 1000, position: 'box:1' }],
        last: [{ type: 'settle', wager: 'e9', result: 'win', paid: 1000, returned: 1000 }],
      }),
      subject: 'box:1',
      clauses: clauses('7(3)'),
      expected: '1',
      recorded: '2',
      message: '2 wagers on enter were taken at box:1; no more than 1 may be.',
    },
  ],
  'baccarat/wagers-stay-during-the-deal': [
    {
      name: 'an enter wager raised when the cards were out',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '4H 5D', enter: 1000, settleEnter: { paid: 2000, returned: 2000 } } },
        dealt: [{ type: 'change', wager: 'e-box:1', stake: 2000 }],
      }),
      subject: 'e-box:1',
      clauses: clauses('8(1)'),
      expected: 'as it was',
      recorded: 'changed',
      message: 'Wager e-box:1 on enter was changed when it had to stay.',
    },
  ],
};
