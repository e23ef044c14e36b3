import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

const QLD = 'au-qld/casino-gaming-rule-2024#sch-14/';
const drawOf = (more: object): RoundEvent => ({
  type: 'wager',
  id: 'd1',
  player: 'p1',
  bet: 'draw',
  stake: 1000,
  ...more,
});
const settled = (wager: string, paid: number): RoundEvent => ({
  type: 'settle',
  wager,
  result: 'win',
  paid,
  returned: 1000,
});
const GIVEN_BACK = { result: 'void', paid: 0, returned: 1000 } as const;
const undrawn = (box: string) => ({
  subject: box,
  clauses: ['6(3)', '16(2)', '16(3)(a)'].map((label) => QLD + label),
  expected: 'a draw wager',
  recorded: 'none',
  message: `A third card was dealt to ${box} without a draw wager.`,
});
/** A hand of two cards and one of three. */
const TWO_BOXES = { 'box:1': { cards: '4H 5D', enter: 1000 }, 'box:2': { cards: '2S 2C 5C', enter: 1000 } };

checkTable('baccarat/draw-wager-matches-the-enter-wager', {
  complies: [
    {
      name: 'on two boxes',
      round: luckyDraw({
        boxes: {
          'box:1': { cards: '2H 2D 4C', enter: 1000, draw: 1000 },
          'box:2': { cards: '2S 2C 5C', enter: 500, draw: 500 },
        },
      }),
      subjects: ['d-box:1', 'd-box:2'],
    },
  ],
  breaches: [
    {
      name: 'a third card without one',
      round: luckyDraw({ boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000 } } }),
      ...undrawn('box:1'),
    },
    {
      name: 'a third card to one box, and the draw wager on another',
      round: luckyDraw({ boxes: TWO_BOXES, midway: [drawOf({ position: 'box:1' })], last: [settled('d1', 1000)] }),
      ...undrawn('box:2'),
    },
    {
      name: "a draw wager on another player's box",
      round: luckyDraw({
        boxes: { ...TWO_BOXES, 'box:1': { cards: '2H 2D 5D', enter: 1000 } },
        midway: [drawOf({ position: 'box:1', player: 'p2' }), drawOf({ id: 'd2', position: 'box:2' })],
        last: [settled('d1', 3000), settled('d2', 3000)],
      }),
      subject: 'd1',
      clauses: ['6(3)', '16(3)(a)'].map((label) => QLD + label),
      expected: 'an enter wager',
      recorded: 'none',
      message: 'A draw wager was taken on box:1, where that player has no enter wager.',
    },
    {
      name: 'a cent less',
      round: luckyDraw({ boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000, draw: 999 } } }),
      subject: 'd-box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/6(3)'],
      expected: '1000',
      recorded: '999',
      message: 'The draw wager on box:1 was 9.99; the enter wager there was 10.00, and they must be equal.',
    },
  ],
  notApplicable: [
    { name: 'a hand that stands', round: luckyDraw() },
    {
      name: 'a round declared void',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000, settleEnter: GIVEN_BACK } },
        last: [voided],
      }),
    },
    {
      name: 'a card drawn in error, which may be taken',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000 } },
        midway: [noted('excess-card-drawn', 'next-card', { exposed: true })],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'a draw wager of which no box is named',
      round: luckyDraw({ boxes: TWO_BOXES, midway: [drawOf({})], last: [settled('d1', 3000)] }),
      subject: 'd1',
      missing: ['position of wager d1'],
    },
  ],
});
