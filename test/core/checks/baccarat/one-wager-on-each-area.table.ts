import { TWO_BOXES } from '../../../support/rounds/breaches-of-boxes';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

checkTable('baccarat/one-wager-on-each-area', {
  complies: [
    { name: 'one on each of two boxes', round: luckyDraw({ boxes: TWO_BOXES }), subjects: ['box:1', 'box:2'] },
  ],
  breaches: [],
  notApplicable: [{ name: 'no wager', round: luckyDraw({ boxes: { 'box:1': { cards: '4H 5D' } } }) }],
});
