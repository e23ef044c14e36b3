import type { RoundEvent } from '../../../../src/core/rounds/record';
import { paidOut, seated } from '../../../support/rounds/breaches-of-additional';
import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const TWO_BOXES = seated(['p1', 'box:1'], ['p1', 'box:2']);
const settledAs = (wager: string, result: 'push' | 'void'): RoundEvent => ({
  ...{ type: 'settle', wager, result, paid: 0, returned: 1000 },
});
const BOTH_BACK = { ...TWO_BOXES, last: [settledAs('s1', 'push'), settledAs('s2', 'push')] };

checkTable('baccarat/player-keeps-to-the-boxes-allowed', {
  complies: [
    {
      name: 'a second box, turned down',
      round: coupAt(PLACES.actMini, { ...TWO_BOXES, last: [paidOut('s1', 1000), settledAs('s2', 'void')] }),
      subjects: ['p1'],
    },
    {
      name: 'a wager of which no box is recorded',
      round: coupAt(PLACES.actMini, {
        ...seated(['p1', 'box:1']),
        wagers: [{ bet: 'tie', stake: 1000, by: 'p1' }],
      }),
      subjects: ['p1'],
    },
    {
      name: 'two players on a box each',
      round: coupAt(PLACES.actMini, seated(['p1', 'box:1'], ['p2', 'box:2'])),
      subjects: ['p1', 'p2'],
    },
  ],
  breaches: [
    {
      name: 'at mini-baccarat too',
      round: coupAt(PLACES.actMini, seated(['p1', 'box:1'], ['p1', 'box:2'])),
      subject: 'p1',
      clauses: ['au-act/gazette-s196-1992#mini-baccarat/5.7'],
      expected: '1',
      recorded: '2',
      message: 'Player p1 wagered on 2 boxes; no more than 1 may be wagered on.',
    },
  ],
  notApplicable: [
    { name: 'no boxes recorded', round: coupAt(PLACES.act, { wagers: ['player 1000', 'tie 1000'] }) },
    { name: 'a coup declared void', round: coupAt(PLACES.actMini, { ...BOTH_BACK, dealt: [voided] }) },
    {
      name: 'a coup that became a dummy',
      round: coupAt(PLACES.actMini, {
        ...BOTH_BACK,
        dummy: true,
        first: [noted('card-exposed-in-error', 'dummy-round')],
      }),
    },
  ],
});
