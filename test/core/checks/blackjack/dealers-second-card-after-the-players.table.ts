import { atTriplePlay, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT_TRIPLE, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/dealers-second-card-after-the-players', {
  lawful: [['at triple play', ACT_TRIPLE, atTriplePlay(STANDS)]],
  planted: [
    [
      'before a decision to split',
      'sch-2(c)/8(7)',
      QLD_SWITCH,
      'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b KD; dealer 6S; box:1a 9S; box:1b 9C; dealer KC; switch box:1a; dealer 2D; w1 win 10000 returned 10000; u1 win 10000 returned 10000',
    ],
  ],
  silent: [
    ['no second card', QLD, oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', '', '')],
    [
      'noted as drawn too early',
      QLD,
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 5S; dealer KC; irregularity excess-card-drawn to=dealer exposed=true treatment=played; box:1 4D; dealer 2D',
    ],
  ],
});
