import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const at = SIC_BO_PLACES.act;
const clauses = ['au-act/gazette-s196-1992#sic-bo/6.4'];

// The dice show 2, 5 and 6, which is big.
checkTable('sic-bo/settled-in-stated-order', {
  complies: [
    {
      name: 'all losers before the first winner',
      round: tumble({ at, wagers: ['small 1000', 'single:1 1000', 'big 1000', 'single:5 1000'] }),
      subjects: ['w1', 'w2', 'w3', 'w4'],
    },
  ],
  breaches: [
    {
      name: 'a winner before the last loser',
      round: tumble({ at, wagers: ['small 1000', 'big 1000', 'single:1 1000'], settledAsPlaced: true }),
      subject: 'w2',
      clauses,
      expected: 'after all losing wagers were collected',
      recorded: 'before wager w3 was collected',
      message:
        'Wager w2 was paid before wager w3 was collected; all losing wagers are collected before winning ones are paid.',
    },
  ],
  notApplicable: [{ name: 'no wager', round: tumble({ at }) }],
});
