import { BOTH, oneBox, SPLIT, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/split-only-on-equal-cards', {
  lawful: [
    ['nines in Canberra', ACT, oneBox('9H 6S 9S', `${SPLIT}; box:1/1 KH; box:1/2 KD`, 'KC 2D', BOTH)],
    [
      'without a decision on record',
      QLD,
      oneBox('KH 6S JS', 'w2 split 10000 on w1 hand 2; box:1/1 9H; box:1/2 9D', 'KC 2D', BOTH),
    ],
    [
      'a queen and a jack at spanish blackjack',
      QLD_SPANISH,
      oneBox('QH 6S JS', `${SPLIT}; box:1/1 9H; box:1/2 9D`, 'KC 2D', BOTH),
    ],
  ],
  planted: [
    [
      'a nine and an eight',
      'sch-2(a)/10(1)',
      QLD_SPANISH,
      oneBox('9H 6S 8S', `${SPLIT}; box:1/1 KH; box:1/2 AD`, 'KC 2D', BOTH),
    ],
    [
      'a pair at blackjack challenge with a third card',
      'sch-2(b)/8(3)(c)',
      QLD_CHALLENGE,
      oneBox('8H 6S 8S', `box:1 3C; ${SPLIT}; box:1/1 8C; box:1/2 AD`, 'KC 2D', BOTH),
    ],
  ],
  silent: [['no split', QLD, STANDS]],
});
