import { BOTH, DOUBLE, DOUBLED, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/doubled-hand-draws-stated-cards', {
  lawful: [['at spanish blackjack', QLD_SPANISH, DOUBLED]],
  planted: [
    [
      'without a decision on record',
      'blackjack/14(c)',
      ACT,
      oneBox('5H 6S 6D', 'w2 double 10000 on w1; box:1 2D; box:1 7C', 'KC 2D', BOTH),
    ],
    [
      'a fifth card in all, after which the dealer draws for the hand of four',
      'sch-2/26(2)',
      QLD_CHALLENGE,
      oneBox('3H 6S 4D', 'box:1 5C; w2 double 10000 on w1; box:1 2C; box:1 3C', 'KC KD', BOTH),
    ],
    [
      'a card too many that goes over 21, after which the dealer draws for the hand without it',
      'blackjack/14(c)',
      ACT,
      oneBox('5H 6S 6D', 'w2 double 10000 on w1; box:1 9D; box:1 7C', 'KC KD', BOTH),
    ],
  ],
  silent: [['no double', QLD, STANDS]],
  doubtful: [['no card told', QLD, oneBox('5H 6S 6D', DOUBLE, 'KC 2D', '')]],
});
