import { atSwitch, INSURED, oneBox, shared, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/players-on-box-as-stated', {
  lawful: [
    ['three players in Queensland', QLD, shared('p1', 'p2', 'p3')],
    ['two wagers of one player', QLD, shared('p1', 'p1', 'p1', 'p1')],
    [
      'one insurance wager on a box',
      QLD_SWITCH,
      atSwitch(oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)),
    ],
  ],
  planted: [
    ['four players in Queensland', 'sch-2/8(1)', QLD, shared('p1', 'p2', 'p3', 'p4')],
    [
      'a second player at blackjack switch',
      'sch-2(c)/12(b)',
      QLD_SWITCH,
      `w2 main 10000 box:1a p2; w3 main 10000 box:1b p2; ${atSwitch(STANDS)}`,
    ],
    [
      'two insurance wagers on a box',
      'sch-2(c)/10',
      QLD_SWITCH,
      atSwitch(
        oneBox('KH AS QH', `${INSURED}; w3 insurance 5000 on u1; stand box:1`, '8H', `w2 lose; w3 lose; ${WON}`),
      ),
    ],
  ],
  silent: [['no box', QLD, 'call no-more-bets']],
});
