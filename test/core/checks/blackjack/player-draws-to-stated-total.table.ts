import { DOUBLE, LOST, oneBox } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

playTable('blackjack/player-draws-to-stated-total', {
  lawful: [['soft thirteen', ACT, oneBox('AH 6S 2D', 'stand box:1', 'KC 2D', LOST)]],
  planted: [['no decision on record', 'blackjack/14(b)', ACT, oneBox('5H 6S 6D', '', 'KC 2D', LOST)]],
  silent: [
    ['eleven in Queensland', QLD, oneBox('5H 6S 6D', 'stand box:1', 'KC 2D', LOST)],
    ['a doubled hand', ACT, oneBox('4H 6S 5D', `${DOUBLE}; box:1 2D`, 'KC 2D', 'w1 lose; w2 lose')],
  ],
});
