import { atSwitch, DOUBLED, INSURED, oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_OVER_UNDER, ACT_TRIPLE, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

/** A pair that two players share, split by the first; the other covers it with an amount. */
const covered = (amount: number, first = 10_000): string =>
  `w1 main 10000 box:1; w2 main 5000 box:1 p2; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1 by p1;
   w3 split ${String(first)} on w1 hand 2; w4 split ${String(amount)} on w2 hand 2 p2; box:1/1 AC; box:1/2 AD; dealer KC; dealer 2D;
   w1 win 10000 returned 10000; w2 win 5000 returned 5000; w3 win ${String(first)} returned ${String(first)}; w4 win ${String(amount)} returned ${String(amount)}`;
/** Insurance on a twenty against an ace, which loses. */
const insured = (wager: string, settled = 'w2 lose'): string =>
  oneBox('KH AS QH', `${wager}; stand box:1`, '8H', `${settled}; ${WON}`);
/** A twenty of two players against an ace, and insurance of the second, which loses. */
const CALLED_FOR_TWO =
  'call no-more-bets; box:1 KH; dealer AS; box:1 QH; w3 insurance 5000 on w2 p2; stand box:1 by p1; dealer 8H; w3 lose; w1 win 10000; w2 win 10000';
/** A pair at triple play with wagers against two of the dealer's hands. */
const atTriple = (splits: string, first: string, second = ''): string =>
  `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1; ${splits};
   box:1/1 AC; box:1/2 AD; dealer/1 KC; dealer/1 2D; w1 win 10000 returned 10000; ${first}; dealer/2 KH; dealer/2 2S; w2 win 10000 returned 10000; ${second}`;

/** Two boxes at triple play, both split, each with two wagers; of the second only these are added to. */
const twoTriples = (splits: string, settled: string): string =>
  `w1 main:1 10000 box:1; w2 main:2 10000 box:1; w5 main:1 10000 box:2; w6 main:2 10000 box:2; call no-more-bets;
   box:1 8H; box:2 8D; dealer 6S; box:1 8S; box:2 8C; split box:1; w3 split 10000 on w1 hand 2; w4 split 10000 on w2 hand 2; box:1/1 AC; box:1/2 AD;
   ${splits}; dealer/1 KC; dealer/1 2D; w1 win 10000; w3 win 10000; w5 win 10000; ${settled};
   dealer/2 KH; dealer/2 2S; w2 win 10000; w4 win 10000; w6 win 10000`;
const SPLIT_LESS = oneBox(
  '8H 6S 8S',
  'split box:1; w2 split 5000 on w1 hand 2; box:1/1 AC; box:1/2 AD',
  'KC 2D',
  `${WON}; w2 win 5000`,
);
const noneTo = (on: string, id: string): string =>
  `breaches ${id}: A split was added to wager ${on} and none to wager ${id}; every wager on the hand needs one.`;

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
        'w3 win 10000 returned 10000',
        'w4 win 10000 returned 10000',
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
  said: [
    [
      'insurance on the wager of another player on the same box',
      [
        'breaches w3: Wager w3 of p2 was taken as insurance on wager w1 of p1; players add to wagers of their own only.',
      ],
      ACT,
      `w1 main 10000 box:1; w2 main 10000 box:1 p2; ${CALLED_FOR_TWO.replace('on w2', 'on w1')}`,
    ],
    [
      'insurance on the player’s own wager on a box with another',
      ['complies w3'],
      ACT,
      `w1 main 10000 box:1; w2 main 10000 box:1 p2; ${CALLED_FOR_TWO}`,
    ],
    [
      'insurance on the wager of another player on another box',
      [
        'breaches w3: Wager w3 of p2 was taken as insurance on wager w1 of p1; players add to wagers of their own only.',
      ],
      QLD,
      'w1 main 10000 box:1; w2 main 10000 box:2 p2; call no-more-bets; box:1 KH; box:2 KD; dealer AS; box:1 QH; box:2 QD; call insurance; w3 insurance 5000 on w1 p2; stand box:1; stand box:2; dealer 8H; w3 lose; w1 win 10000; w2 win 10000',
    ],
    [
      'insurance on a box where the player has nothing',
      ['breaches w2: A wager on insurance was taken from p2, who has no wager on box:1 that it could add to.'],
      QLD,
      insured('w2 insurance 5000 box:1 p2'),
    ],
    [
      'too much insurance in a void round, and not settled',
      ['not-applicable'],
      QLD,
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; dealer AS; box:1 QH; w2 insurance 5001 on w1; void round; w1 void',
    ],
    [
      'a double of one of two wagers of a player',
      ['complies w3'],
      QLD,
      'w1 main 10000 box:1; w2 main 5000 box:1; call no-more-bets; box:1 5H; dealer 6S; box:1 6D; double box:1; w3 double 10000 on w1; box:1 9D; dealer KC; dealer 2D; w1 win 10000; w2 win 5000; w3 win 10000',
    ],
    [
      'insurance of a player whose wager names no box',
      ['indeterminate w4: wager that w4 adds to'],
      QLD,
      'w1 main 10000; w2 main 10000 box:1 p2; w3 main 10000 box:2 p3; call no-more-bets; box:1 KH; box:2 KD; dealer AS; box:1 QH; box:2 QD; w4 insurance 5000 box:1; stand box:1; stand box:2; dealer 8H; w4 lose; w2 win 10000; w3 win 10000',
    ],
    [
      'a split of one of a player’s wagers with the amount of the other',
      ['breaches w3: 100.00 was added as split to a wager of 50.00; it must be as much as that wager.'],
      ACT,
      'w1 main 10000 box:1; w2 main 5000 box:1; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1; w3 split 10000 on w2 hand 2; box:1/1 AC; box:1/2 AD; dealer KC; dealer 2D; w1 win 10000; w2 win 5000; w3 win 10000',
    ],
    [
      'a split covered with the amount of another bet of the first player',
      [
        'complies w3',
        'breaches w4: 70.00 was added as split to a wager of 50.00; it must be as much as that wager.',
        'also blackjack/additional-wager-goes-with-a-game-wager',
      ],
      ACT_OVER_UNDER,
      `w0 over-13 7000 box:1; ${covered(7000).replace('split box:1', 'w0 win 7000; split box:1')}`,
    ],
    [
      'a split on both wagers of one box and one of the other at triple play',
      ['complies w3', 'complies w4', noneTo('w5', 'w6')],
      ACT_TRIPLE,
      twoTriples('split box:2; w7 split 10000 on w5 hand 2; box:2/1 AS; box:2/2 AH', 'w7 win 10000'),
    ],
    [
      'a split on both wagers of one box, and none of the other',
      ['complies w3', 'complies w4'],
      ACT_TRIPLE,
      twoTriples('box:2 2C; stand box:2', '').replace('w5 win 10000', 'w5 push').replace('w6 win 10000', 'w6 push'),
    ],
    [
      'a split on two of three wagers at triple play',
      ['complies w5', noneTo('w1', 'w3')],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; w3 main:3 10000 box:1; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1;
       w4 split 10000 on w1 hand 2; w5 split 10000 on w2 hand 2; box:1/1 AC; box:1/2 AD; dealer/1 KC; dealer/1 2D; w1 win 10000; w4 win 10000;
       dealer/2 KH; dealer/2 2S; w2 win 10000; w5 win 10000; dealer/3 KD; dealer/3 2H; w3 win 10000`,
    ],
    [
      'a split on one wager and insurance on the other at triple play',
      ['complies w4', noneTo('w1', 'w2')],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 8H; dealer AS; box:1 8S; w4 insurance 5000 on w2; split box:1;
       w3 split 10000 on w1 hand 2; box:1/1 AC; box:1/2 AD; dealer/1 7C; w1 win 10000; w3 win 10000; dealer/2 7H; w4 lose; w2 win 10000`,
    ],
  ],
  citing: [
    ['a split of less', ['sch-2/27(2)'], QLD, SPLIT_LESS],
    [
      'a split of less beside another player’s box',
      ['sch-2/27(2)'],
      QLD,
      `w9 main 10000 box:2 p3; ${SPLIT_LESS.replace('box:1 8H; dealer 6S; box:1 8S', 'box:1 8H; box:2 KD; dealer 6S; box:1 8S; box:2 9D').replace('dealer KC', 'stand box:2; dealer KC')}; w9 win 10000`,
    ],
    [
      'a split of less on a box where another player has a side wager',
      ['sch-2/27(2)'],
      QLD,
      `w9 perfect-pair 500 box:1 p3; ${SPLIT_LESS.replace('split box:1;', 'w9 win 2500; split box:1;')}`,
    ],
    ['a split covered by another player', ['sch-2/9(7)', 'sch-2/27(2)'], QLD, covered(10_000)],
    [
      'a double of another player',
      ['sch-2/26(1)'],
      QLD,
      'w1 main 10000 box:1; w2 main 5000 box:1 p2; call no-more-bets; box:1 5H; dealer 6S; box:1 6D; double box:1 by p1; w3 double 10000 on w1; w4 double 5001 on w2 p2; box:1 9D; dealer KC; dealer 2D; w1 win 10000; w2 win 5000; w3 win 10000; w4 win 5001',
    ],
    [
      'insurance of a player with two boxes',
      ['sch-2/25(2)', 'sch-2/9(5)'],
      QLD,
      'w1 main 10000 box:1; w2 main 10000 box:2; call no-more-bets; box:1 KH; box:2 KD; dealer AS; box:1 QH; box:2 QD; w3 insurance 5000; stand box:1; stand box:2; dealer 8H; w3 lose; w1 win 10000; w2 win 10000',
    ],
    [
      'as much insurance as one wager of a box',
      ['sch-2/25(2)', 'sch-2/9(5)'],
      QLD_SWITCH,
      atSwitch(insured('w2 insurance 10000 on w1')),
    ],
  ],
  holdsTo: [
    [ACT, ['addedStake.insurance', 'addedStake.split', 'addedStake.double', 'othersOnBox.split']],
    [ACT_OVER_UNDER, ['addedStake.insurance', 'addedStake.split', 'addedStake.double', 'othersOnBox.split']],
  ],
});
