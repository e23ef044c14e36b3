import type { RoundEvent } from '../../../../src/core/rounds/record';
import { TWO_BOXES } from '../../../support/rounds/breaches-of-boxes';
import { voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

const ONE = { cards: '4H 5D', enter: 1000 };
const again = (more: object): RoundEvent => ({
  type: 'wager',
  id: 'e2',
  player: 'p1',
  bet: 'enter',
  stake: 1000,
  ...more,
});
const settled = (more: object): RoundEvent => ({
  ...{ type: 'settle', wager: 'e2', result: 'win', paid: 1000, returned: 1000 },
  ...more,
});

checkTable('baccarat/one-wager-on-each-area', {
  complies: [
    {
      name: 'a second one on a box, turned down',
      round: luckyDraw({
        boxes: { 'box:1': ONE },
        wagering: [again({ position: 'box:1', player: 'p2' })],
        last: [settled({ result: 'void', paid: 0 })],
      }),
      subjects: ['box:1'],
    },
    {
      name: 'two more of which no box is recorded',
      round: luckyDraw({
        boxes: { 'box:1': ONE },
        wagering: [again({}), again({ id: 'e3' })],
        last: [settled({}), settled({ wager: 'e3' })],
      }),
      subjects: ['box:1'],
    },
    { name: 'one on each of two boxes', round: luckyDraw({ boxes: TWO_BOXES }), subjects: ['box:1', 'box:2'] },
  ],
  breaches: [
    {
      name: 'a second one on a box, of the same player',
      round: luckyDraw({ boxes: { 'box:1': ONE }, wagering: [again({ position: 'box:1' })], last: [settled({})] }),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/7(3)'],
      expected: '1',
      recorded: '2',
      message: '2 wagers on enter were taken at box:1; no more than 1 may be.',
    },
  ],
  notApplicable: [
    { name: 'no wager', round: luckyDraw({ boxes: { 'box:1': { cards: '4H 5D' } } }) },
    {
      name: 'two on a box, in a round declared void',
      round: luckyDraw({
        boxes: { 'box:1': { ...ONE, settleEnter: { result: 'push', paid: 0, returned: 1000 } } },
        wagering: [again({ position: 'box:1' })],
        last: [settled({ result: 'push', returned: 1000 }), voided],
      }),
    },
  ],
});
