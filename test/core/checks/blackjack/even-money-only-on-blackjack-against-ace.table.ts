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
});
