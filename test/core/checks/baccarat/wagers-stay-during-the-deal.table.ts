import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

const back = { type: 'withdraw', wager: 'e-box:1' } as const;
const unsettled = {
  'box:1': { cards: '4H 5D', enter: 1000, settleEnter: { result: 'void', paid: 0, returned: 1000 } },
} as const;
const draw = (confirmed: boolean | undefined) =>
  luckyDraw({
    boxes: { 'box:1': { cards: '2H 2D 4C', enter: 1000 } },
    dealt: [
      {
        type: 'wager',
        id: 'd1',
        player: 'p1',
        bet: 'draw',
        stake: 500,
        position: 'box:1',
        ...(confirmed !== undefined && { confirmed }),
      },
      { type: 'change', wager: 'd1', stake: 1000 },
      { type: 'settle', wager: 'd1', result: 'win', paid: 2000, returned: 1000 },
    ],
  });

checkTable('baccarat/wagers-stay-during-the-deal', {
  complies: [{ name: 'a draw wager set right before it is confirmed', round: draw(false), subjects: ['d1'] }],
  breaches: [
    {
      name: 'a draw wager changed once confirmed',
      round: draw(true),
      subject: 'd1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/8(2)'],
      expected: 'as it was',
      recorded: 'changed',
      message: 'Wager d1 on draw was changed when it had to stay.',
    },
  ],
  notApplicable: [
    {
      name: 'taken back after an irregularity that allows it',
      round: luckyDraw({ boxes: unsettled, dealt: [noted('card-to-wrong-hand'), back] }),
    },
  ],
  indeterminate: [
    { name: 'whether it was confirmed', round: draw(undefined), subject: 'd1', missing: ['confirmed of wager d1'] },
  ],
});
