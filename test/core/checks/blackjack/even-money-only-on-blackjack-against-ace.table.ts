import { oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

playTable('blackjack/even-money-only-on-blackjack-against-ace', {
  lawful: [['in Canberra', ACT, oneBox('KH AS AH', `even-money box:1; ${WON}`, '', '')]],
  planted: [
    [
      'three cards that count twenty-one',
      'blackjack/10(a)(ii)',
      ACT,
      oneBox('KH AC 5S', 'box:1 6S; even-money box:1', '7C', WON),
    ],
  ],
  silent: [['no request', QLD, STANDS]],
  said: [
    [
      'no card of the dealer on record',
      ['indeterminate box:1: first cards of the dealer and the hand'],
      QLD,
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; box:1 AH; even-money box:1; w1 win 10000',
    ],
    [
      'before the second card',
      ['indeterminate box:1: first cards of the dealer and the hand'],
      QLD,
      oneBox('KH AS AH', '', '', 'w1 win 10000').replace('box:1 AH', 'even-money box:1; box:1 AH'),
    ],
    ['in a void round', ['not-applicable'], QLD, oneBox('KH AS 9H', 'even-money box:1; void round', '', 'w1 void')],
    [
      'against a king',
      ['breaches box:1: The hand on box:1 was paid at once on request against KS; that is done against an ace only.'],
      ACT,
      oneBox('KH KS AH', 'even-money box:1', '9D', 'w1 win 15000'),
    ],
  ],
});
