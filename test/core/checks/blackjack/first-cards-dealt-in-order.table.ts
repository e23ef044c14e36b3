import { BOTH, oneBox, SPLIT, STANDS, twoBoxes } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const inTurn = twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C', 'dealer KC; dealer 2D', BOTH);

playTable('blackjack/first-cards-dealt-in-order', {
  lawful: [
    [
      'two boxes in Canberra',
      ACT,
      twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C', 'dealer KC; dealer 2D', BOTH),
    ],
    [
      'boxes that are not neighbours',
      QLD,
      twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C', 'dealer KC; dealer 2D', BOTH)
        .replace(/box:1/g, 'box:4')
        .replace(/box:2/g, 'box:10'),
    ],
    [
      'the halves of a box in any order',
      QLD_SWITCH,
      'w1 main 10000 box:1a; w2 main 10000 box:1b; call no-more-bets; box:1a KH; box:1a 9S; box:1b QD; box:1b 9C; dealer 6S; dealer KC; dealer 2D; w1 win 10000 returned 10000; w2 win 10000 returned 10000',
    ],
    ['a split at once', QLD, oneBox('8H 6S 8S', `${SPLIT}; box:1/1 AC; box:1/2 AD`, 'KC 2D', BOTH)],
    [
      'boxes wagered on from the right, and dealt to from the left',
      QLD,
      inTurn.replace('w1 main 10000 box:1; w2 main 10000 box:2', 'w1 main 10000 box:2; w2 main 10000 box:1'),
    ],
    [
      'a box without cards whose wager was given back',
      QLD,
      twoBoxes(
        'box:1 KH; dealer 6S; box:1 9S; stand box:1',
        'dealer KC; dealer 2D',
        'w1 win 10000 returned 10000; w2 void returned 10000',
      ),
    ],
  ],
  planted: [
    [
      'a third card before the dealer has one',
      'blackjack/8(b)',
      ACT,
      STANDS.replace('KH; dealer 6S; box:1 9S', '2H; box:1 8S; hit box:1; box:1 9S; dealer 6S'),
    ],
    [
      'a third card before the next box has its second',
      'sch-2/21(2)',
      QLD,
      twoBoxes(
        'box:1 2H; box:2 QD; dealer 6S; box:1 8S; hit box:1; box:1 9S; box:2 9C; stand box:1; stand box:2',
        'dealer KC; dealer 2D',
        BOTH,
      ),
    ],
    [
      'a third card at blackjack switch before the other half has its second',
      'sch-2(c)/8(1)',
      QLD_SWITCH,
      'w1 main 10000 box:1a; w2 main 10000 box:1b; call no-more-bets; box:1a 2H; box:1a 8S; box:1b QD; dealer 6S; hit box:1a; box:1a 9S; box:1b 9C; stand box:1a; stand box:1b; dealer KC; dealer 2D; w1 win 10000 returned 10000; w2 win 10000 returned 10000',
    ],
    ['the dealer first', 'sch-2/21(1)', QLD, STANDS.replace('box:1 KH; dealer 6S', 'dealer 6S; box:1 KH')],
    ['the dealer last', 'blackjack/8(b)', ACT, STANDS.replace('dealer 6S; box:1 9S', 'box:1 9S; dealer 6S')],
    [
      'from the dealer’s right',
      'sch-2/21(1)',
      QLD,
      twoBoxes('box:2 QD; box:1 KH; dealer 6S; box:2 9C; box:1 9S', 'dealer KC; dealer 2D', BOTH),
    ],
  ],
  silent: [
    [
      'a misdeal that was noted',
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:2 9C; box:1 9S; irregularity card-to-wrong-hand to=box:2 treatment=reconstructed',
        'dealer KC; dealer 2D',
        BOTH,
      ),
    ],
    ['no cards yet', QLD, 'w1 main 10000 box:1; call no-more-bets'],
    ['no cards', QLD, 'w1 main 10000 box:1; void round; w1 void returned 10000'],
  ],
  untold: [
    ['which box lacks a card', 'deal events of the first cards of box:2', QLD, inTurn.replace('; box:2 9C', '')],
    [
      'a box that was wagered on and has no card',
      'deal events of the first cards of box:2',
      QLD,
      inTurn.replace('box:2 QD; ', '').replace('; box:2 9C', ''),
    ],
  ],
  doubtful: [
    ['a card left out of the record', QLD, STANDS.replace('box:1 9S; ', '')],
    ['no first card of the dealer', ACT, STANDS.replace(/dealer .., /g, '').replace(/dealer ..; /g, '')],
  ],
  said: [
    [
      'which box lacks a card',
      ['indeterminate deal: deal events of the first cards of box:2'],
      QLD,
      inTurn.replace('; box:2 9C', ''),
    ],
    [
      'one card to a box whose wager was declared void',
      ['indeterminate deal: deal events of the first cards of box:2'],
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; void wager w2; dealer 6S; box:1 9S; stand box:1',
        'dealer KC; dealer 2D',
        'w1 win 10000; w2 void',
      ),
    ],
    [
      'from the dealer’s right',
      ['breaches deal: Card 1 of the first deal went to box:2; it belongs to box:1.'],
      QLD,
      twoBoxes('box:2 QD; box:1 KH; dealer 6S; box:2 9C; box:1 9S', 'dealer KC; dealer 2D', BOTH),
    ],
    [
      'a third card before the dealer has one',
      ['breaches deal: A further card went to box:1 before the dealer had all cards of the first deal.'],
      ACT,
      STANDS.replace('KH; dealer 6S; box:1 9S', '2H; box:1 8S; hit box:1; box:1 9S; dealer 6S'),
    ],
    [
      'a terminal among the boxes, which has no place in their order',
      ['complies deal'],
      QLD,
      inTurn.replace(/box:1/g, 'terminal:a'),
    ],
  ],
  citing: [
    [
      'a third card before the dealer has one',
      ['blackjack/8(b)'],
      ACT,
      STANDS.replace('KH; dealer 6S; box:1 9S', '2H; box:1 8S; hit box:1; box:1 9S; dealer 6S'),
    ],
    [
      'a third card before the next box has its second',
      ['blackjack/11.1(a)', 'blackjack/8(a)', 'blackjack/8(c)'],
      ACT,
      twoBoxes(
        'box:1 2H; box:2 QD; dealer 6S; box:1 8S; hit box:1; box:1 9S; box:2 9C; stand box:1; stand box:2',
        'dealer KC; dealer 2D',
        BOTH,
      ),
    ],
    [
      'out of turn',
      ['blackjack/8', 'blackjack/8(a)', 'blackjack/8(b)', 'blackjack/8(c)'],
      ACT,
      twoBoxes('box:2 QD; box:1 KH; dealer 6S; box:2 9C; box:1 9S', 'dealer KC; dealer 2D', BOTH),
    ],
  ],
});
