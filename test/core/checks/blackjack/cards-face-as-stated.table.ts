import { BOTH, DOUBLE, DOUBLED, oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
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
  said: [
    [
      'one card each way',
      ['complies cards', 'breaches box:1: A card was dealt to box:1 face down; cards are dealt face up.'],
      QLD,
      STANDS.replace('box:1 KH', 'box:1 KH up').replace('box:1 9S', 'box:1 9S down'),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 9S', 'void round', '', 'w1 void').replace('KH', 'KH down'),
    ],
  ],
  citing: [
    ['the first card of a box', ['sch-2/21(1)(a)', 'sch-2/20(2)'], QLD, STANDS.replace('box:1 KH', 'box:1 KH down')],
    ['the second card of a box', ['blackjack/8(c)', 'blackjack/7.1'], ACT, STANDS.replace('box:1 9S', 'box:1 9S down')],
    [
      'the first card of a hand that is doubled',
      ['sch-2/21(1)(a)', 'sch-2/20(2)'],
      QLD,
      DOUBLED.replace('box:1 5H', 'box:1 5H down'),
    ],
    ['the card of a double', ['sch-2/26(3)', 'sch-2/20(2)'], QLD, DOUBLED.replace('box:1 9D', 'box:1 9D down')],
    [
      'a third card beside the double of another box',
      ['sch-2/21(4)', 'sch-2/20(2)'],
      QLD,
      `w3 main 10000 box:2 p2; ${DOUBLED.replace('box:1 6D', 'box:1 6D; box:2 5D').replace('5H;', '5H; box:2 KD;').replace('dealer KC', 'hit box:2; box:2 4C down; stand box:2; dealer KC')}; w3 win 10000`,
    ],
    [
      'a further card',
      ['sch-2/21(4)', 'sch-2/20(2)'],
      QLD,
      oneBox('KH 6S 5S', 'hit box:1; box:1 4D down; stand box:1', 'KC 2D', WON),
    ],
    ['the dealer’s second card', ['sch-2/21(5)', 'sch-2/20(2)'], QLD, STANDS.replace('dealer KC', 'dealer KC down')],
    ['the dealer’s third card', ['sch-2/21(6)', 'sch-2/20(2)'], QLD, STANDS.replace('dealer 2D', 'dealer 2D down')],
    ['the dealer’s second card in Canberra', ['blackjack/7.1'], ACT, STANDS.replace('dealer KC', 'dealer KC down')],
  ],
});
