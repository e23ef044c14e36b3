import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

const missedFirstCard = noted('card-to-wrong-hand', 'played', { of: 'dealer-without-first-card' });
const withdrawn = { cards: '4H 5D', enter: 1000, settleEnter: { result: 'void', paid: 0, returned: 1000 } } as const;
const SCH_14 = 'au-qld/casino-gaming-rule-2024#sch-14/';

checkTable('baccarat/dealer-draws-or-stands', {
  complies: [
    { name: 'stands on five', round: luckyDraw({ dealer: '2S 3C' }), subjects: ['dealer'] },
    {
      name: 'stands on five after the first card was missed',
      round: luckyDraw({ dealer: '2S 3C', dealt: [missedFirstCard] }),
      subjects: ['dealer'],
    },
  ],
  breaches: [
    {
      name: 'stands on four after the first card was missed',
      round: luckyDraw({ dealer: '2S 2C', dealt: [missedFirstCard] }),
      subject: 'dealer',
      clauses: ['31(2)', '16(6)', '3(3)'].map((label) => SCH_14 + label),
      expected: 'draw',
      recorded: 'stand',
      message: 'The dealer had 4 and took no card; the hand must draw.',
    },
  ],
  notApplicable: [
    {
      name: 'on four after the first card was missed, all players having taken their wagers back',
      round: luckyDraw({ boxes: { 'box:1': withdrawn }, dealer: '2S 2C', dealt: [missedFirstCard] }),
    },
    {
      name: 'a card drawn in error and noted',
      round: luckyDraw({
        dealer: '2S 3C KD',
        dealt: [noted('excess-card-drawn', 'burnt', { to: 'dealer', exposed: true })],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'one card only',
      round: luckyDraw({ boxes: { 'box:1': { cards: '4H 5D' } }, dealer: '2S' }),
      subject: 'dealer',
      missing: ["deal events of the dealer's first two cards"],
    },
  ],
});
