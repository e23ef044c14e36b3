import { DOUBLE, LOST, oneBox } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

const STOOD = 'breaches box:1: The hand on box:1 stood on 11; it must draw until it counts 12 at least.';

playTable('blackjack/player-draws-to-stated-total', {
  lawful: [['soft thirteen', ACT, oneBox('AH 6S 2D', 'stand box:1', 'KC 2D', LOST)]],
  planted: [['no decision on record', 'blackjack/14(b)', ACT, oneBox('5H 6S 6D', '', 'KC 2D', LOST)]],
  silent: [
    ['eleven in Queensland', QLD, oneBox('5H 6S 6D', 'stand box:1', 'KC 2D', LOST)],
    ['a doubled hand', ACT, oneBox('4H 6S 5D', `${DOUBLE}; box:1 2D`, 'KC 2D', 'w1 lose; w2 lose')],
  ],
  said: [
    ['stood, and no further card of the dealer on record', [STOOD], ACT, oneBox('5H 6S 6D', 'stand box:1', '', '')],
    ['asked for a card that is not on record', ['not-applicable'], ACT, oneBox('5H 6S 6D', 'hit box:1', '', '')],
    ['stood on its third card', [STOOD], ACT, oneBox('5H 6S 4D', 'hit box:1; box:1 2C; stand box:1', '', '')],
    ['twelve', ['complies box:1'], ACT, oneBox('5H 6S 7D', 'stand box:1', 'KC 2D', LOST)],
    [
      'a double of one of two boxes',
      ['complies box:2'],
      ACT,
      `w1 main 10000 box:1; w2 main 10000 box:2; call no-more-bets; box:1 5H; box:2 KH; dealer 6S; box:1 2D; box:2 9D; w3 double 10000; box:1 4C;
       stand box:2; dealer KC; dealer 2D; w1 lose; w2 win 10000; w3 lose`,
    ],
    [
      'another bet that names no box',
      [STOOD, 'complies box:2'],
      ACT,
      `w1 main 10000 box:1; w2 main 10000 box:2; w3 main 10000 p2; call no-more-bets; box:1 5H; box:2 KH; dealer 6S; box:1 6D; box:2 9D; stand box:1;
       stand box:2; dealer KC; dealer 2D; w1 lose; w2 win 10000`,
    ],
    [
      'a card too many that was noted',
      ['not-applicable'],
      ACT,
      oneBox('5H 6S 6D', 'stand box:1; irregularity excess-card-drawn to=box:1 treatment=played', 'KC 2D', LOST),
    ],
    ['a void round', ['not-applicable'], ACT, oneBox('5H 6S 6D', 'stand box:1; void round', '', 'w1 void')],
    ['a void hand', ['not-applicable'], ACT, oneBox('5H 6S 6D', 'stand box:1; void hand box:1', 'KC 2D', 'w1 void')],
  ],
});
