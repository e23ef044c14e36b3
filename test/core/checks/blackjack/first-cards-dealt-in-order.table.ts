import { BOTH, oneBox, SPLIT, STANDS, twoBoxes } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

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
  ],
  planted: [
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
    ['no cards', QLD, 'w1 main 10000 box:1; void round; w1 void returned 10000'],
  ],
  doubtful: [
    ['a card left out of the record', QLD, STANDS.replace('box:1 9S; ', '')],
    ['no first card of the dealer', ACT, STANDS.replace(/dealer .., /g, '').replace(/dealer ..; /g, '')],
  ],
});
