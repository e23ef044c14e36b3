import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

checkTable('baccarat/box-wager-pays-stated-odds', {
  complies: [
    {
      name: 'three 3s of one suit',
      round: luckyDraw({ boxes: { 'box:1': { cards: '3H 3H 3H', enter: 1000, draw: 1000 } } }),
      subjects: ['e-box:1', 'd-box:1'],
    },
  ],
  breaches: [
    {
      name: 'three 3s of two suits paid as any nine',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '3H 3H 3C', enter: 1000, draw: 1000, settleDraw: { paid: 3000 } } },
      }),
      subject: 'd-box:1',
      clauses: ['11(2)(e)', '2'].map((label) => `au-qld/casino-gaming-rule-2024#sch-14/${label}`),
      expected: '9000',
      recorded: '3000',
      message: 'The draw wager won; a stake of 10.00 is paid 90.00 at 9 to 1, and 30.00 was paid.',
    },
  ],
  notApplicable: [{ name: 'a losing hand', round: luckyDraw({ boxes: { 'box:1': { cards: '2H 3D', enter: 1000 } } }) }],
});
