import { BOTH, STANDS, TWO_ON_BOX } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/box-decided-by-one-player', {
  lawful: [
    [
      'another doubles along',
      QLD,
      `${TWO_ON_BOX.replace('KH', '6H')}; double box:1 by p1; w3 double 10000 on w1; double box:1 by p2; w4 double 10000 on w2 p2; box:1 9D; dealer KC; dealer 2D; ${BOTH}; w3 win 10000 returned 10000; w4 win 10000 returned 10000`,
    ],
    [
      'all surrender',
      QLD_SPANISH,
      'w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 KH; dealer KS; box:1 6H; stand box:1 by p1; dealer 8D; w1 lose; w2 lose',
    ],
  ],
  planted: [
    [
      'two players in Canberra',
      'blackjack/15.1',
      ACT,
      `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1 by p2; dealer KC; dealer 2D; ${BOTH}`,
    ],
  ],
  silent: [['players not told', QLD, STANDS]],
});
