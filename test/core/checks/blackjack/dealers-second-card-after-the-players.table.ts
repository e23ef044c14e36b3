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
  said: [
    [
      'a card to the player after it',
      ['breaches dealer: The dealer took a second card before box:1 took a further card.'],
      QLD,
      oneBox('KH 6S 5S', 'dealer KC; hit box:1; box:1 4D; stand box:1', '2D', ''),
    ],
    [
      'a decision after it',
      ['breaches dealer: The dealer took a second card before the decision on box:1 was made.'],
      QLD,
      oneBox('KH 6S 9S', 'dealer KC; stand box:1', '2D', ''),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 9S', 'dealer KC; stand box:1; void round', '', 'w1 void'),
    ],
    [
      'a card of the dealer that was noted as one too many, at triple play',
      ['not-applicable'],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; dealer/2 KC; stand box:1;
       irregularity excess-card-drawn to=dealer/2 treatment=played; dealer/1 KD; dealer/1 2D`,
    ],
    [
      'the second hand of the dealer first, at triple play',
      [
        'breaches dealer: The dealer took a second card before the decision on box:1 was made.',
        'also blackjack/dealer-draws-or-stands',
      ],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; dealer/2 KC; stand box:1;
       dealer/1 KD; dealer/1 2D; dealer/2 2S`,
    ],
  ],
});
