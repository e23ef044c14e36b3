import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

checkTable('baccarat/dealer-draws-or-stands', {
  complies: [{ name: 'stands on five', round: luckyDraw({ dealer: '2S 3C' }), subjects: ['dealer'] }],
  breaches: [],
  notApplicable: [
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
