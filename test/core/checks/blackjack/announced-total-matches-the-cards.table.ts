import { BOTH, DOUBLE, oneBox, SPLIT, STANDS, switchedAfter, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/announced-total-matches-the-cards', {
  lawful: [
    [
      'both counts of a soft hand',
      QLD,
      oneBox('AH 6S 6D', 'announce box:1 7 or 17; box:1 2D; announce box:1 19', 'KC 2D', WON),
    ],
    [
      'the lower count of a soft hand',
      ACT,
      oneBox('AH 6S 6D', 'announce box:1 7; box:1 2D; announce box:1 9', 'KC 2D', WON),
    ],
    ['a blackjack', QLD, oneBox('KH 6S AH', 'announce box:1 blackjack; w1 win 15000 returned 10000', '', '')],
    ['a doubled ace that counts one', QLD, oneBox('AH 6S 8D', `${DOUBLE}; box:1 KS; announce box:1 19`, 'KC 2D', BOTH)],
    ['the dealer', QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', `announce dealer 18; ${WON}`)],
    [
      'before and after a split',
      QLD,
      oneBox(
        '8H 6S 8S',
        `announce box:1 16; ${SPLIT}; box:1/1 AC; announce box:1/1 19; box:1/2 AD; announce box:1/2 soft 19`,
        'KC 2D',
        BOTH,
      ),
    ],
    [
      'before a split that no decision tells of',
      QLD,
      oneBox(
        '8H 6S 8S',
        'announce box:1 16; w2 split 10000 on w1 hand 2; box:1/1 AC; announce box:1 19; box:1/2 AD',
        'KC 2D',
        BOTH,
      ),
    ],
    [
      'before and after a switch',
      QLD_SWITCH,
      switchedAfter('announce box:1a 18; switch box:1a; announce box:1a 19; announce box:1b 18'),
    ],
  ],
  planted: [
    [
      'a pair before a split that no decision tells of',
      'sch-2/27(4)',
      QLD,
      oneBox('8H 6S 8S', 'announce box:1 15; w2 split 10000 on w1 hand 2; box:1/1 AC; box:1/2 AD', 'KC 2D', BOTH),
    ],
    [
      'a third card not counted',
      'sch-2/21(4)',
      QLD,
      oneBox('KH 6S 5S', 'hit box:1; box:1 4D; announce box:1 15; stand box:1', 'KC 2D', WON),
    ],
    [
      'a doubled ace as eleven',
      'sch-2/26(4)',
      QLD,
      oneBox('AH 6S 8D', `${DOUBLE}; box:1 2S; announce box:1 21`, 'KC 2D', 'w1 lose; w2 lose'),
    ],
    [
      'the dealer’s soft seventeen as seven',
      'blackjack/3.5(a)',
      ACT,
      oneBox('KH 6S 9S', 'stand box:1', 'AC', `announce dealer 7; ${WON}`),
    ],
    ['the dealer', 'sch-2/21(6)', QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', `announce dealer 19; ${WON}`)],
    [
      'a split ace and king as a blackjack',
      'blackjack/12.6',
      ACT,
      oneBox('AH 6S AS', `${SPLIT}; box:1/1 KC; announce box:1/1 blackjack; box:1/2 8D`, 'KC 2D', BOTH),
    ],
  ],
  silent: [
    ['nothing announced', QLD, STANDS],
    [
      'words that are no total',
      QLD,
      oneBox('KH 6S 9S', 'announce box:1 hand; announce result none; stand box:1', 'KC 2D', WON),
    ],
  ],
});
