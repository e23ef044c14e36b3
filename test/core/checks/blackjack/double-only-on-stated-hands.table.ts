import { BOTH, DOUBLE, oneBox, SPLIT, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const doubled = (first: string, before: string, card: string): string =>
  oneBox(first, `${before}; ${DOUBLE}; box:1 ${card}`, 'KC 2D', BOTH);

playTable('blackjack/double-only-on-stated-hands', {
  lawful: [
    ['nine in Queensland', QLD, doubled('5H 6S 4D', '', 'KS')],
    ['eleven in Queensland', QLD, doubled('5H 6S 6D', '', '9S')],
    ['an ace that counts one, with an eight', QLD, doubled('AH 6S 8D', '', 'KS')],
    ['fifteen in Canberra', ACT, doubled('8H 6S 7D', '', '5S')],
    [
      'a split hand in Canberra',
      ACT,
      oneBox(
        '8H 6S 8S',
        `${SPLIT}; box:1/1 3C; double box:1/1; w3 double 10000 on w1; box:1/1 8C; box:1/2 AD`,
        'KC 2D',
        `${BOTH}; w3 win 10000 returned 10000`,
      ),
    ],
    ['three cards at blackjack challenge', QLD_CHALLENGE, doubled('2H 6S 3D', 'box:1 6S', '9S')],
    ['four cards at spanish blackjack', QLD_SPANISH, doubled('2H 6S 3D', 'box:1 2S; box:1 4D', '9S')],
    ['without a decision on record', QLD, oneBox('5H 6S 6D', 'w2 double 10000 on w1; box:1 9D', 'KC 2D', BOTH)],
  ],
  planted: [
    ['eight in Queensland', 'sch-2/26(1)', QLD, doubled('5H 6S 3D', '', 'AS')],
    ['an ace that counts one, with a seven', 'sch-2/26(1)', QLD, doubled('AH 6S 7D', '', 'AS')],
    ['an ace and a king in Queensland', 'sch-2/28(1)', QLD, doubled('AH 6S KD', '', '8S')],
    ['three cards in Queensland', 'sch-2/26(1)', QLD, doubled('2H 6S 3D', 'box:1 6S', '9S')],
    [
      'four cards at blackjack challenge',
      'sch-2(b)/7(1)',
      QLD_CHALLENGE,
      oneBox('2H 6S 3D', `box:1 2S; box:1 4D; ${DOUBLE}; box:1 9S; ${BOTH}`, '', ''),
    ],
    [
      'a split ace and king in Canberra',
      'blackjack/14(a)',
      ACT,
      oneBox(
        'KH 6S QS',
        `${SPLIT}; box:1/1 AC; double box:1/1; w3 double 10000 on w1; box:1/1 8C; box:1/2 9D`,
        'KC 2D',
        `${BOTH}; w3 win 10000 returned 10000`,
      ),
    ],
    [
      'twenty-one at spanish blackjack',
      'sch-2(a)/9(1)',
      QLD_SPANISH,
      oneBox('5H 6S 6D', `box:1 KS; ${DOUBLE}; box:1 2D; w1 lose; w2 lose`, '', ''),
    ],
  ],
  silent: [['no double', QLD, STANDS]],
});
