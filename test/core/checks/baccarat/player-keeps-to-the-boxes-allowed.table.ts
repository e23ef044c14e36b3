import { seated } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

checkTable('baccarat/player-keeps-to-the-boxes-allowed', {
  complies: [
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
  notApplicable: [{ name: 'no boxes recorded', round: coupAt(PLACES.act, { wagers: ['player 1000', 'tie 1000'] }) }],
});
