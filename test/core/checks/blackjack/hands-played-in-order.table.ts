import { BOTH, STANDS, twoBoxes } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_ELECTRONIC, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/hands-played-in-order', {
  lawful: [
    [
      'the halves of a box in any order',
      QLD_SWITCH,
      'w1 main 10000 box:1a; w2 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b QD; dealer 6S; box:1a 5S; box:1b 5C; box:1b 4S; box:1a 4D; dealer KC; dealer 2D; w1 win 10000 returned 10000; w2 win 10000 returned 10000',
    ],
  ],
  planted: [
    [
      'back to the first box',
      'blackjack/11.1(a)',
      ACT,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 2S; box:2 5C',
        'box:1 3D; box:2 4S; box:1 4D; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
    [
      'the second box before the first, and no card to either',
      'sch-2/21(2)',
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C',
        'stand box:2; stand box:1; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
  ],
  silent: [
    [
      'a blackjack that is paid on request after another box has stood',
      ACT,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer AS; box:1 AC; box:2 9C',
        'stand box:2; even-money box:1; w1 win 10000; dealer 6C',
        'w2 win 10000',
      ),
    ],
    [
      'terminals that decide in any order',
      QLD_ELECTRONIC,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C',
        'stand box:2; stand box:1; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
    ['no further cards', QLD, STANDS],
    [
      'each terminal by itself',
      QLD_ELECTRONIC,
      twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 5C', 'box:2 4S; box:1 4D; dealer KC; dealer 2D', BOTH),
    ],
  ],
});
