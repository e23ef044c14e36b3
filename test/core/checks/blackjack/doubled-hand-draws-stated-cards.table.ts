import { BOTH, DOUBLE, DOUBLED, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const TOO_MANY = 'breaches box:1: The hand on box:1 took 2 cards after it was doubled; it takes 1 card and no more.';

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
  said: [
    ['two cards', [TOO_MANY], QLD, oneBox('5H 6S 6D', `${DOUBLE}; box:1 2D; box:1 7C`, 'KC 2D', BOTH)],
    [
      'no card told',
      ['indeterminate box:1: card dealt to box:1 after it was doubled'],
      QLD,
      oneBox('5H 6S 6D', DOUBLE, 'KC 2D', ''),
    ],
    [
      'a card too many that was noted',
      ['not-applicable'],
      QLD,
      oneBox(
        '5H 6S 6D',
        `${DOUBLE}; box:1 2D; box:1 7C; irregularity excess-card-drawn to=box:1 treatment=played`,
        'KC 2D',
        '',
      ),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD,
      oneBox('5H 6S 6D', `${DOUBLE}; box:1 2D; box:1 7C; void round`, '', 'w1 void; w2 void'),
    ],
  ],
  citing: [
    [
      'a card too many beside a box that was doubled again, where it follows from that',
      ['sch-2/26(2)', 'sch-2/28(2)(a)', 'sch-2/9(6)(b)', 'sch-2/28(2)'],
      QLD,
      `w1 main 10000 box:1; w2 main 10000 box:2 p2; call no-more-bets; box:1 5H; box:2 6H; dealer 6S; box:1 6D; box:2 5D;
       double box:1; w3 double 10000 on w1; box:1 2S; w5 double 10000 on w1; box:1 7S; double box:2; w4 double 10000 on w2 p2; box:2 2D; box:2 7D;
       dealer KC; dealer 2D; ${BOTH}; w3 win 10000; w4 win 10000; w5 win 10000`,
    ],
  ],
});
