import { atSwitch, DOUBLED, INSURED, oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/added-stake-as-stated', {
  lawful: [
    [
      'insurance of a second player on the box',
      QLD,
      'w1 main 10000 box:1; w2 main 5000 box:1 p2; call no-more-bets; box:1 KH; dealer AS; box:1 QH; w3 insurance 2500 box:1 p2; stand box:1; dealer 8H; w3 lose; w1 win 10000; w2 win 5000',
    ],
    [
      'a double of less in Queensland',
      QLD,
      DOUBLED.replace('double 10000', 'double 500').replace('w2 win 10000 returned 10000', 'w2 win 500 returned 500'),
    ],
    ['half as insurance', QLD, oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)],
    [
      'half of one wager of a box',
      QLD_SWITCH,
      atSwitch(oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)),
    ],
    [
      'the first wager of the box to cover a split',
      ACT,
      'w1 main 10000 box:1; w2 main 5000 box:1 p2; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1 by p1; w3 split 10000 on w1 hand 2; w4 split 10000 on w2 hand 2 p2; box:1/1 AC; box:1/2 AD; dealer KC; dealer 2D; w1 win 10000 returned 10000; w2 win 5000 returned 5000; w3 win 10000 returned 10000; w4 win 10000 returned 10000',
    ],
  ],
  planted: [
    [
      'insurance on the wager of another player',
      'blackjack/9',
      ACT,
      oneBox('KH AS QH', 'w2 insurance 5000 on w1 p2; stand box:1', '8H', `w2 lose; ${WON}`),
    ],
    [
      'a double of a cent more in Queensland',
      'sch-2/26(1)',
      QLD,
      DOUBLED.replace('double 10000', 'double 10001').replace(
        'w2 win 10000 returned 10000',
        'w2 win 10001 returned 10001',
      ),
    ],
    [
      'a cent more than half as insurance',
      'blackjack/9',
      ACT,
      oneBox('KH AS QH', 'w2 insurance 5001 on w1; stand box:1', '8H', `w2 lose; ${WON}`),
    ],
    [
      'a split of less',
      'sch-2/27(2)',
      QLD,
      oneBox(
        '8H 6S 8S',
        'split box:1; w2 split 5000 on w1 hand 2; box:1/1 AC; box:1/2 AD',
        'KC 2D',
        `${WON}; w2 win 5000 returned 5000`,
      ),
    ],
    [
      'more than half of both wagers of a box',
      'sch-2/25(2)',
      QLD_SWITCH,
      atSwitch(oneBox('KH AS QH', 'w2 insurance 10001 on w1; stand box:1', '8H', `w2 lose; ${WON}`)),
    ],
  ],
  silent: [['nothing added', QLD, STANDS]],
  doubtful: [
    [
      'between half of one wager of a box and half of both',
      QLD_SWITCH,
      atSwitch(oneBox('KH AS QH', 'w2 insurance 5001 on w1; stand box:1', '8H', `w2 lose; ${WON}`)),
    ],
  ],
});
