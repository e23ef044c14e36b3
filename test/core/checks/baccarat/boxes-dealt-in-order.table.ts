import { DRAWN, TWO_BOXES } from '../../../support/rounds/breaches-of-boxes';
import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

checkTable('baccarat/boxes-dealt-in-order', {
  complies: [
    { name: 'an additional card before the dealer’s second', round: luckyDraw({ boxes: DRAWN }), subjects: ['deal'] },
  ],
  breaches: [],
  notApplicable: [
    {
      name: 'put right after an irregularity',
      round: luckyDraw({
        boxes: TWO_BOXES,
        order: 'box:1 dealer box:2 box:1 box:2 dealer',
        dealt: [noted('card-to-wrong-hand', 'reconstructed')],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'second cards not recorded',
      round: luckyDraw({ boxes: { 'box:1': { cards: '4H' } }, order: 'box:1 dealer' }),
      subject: 'deal',
      missing: ['deal events of the first cards'],
    },
  ],
});
