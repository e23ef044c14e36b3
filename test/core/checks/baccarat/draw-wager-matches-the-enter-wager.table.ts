import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

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
      name: 'a cent less',
      round: luckyDraw({ boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000, draw: 999 } } }),
      subject: 'd-box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/6(3)'],
      expected: '1000',
      recorded: '999',
      message: 'The draw wager on box:1 was 9.99; the enter wager there was 10.00, and they must be equal.',
    },
  ],
  notApplicable: [{ name: 'a hand that stands', round: luckyDraw() }],
});
