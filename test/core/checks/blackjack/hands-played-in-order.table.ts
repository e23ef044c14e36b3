import { BOTH, STANDS, twoBoxes } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_ELECTRONIC, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

/** Fifteen on two boxes, and how they were played. */
const two = (play: string): string =>
  twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 5C', `${play}; dealer KC; dealer 2D`, BOTH);

/** The same two boxes, dealt to from the wrong side. */
const dealtBackwards = (play: string): string =>
  twoBoxes('box:2 QD; box:1 KH; dealer 6S; box:2 5C; box:1 5S', `${play}; dealer KC; dealer 2D`, BOTH);

playTable('blackjack/hands-played-in-order', {
  lawful: [
    [
      'the halves of a box in any order',
      QLD_SWITCH,
      'w1 main 10000 box:1a; w2 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b QD; dealer 6S; box:1a 5S; box:1b 5C; box:1b 4S; box:1a 4D; dealer KC; dealer 2D; w1 win 10000 returned 10000; w2 win 10000 returned 10000',
    ],
  ],
  planted: [
    [
      'back to the first box',
      'blackjack/11.1(a)',
      ACT,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 2S; box:2 5C',
        'box:1 3D; box:2 4S; box:1 4D; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
    [
      'the second box before the first, and no card to either',
      'sch-2/21(2)',
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C',
        'stand box:2; stand box:1; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
  ],
  silent: [
    [
      'a blackjack that is paid on request after another box has stood',
      ACT,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer AS; box:1 AC; box:2 9C',
        'stand box:2; even-money box:1; w1 win 10000; dealer 6C',
        'w2 win 10000',
      ),
    ],
    [
      'terminals that decide in any order',
      QLD_ELECTRONIC,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C',
        'stand box:2; stand box:1; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
    ['no further cards', QLD, STANDS],
    [
      'each terminal by itself',
      QLD_ELECTRONIC,
      twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 5C', 'box:2 4S; box:1 4D; dealer KC; dealer 2D', BOTH),
    ],
  ],
  said: [
    [
      'in their order',
      ['complies deal'],
      QLD,
      two('hit box:1; box:1 4D; stand box:1; hit box:2; box:2 4S; stand box:2'),
    ],
    [
      'the second box first',
      [
        'breaches box:1: The hand on box:1 took a further card after box:2 had taken one; the boxes are played in their order.',
      ],
      QLD,
      two('hit box:2; box:2 4S; hit box:1; box:1 4D'),
    ],
    [
      'the second box first, and no further card',
      ['breaches box:1: The hand on box:1 was decided after box:2 had been; the boxes are played in their order.'],
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C',
        'stand box:2; stand box:1; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD,
      `${two('hit box:2; box:2 4S; hit box:1; box:1 4D')}; void round`.replace(BOTH, '').concat('; w1 void; w2 void'),
    ],
    [
      'a card too many that was noted',
      ['not-applicable'],
      QLD,
      two('hit box:2; box:2 4S; box:1 4D; irregularity excess-card-drawn to=box:1 treatment=played').replace(BOTH, ''),
    ],
    [
      'from the dealer’s left, after a first deal that was not',
      ['complies deal', 'also blackjack/first-cards-dealt-in-order'],
      QLD,
      dealtBackwards('hit box:1; box:1 4D; stand box:1; hit box:2; box:2 4S; stand box:2'),
    ],
    [
      'in the order of a first deal that was not from the dealer’s left',
      ['complies deal', 'also blackjack/first-cards-dealt-in-order'],
      QLD,
      dealtBackwards('hit box:2; box:2 4S; stand box:2; hit box:1; box:1 4D; stand box:1'),
    ],
    [
      'in no order at all',
      [
        'breaches box:1: The hand on box:1 took a further card after box:2 had taken one; the boxes are played in their order.',
      ],
      QLD,
      two('hit box:1; box:1 2D; hit box:2; box:2 4S; hit box:1; box:1 2S'),
    ],
    [
      'back to a box that had decided in its turn',
      ['complies deal'],
      QLD,
      two('hit box:1; box:1 4D; hit box:2; box:2 4S; stand box:2; stand box:1'),
    ],
  ],
});
