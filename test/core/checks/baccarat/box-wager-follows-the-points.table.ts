import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

const won = { result: 'win', paid: 1000, returned: 1000 } as const;

checkTable('baccarat/box-wager-follows-the-points', {
  complies: [
    {
      name: 'one point less, collected',
      round: luckyDraw({ boxes: { 'box:1': { cards: '2H 3D', enter: 1000 } } }),
      subjects: ['e-box:1'],
    },
    {
      name: 'one point more, paid',
      round: luckyDraw({ boxes: { 'box:1': { cards: '3H 4D', enter: 1000 } } }),
      subjects: ['e-box:1'],
    },
  ],
  breaches: [
    {
      name: 'higher, and collected; no box recorded, and one was dealt to',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '4H 5D' } },
        wagering: [{ type: 'wager', id: 'e1', player: 'p1', bet: 'enter', stake: 1000 }],
        last: [{ type: 'settle', wager: 'e1', result: 'lose', paid: 0 }],
      }),
      subject: 'e1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/6(2)(a)'],
      expected: 'win',
      recorded: 'lose',
      message: "The hand of box:1 is higher than the dealer's, so enter must win; it was collected.",
    },
    {
      name: 'equal, and paid',
      round: luckyDraw({ boxes: { 'box:1': { cards: '2H 4D', enter: 1000, settleEnter: won } } }),
      subject: 'e-box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/6(2)(c)'],
      expected: 'push',
      recorded: 'win',
      message: "The hand of box:1 is equal to the dealer's, so enter must be given back; it was paid.",
    },
  ],
  notApplicable: [{ name: 'a box without a wager', round: luckyDraw({ boxes: { 'box:1': { cards: '2H 4D' } } }) }],
  indeterminate: [
    {
      name: 'no box recorded, and two were dealt to',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '2H 4D' }, 'box:2': { cards: '4H 5D' } },
        wagering: [{ type: 'wager', id: 'e1', player: 'p1', bet: 'enter', stake: 1000 }],
        last: [{ ...won, type: 'settle', wager: 'e1' }],
      }),
      subject: 'e1',
      missing: ['position of wager e1'],
    },
    {
      name: 'the cards of the box not recorded',
      round: luckyDraw({ dealer: '', boxes: { 'box:1': { cards: '', enter: 1000, settleEnter: won } } }),
      subject: 'e-box:1',
      missing: ['deal events of box:1 and of the dealer'],
    },
    {
      name: 'the dealer drew wrongly',
      round: luckyDraw({
        dealer: '2S 2C',
        boxes: { 'box:1': { cards: '2H 4D', enter: 1000, settleEnter: { result: 'lose', paid: 0, returned: 0 } } },
      }),
      subject: 'e-box:1',
      missing: ['hands dealt as the rules require'],
      because: 'baccarat/dealer-draws-or-stands',
    },
  ],
});
