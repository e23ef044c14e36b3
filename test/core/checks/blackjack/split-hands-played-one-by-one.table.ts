import { BOTH, oneBox, SPLIT, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/split-hands-played-one-by-one', {
  lawful: [
    [
      'a third hand made of the first',
      ACT,
      oneBox(
        '8H 6S 8S',
        `${SPLIT}; box:1/1 8C; split box:1/1; w3 split 10000 on w1 hand 3; box:1/1 AC; box:1/3 AS; box:1/2 AD`,
        'KC 2D',
        `${BOTH}; w3 win 10000 returned 10000`,
      ),
    ],
  ],
  planted: [
    [
      'at spanish blackjack',
      'sch-2(a)/10(3)',
      QLD_SPANISH,
      oneBox('8H 6S 8S', `${SPLIT}; box:1/1 5C; box:1/2 AD; hit box:1/1; box:1/1 6C`, 'KC 2D', BOTH),
    ],
  ],
  silent: [['no split', QLD, STANDS]],
});
