import { LOST, oneBox, SPLIT, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const HALF = 'w1 lose returned 5000';
const UNTOLD = 'indeterminate box:1: first cards of the dealer and the hand';

playTable('blackjack/surrender-only-where-offered', {
  lawful: [
    ['against an ace, with twenty', QLD_SPANISH, oneBox('KH AS QH', 'surrender box:1', '8H', 'w1 lose returned 5000')],
    ['against a jack', QLD_SPANISH, oneBox('KH JS 6H', 'surrender box:1', '8H', 'w1 lose returned 5000')],
  ],
  silent: [['no surrender', QLD_SPANISH, STANDS]],
  planted: [
    ['with three cards', 'sch-2(a)/8(1)', QLD_SPANISH, oneBox('KH KS 2H', 'box:1 4S; surrender box:1', '8H', LOST)],
    // Settled as the surrender that it should not have been: one finding, and what followed stands under it.
    [
      'a blackjack that lost half',
      'sch-2(a)/8(1)',
      QLD_SPANISH,
      oneBox('KH KS AH', 'surrender box:1', '8H', 'w1 lose returned 5000'),
    ],
  ],
  said: [
    [
      'no card of the dealer on record',
      [UNTOLD],
      QLD_SPANISH,
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; box:1 7C; surrender box:1; w1 lose returned 5000',
    ],
    [
      'before the second card',
      [UNTOLD],
      QLD_SPANISH,
      oneBox('KH KS 6C', '', '8D', HALF).replace('box:1 6C', 'surrender box:1; box:1 6C'),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD_SPANISH,
      oneBox('KH 9S 6C', 'surrender box:1; void round', '', 'w1 void'),
    ],
    [
      'and a further card',
      ['breaches box:1: The hand on box:1 was surrendered and took a further card.'],
      QLD_SPANISH,
      oneBox('KH KS 6C', 'surrender box:1; box:1 2C', '8D', HALF),
    ],
    [
      'and a further card that was noted',
      ['complies box:1'],
      QLD_SPANISH,
      oneBox(
        'KH KS 6C',
        'surrender box:1; box:1 2C; irregularity excess-card-drawn to=box:1 treatment=played',
        '8D',
        '',
      ),
    ],
    [
      'against a nine',
      [
        'breaches box:1: The hand on box:1 was surrendered against 9S; surrender is offered against jack, queen, king, ace only.',
      ],
      QLD_SPANISH,
      oneBox('KH 9S 6C', 'surrender box:1', '8D', HALF),
    ],
    [
      'a hand made by splitting',
      ['not-applicable', 'also blackjack/only-permitted-decisions'],
      QLD_SPANISH,
      oneBox(
        '8H KS 8S',
        `${SPLIT}; box:1/1 8C; surrender box:1/1; box:1/2 8D; stand box:1/2`,
        '8D',
        'w1 lose; w2 lose',
      ),
    ],
  ],
});
