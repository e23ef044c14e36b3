import { atSwitch, DOUBLED, INSURED, oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_TRIPLE, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

/** A pair that two players share, split by the first; the other covers it with an amount. */
const covered = (amount: number, first = 10_000): string =>
  `w1 main 10000 box:1; w2 main 5000 box:1 p2; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1 by p1;
   w3 split ${String(first)} on w1 hand 2; w4 split ${String(amount)} on w2 hand 2 p2; box:1/1 AC; box:1/2 AD; dealer KC; dealer 2D;
   w1 win 10000 returned 10000; w2 win 5000 returned 5000; w3 win ${String(first)} returned ${String(first)}; w4 win ${String(amount)} returned ${String(amount)}`;
/** Insurance on a twenty against an ace, which loses. */
const insured = (wager: string, settled = 'w2 lose'): string =>
  oneBox('KH AS QH', `${wager}; stand box:1`, '8H', `${settled}; ${WON}`);
/** A pair at triple play with wagers against two of the dealer's hands. */
const atTriple = (splits: string, settled: string): string =>
  `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1; ${splits};
   box:1/1 AC; box:1/2 AD; dealer/1 KC; dealer/1 2D; dealer/2 KH; dealer/2 2S; w1 win 10000 returned 10000; w2 win 10000 returned 10000; ${settled}`;

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
    ['an own wager to cover a split', ACT, covered(5000)],
    [
      'a split of each of two wagers at triple play',
      ACT_TRIPLE,
      atTriple(
        'w3 split 10000 on w1 hand 2; w4 split 10000 on w2 hand 2',
        'w3 win 10000 returned 10000; w4 win 10000 returned 10000',
      ),
    ],
  ],
  planted: [
    ['a split covered with neither amount', 'blackjack/12.1', ACT, covered(7000)],
    ['a split by the first player with the amount of the other', 'blackjack/12.1', ACT, covered(5000, 5000)],
    ['a split covered with the first wager in Queensland', 'sch-2/27(2)', QLD, covered(10_000)],
    [
      'a split covered with the first wager of another box',
      'blackjack/12.1',
      ACT,
      `w9 main 7000 box:2 p3; ${covered(7000)
        .replace('box:1 8H; dealer 6S; box:1 8S', 'box:1 8H; box:2 KD; dealer 6S; box:1 8S; box:2 9D')
        .replace('dealer KC', 'stand box:2; dealer KC')}; w9 win 7000 returned 7000`,
    ],
    [
      'a split of one of two wagers at triple play',
      'blackjack/22.9',
      ACT_TRIPLE,
      atTriple('w3 split 10000 on w1 hand 2', 'w3 win 10000 returned 10000'),
    ],
    ['a cent more than half as insurance in Queensland', 'sch-2/25(2)', QLD, insured('w2 insurance 5001 on w1')],
    ['insurance of one who has no wager on the box', 'sch-2/25(2)', QLD, insured('w2 insurance 5000 box:1 p2')],
    [
      'a split of less at blackjack switch',
      'sch-2/27(2)',
      QLD_SWITCH,
      atSwitch(
        oneBox(
          '8H 6S 8S',
          'split box:1; w2 split 5000 on w1 hand 2; box:1/1 AC; box:1/2 AD',
          'KC 2D',
          `${WON}; w2 win 5000 returned 5000`,
        ),
      ),
    ],
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
  silent: [
    ['nothing added', QLD, STANDS],
    ['too much insurance, taken back', QLD, insured('w2 insurance 5001 on w1; withdraw w2', '')],
    [
      'too much insurance, declared void',
      QLD,
      insured('w2 insurance 5001 on w1; void wager w2', 'w2 void returned 5001'),
    ],
    [
      'too much insurance in a void round',
      QLD,
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; dealer AS; box:1 QH; w2 insurance 5001 on w1; void round; w1 void returned 10000; w2 void returned 5001',
    ],
  ],
  untold: [
    [
      'insurance of a player with two boxes',
      'wager that w3 adds to',
      QLD,
      'w1 main 10000 box:1; w2 main 10000 box:2; call no-more-bets; box:1 KH; box:2 KD; dealer AS; box:1 QH; box:2 QD; w3 insurance 5000; stand box:1; stand box:2; dealer 8H; w3 lose; w1 win 10000 returned 10000; w2 win 10000 returned 10000',
    ],
    [
      'as much insurance as one wager of a box, which is half of both',
      'whether half of one wager of the box or of both is meant',
      QLD_SWITCH,
      atSwitch(insured('w2 insurance 10000 on w1')),
    ],
  ],
  doubtful: [
    [
      'between half of one wager of a box and half of both',
      QLD_SWITCH,
      atSwitch(oneBox('KH AS QH', 'w2 insurance 5001 on w1; stand box:1', '8H', `w2 lose; ${WON}`)),
    ],
  ],
});
