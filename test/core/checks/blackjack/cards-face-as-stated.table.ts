import { BOTH, DOUBLE, DOUBLED, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const SPANISH_DOUBLE = oneBox('5H 6S 5D', `${DOUBLE}; box:1 9D`, 'KC 2D', BOTH);

playTable('blackjack/cards-face-as-stated', {
  planted: [
    ['the dealer’s second card face down', 'blackjack/7.1', ACT, STANDS.replace('dealer KC', 'dealer KC down')],
    ['the dealer’s first card face down', 'sch-2/21(1)(b)', QLD, STANDS.replace('dealer 6S', 'dealer 6S down')],
    ['the card of a double face down', 'sch-2/26(3)', QLD, DOUBLED.replace('box:1 9D', 'box:1 9D down')],
    [
      'the same at spanish blackjack',
      'sch-2(a)/9(3)',
      QLD_SPANISH,
      SPANISH_DOUBLE.replace('box:1 9D', 'box:1 9D down'),
    ],
  ],
  lawful: [['the card of a double face up', QLD, DOUBLED.replace('box:1 9D', 'box:1 9D up')]],
  silent: [['faces not told', QLD, STANDS]],
});
