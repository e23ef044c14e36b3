import { BOTH, oneBox, SPLIT, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

/** A pair on box 1 that is split, and how its hands were played. */
const split = (play: string): string => oneBox('8H 6S 8S', `${SPLIT}; ${play}`, 'KC 2D', BOTH);
const INTERRUPTED =
  'breaches box:1: The hand on box:1 took a card or a decision after box:1/2 had been dealt one; each is completed in turn.';

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
  said: [
    [
      'a third card without a split',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 5S', 'hit box:1; box:1 4D; stand box:1', 'KC 2D', WON),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD,
      oneBox('8H 6S 8S', `${SPLIT}; box:1/2 AD; box:1/1 AC; void round`, '', 'w1 void; w2 void'),
    ],
    [
      'the second hand first',
      [
        'breaches box:1: The hand on box:1/2 was dealt a card before box:1; the first of the hands made by splitting comes first.',
      ],
      QLD,
      split('box:1/2 AD; box:1/1 AC'),
    ],
    ['no card after the split on record', ['not-applicable'], ACT, split('').replace(BOTH, '')],
    [
      'a decision to draw after the second hand had a card',
      [INTERRUPTED],
      ACT,
      split('box:1/1 AC; box:1/2 AD; hit box:1/1'),
    ],
    [
      'a decision to stand after the second hand had a card',
      [INTERRUPTED],
      ACT,
      split('box:1/1 AC; box:1/2 AD; stand box:1/1; stand box:1/2'),
    ],
    [
      'a decision to stand before the second hand had a card',
      ['complies box:1'],
      ACT,
      split('box:1/1 AC; stand box:1/1; box:1/2 AD; stand box:1/2'),
    ],
    [
      'standing again after the second hand had a card',
      ['complies box:1'],
      ACT,
      split('box:1/1 AC; stand box:1/1; box:1/2 AD; stand box:1/1; stand box:1/2'),
    ],
    [
      'standing on a hand that has drawn after the second hand had a card',
      ['complies box:1'],
      ACT,
      split('box:1/1 5C; hit box:1/1; box:1/1 6C; box:1/2 AD; stand box:1/1; stand box:1/2'),
    ],
    [
      'standing on a hand that was seen to draw, after the second hand had a card',
      ['complies box:1'],
      ACT,
      split('box:1/1 5C; box:1/1 6C; box:1/2 AD; stand box:1/1; stand box:1/2'),
    ],
    [
      'standing on split aces, which have no decision',
      ['complies box:1'],
      ACT,
      oneBox('AH 6S AS', `${SPLIT}; box:1/1 8C; box:1/2 9D; stand box:1/1; stand box:1/2`, 'KC 2D', BOTH),
    ],
    [
      'standing on 21, which takes no further card',
      ['complies box:1'],
      ACT,
      oneBox('KH 6S QS', `${SPLIT}; box:1/1 AC; box:1/2 9D; stand box:1/1; stand box:1/2`, 'KC 2D', BOTH),
    ],
    [
      'decisions on each hand in turn',
      ['complies box:1'],
      ACT,
      split('box:1/1 5C; hit box:1/1; box:1/1 6C; box:1/2 AD; stand box:1/2'),
    ],
    [
      'a card to the first hand after the second had one',
      [INTERRUPTED],
      ACT,
      split('box:1/1 5C; box:1/2 AD; box:1/1 6C'),
    ],
    [
      'another box in between',
      ['complies box:1', 'also blackjack/hands-played-in-order'],
      ACT,
      `w3 main 10000 box:2 p2; ${split('box:1/1 5C; hit box:2; box:2 4D; hit box:1/1; box:1/1 6C; box:1/2 AD; stand box:2')}`
        .replace('box:1 8H; dealer 6S; box:1 8S', 'box:1 8H; box:2 KD; dealer 6S; box:1 8S; box:2 5D')
        .concat('; w3 win 10000'),
    ],
  ],
});
