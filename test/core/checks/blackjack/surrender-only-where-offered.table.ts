import { LOST, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD_SPANISH } from '../../../support/rounds/blackjack/script';

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
});
