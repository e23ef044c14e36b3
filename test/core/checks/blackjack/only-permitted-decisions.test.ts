import { LOST, oneBox, switchedAfter, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import {
  ACT,
  QLD,
  QLD_CHALLENGE,
  QLD_SOFT_17,
  QLD_SPANISH,
  QLD_SWITCH,
} from '../../../support/rounds/blackjack/script';

playTable('blackjack/only-permitted-decisions', {
  lawful: [
    [
      'surrender at spanish blackjack',
      QLD_SPANISH,
      oneBox('KH KS 6H', 'surrender box:1', '8H', 'w1 lose returned 5000'),
    ],
    ['a switch at blackjack switch', QLD_SWITCH, switchedAfter('switch box:1a')],
  ],
  planted: [
    [
      'even money at blackjack challenge',
      'sch-2/21(2)',
      QLD_CHALLENGE,
      oneBox('KH 6S 9S', 'even-money box:1', 'KC 2D', WON),
    ],
    ['a switch in Canberra', 'blackjack/11.1(a)', ACT, oneBox('KH 6S 9S', 'switch box:1', 'KC 2D', WON)],
    ['surrender at soft 17', 'sch-2/21(2)', QLD_SOFT_17, oneBox('KH 9S 6H', 'surrender box:1', '8H', LOST)],
  ],
  silent: [
    ['words of the table’s own', QLD, oneBox('KH 6S 9S', 'none box:1', 'KC 2D', WON)],
    ['no decisions', QLD, oneBox('KH 6S 9S', '', 'KC 2D', WON)],
  ],
});
