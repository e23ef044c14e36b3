import { BOTH, oneBox, twoBoxes, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

playTable('blackjack/no-card-after-standing', {
  lawful: [
    [
      'another box draws',
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 5C',
        'stand box:1; hit box:2; box:2 4S; stand box:2; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
  ],
  planted: [
    ['in Canberra', 'blackjack/11.1(a)', ACT, oneBox('KH 6S 5H', 'stand box:1; box:1 4D', 'KC 2D', WON)],
    [
      'after the other box was played',
      'sch-2/28(3)',
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 9C',
        'stand box:1; stand box:2; hit box:1; box:1 4S; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
  ],
  silent: [['no decision to stand', QLD, oneBox('KH 6S 5H', 'hit box:1; box:1 4D', 'KC 2D', WON)]],
  doubtful: [['another decision at once', QLD, oneBox('KH 6S 5H', 'stand box:1; hit box:1; box:1 4D', 'KC 2D', WON)]],
});
