import { atTriplePlay, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT_TRIPLE, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/original-wagers-on-box-as-stated', {
  lawful: [
    [
      'three wagers of other amounts',
      ACT_TRIPLE,
      `x3 main:3 500 box:1; ${atTriplePlay(STANDS)}; dealer/3 KC; dealer/3 2D; x3 win 500 returned 500`,
    ],
  ],
  planted: [
    [
      'one wager at blackjack switch',
      'sch-2(c)/5(1)(a)',
      QLD_SWITCH,
      'w1 main 10000 box:1a; call no-more-bets; box:1a KH; dealer 6S; box:1a 9S; dealer KC; dealer 2D; w1 win 10000 returned 10000',
    ],
  ],
  silent: [
    [
      'one wager that was given back',
      QLD_SWITCH,
      'w1 main 10000 box:1a; call no-more-bets; box:1a KH; dealer 6S; box:1a 9S; void hand box:1a; w1 void returned 10000',
    ],
  ],
});
