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
  indeterminate: [
    {
      name: 'a draw wager that won, and no third card recorded',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '4H 5D', draw: 1000, settleDraw: { paid: 1000 } } },
        wagering: [{ type: 'wager', id: 'e1', player: 'p1', bet: 'enter', stake: 1000, position: 'box:1' }],
      }),
      subject: 'd-box:1',
      missing: ['deal event of the third card for wager d-box:1'],
    },
  ],
  notApplicable: [
    {
      name: 'settled as won against the cards',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '2H 3D', enter: 1000, settleEnter: { result: 'win', paid: 5, returned: 1000 } } },
      }),
      because: 'baccarat/box-wager-follows-the-points',
    },
    {
      name: 'settled as lost against the cards',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '4H 5D', enter: 1000, settleEnter: { result: 'lose', paid: 5, returned: 0 } } },
      }),
      because: 'baccarat/box-wager-follows-the-points',
    },
    { name: 'a losing hand', round: luckyDraw({ boxes: { 'box:1': { cards: '2H 3D', enter: 1000 } } }) },
  ],
});
