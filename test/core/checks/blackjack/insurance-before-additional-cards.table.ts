import { BOTH, INSURED, oneBox, twoBoxes, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

playTable('blackjack/insurance-before-additional-cards', {
  lawful: [['with a blackjack', ACT, oneBox('KH AS AH', INSURED, '8H', 'w2 lose; w1 win 15000 returned 10000')]],
  planted: [
    [
      'after the card of another box',
      'blackjack/9',
      ACT,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer AS; box:1 5S; box:2 9C',
        'box:1 4D; w3 insurance 5000 on w2 p2; dealer 7C',
        `w3 lose; ${BOTH}`,
      ),
    ],
    [
      'after the dealer’s second card',
      'sch-2/25(3)',
      QLD,
      oneBox('KH AS QH', 'stand box:1', '8H', `${INSURED}; w2 lose; ${WON}`),
    ],
  ],
  said: [
    [
      'in a void round',
      ['not-applicable'],
      QLD,
      oneBox('2H AS 3H', `hit box:1; box:1 9D; ${INSURED}; void round`, '', 'w1 void; w2 void').replace(
        '; w2 void',
        '',
      ),
    ],
  ],
  citing: [
    [
      'before the call that came too late',
      ['sch-2/25(3)', 'sch-2/25(1)'],
      QLD,
      oneBox(
        '2H AS 3H',
        `hit box:1; box:1 9D; ${INSURED}; call insurance; hit box:1; box:1 5C; stand box:1`,
        '8H',
        `w2 lose; w1 push`,
      ),
    ],
  ],
});
