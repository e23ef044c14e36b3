import { BOTH, oneBox, SPLIT, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

/** Split, and how its hands went on. */
const split = (first: string, before = ''): string =>
  oneBox(first, `${before}${SPLIT}; box:1/1 AC; box:1/2 AD`, 'KC 2D', BOTH);

playTable('blackjack/split-only-on-equal-cards', {
  lawful: [
    ['nines in Canberra', ACT, oneBox('9H 6S 9S', `${SPLIT}; box:1/1 KH; box:1/2 KD`, 'KC 2D', BOTH)],
    [
      'without a decision on record',
      QLD,
      oneBox('KH 6S JS', 'w2 split 10000 on w1 hand 2; box:1/1 9H; box:1/2 9D', 'KC 2D', BOTH),
    ],
    [
      'a queen and a jack at spanish blackjack',
      QLD_SPANISH,
      oneBox('QH 6S JS', `${SPLIT}; box:1/1 9H; box:1/2 9D`, 'KC 2D', BOTH),
    ],
  ],
  planted: [
    [
      'a nine and an eight',
      'sch-2(a)/10(1)',
      QLD_SPANISH,
      oneBox('9H 6S 8S', `${SPLIT}; box:1/1 KH; box:1/2 AD`, 'KC 2D', BOTH),
    ],
    [
      'a pair at blackjack challenge with a third card',
      'sch-2(b)/8(3)(c)',
      QLD_CHALLENGE,
      oneBox('8H 6S 8S', `box:1 3C; ${SPLIT}; box:1/1 8C; box:1/2 AD`, 'KC 2D', BOTH),
    ],
  ],
  silent: [
    [
      'two cards of different values, and the split turned down',
      QLD,
      oneBox('9H KS TC', 'w2 split 10000 on w1 hand 2; stand box:1', '7H', `${WON}; w2 void returned 10000`),
    ],
    ['no split', QLD, STANDS],
  ],
  said: [
    [
      'a nine and an eight',
      ['breaches box:1: The player of box:1 split 9H and 8S; only two cards of the same value may be split.'],
      QLD,
      split('9H 6S 8S'),
    ],
    ['a ten and a king', ['complies box:1'], QLD, split('TH 6S KS')],
    [
      'after a third card',
      ['breaches box:1: The player of box:1 split with 3 cards; a hand is split while it has two cards only.'],
      QLD,
      split('8H 6S 8S', 'box:1 3C; ').replace('AC', '8C'),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD,
      oneBox('9H 6S 8S', `${SPLIT}; box:1/1 AC; void round`, '', 'w1 void; w2 void'),
    ],
    [
      'with one card on record',
      ['indeterminate box:1: cards of box:1 before it was split'],
      QLD,
      split('8H 6S 8S').replace('; box:1 8S', '').replace('; box:1/2 AD', ''),
    ],
    [
      'a third card on another box',
      ['complies box:2'],
      QLD,
      `w3 main 10000 box:1 p2; ${split('8H 6S 8S').replace(/box:1/g, 'box:2')}; w3 win 10000`.replace(
        'box:2 8H; dealer 6S; box:2 8S',
        'box:1 5H; box:2 8H; dealer 6S; box:1 4S; box:2 8S; hit box:1; box:1 KD; stand box:1',
      ),
    ],
    [
      'a third card on the other hand of the box, which was not split again',
      ['complies box:1'],
      QLD,
      split('8H 6S 8S').replace('box:1/1 AC', 'box:1/1 3C; hit box:1/1; box:1/1 9C; stand box:1/1'),
    ],
    [
      'on two boxes, of which one is too late',
      [
        'complies box:1',
        'breaches box:2: The player of box:2 split with 3 cards; a hand is split while it has two cards only.',
      ],
      QLD,
      `w3 main 10000 box:2 p2; ${split('8H 6S 8S')}; w3 win 10000; w4 win 10000`
        .replace('box:1 8H; dealer 6S; box:1 8S', 'box:1 8H; box:2 9H; dealer 6S; box:1 8S; box:2 9S')
        .replace(
          'box:1/2 AD',
          'box:1/2 AD; box:2 2C; split box:2; w4 split 10000 on w3 hand 2 p2; box:2/1 8C; box:2/2 AH',
        ),
    ],
  ],
});
