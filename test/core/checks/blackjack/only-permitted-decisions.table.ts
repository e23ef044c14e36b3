import { BOTH, LOST, oneBox, SPLIT, switchedAfter, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import {
  ACT,
  QLD,
  QLD_CHALLENGE,
  QLD_SOFT_17,
  QLD_SPANISH,
  QLD_SWITCH,
} from '../../../support/rounds/blackjack/script';

const ofSplitHand = (decision: string): string =>
  oneBox('8H 6S 8S', `${SPLIT}; box:1/1 AC; ${decision} box:1/1; box:1/2 AD`, 'KC 2D', BOTH);

playTable('blackjack/only-permitted-decisions', {
  lawful: [
    [
      'surrender at spanish blackjack',
      QLD_SPANISH,
      oneBox('KH KS 6H', 'surrender box:1', '8H', 'w1 lose returned 5000'),
    ],
    ['a switch at blackjack switch', QLD_SWITCH, switchedAfter('switch box:1a')],
    ['a split hand that stands', ACT, ofSplitHand('stand')],
  ],
  planted: [
    [
      'even money at blackjack challenge',
      'sch-2/21(2)',
      QLD_CHALLENGE,
      oneBox('KH 6S 9S', 'even-money box:1', 'KC 2D', WON),
    ],
    [
      'even money against a king at spanish blackjack',
      'sch-2/21(2)',
      QLD_SPANISH,
      oneBox('KH KS AH', 'even-money box:1; w1 win 15000 returned 10000', '', ''),
    ],
    [
      'even money without a blackjack against an ace at challenge',
      'sch-2/21(2)',
      QLD_CHALLENGE,
      oneBox('KH AS 9S', 'even-money box:1', '7C', WON),
    ],
    ['a switch in Canberra', 'blackjack/11.1(a)', ACT, oneBox('KH 6S 9S', 'switch box:1', 'KC 2D', WON)],
    ['surrender of a split hand in Canberra', 'blackjack/12.4', ACT, ofSplitHand('surrender')],
    ['surrender of a split hand at challenge', 'sch-2(b)/8(1)', QLD_CHALLENGE, ofSplitHand('surrender')],
    ['surrender of a split hand at spanish', 'sch-2(a)/10(4)', QLD_SPANISH, ofSplitHand('surrender')],
    [
      'surrender at blackjack switch of a hand that would have won',
      'sch-2(c)/8(2)(a)',
      QLD_SWITCH,
      [
        'w1 main 10000 box:1a; w2 main 10000 box:1b; call no-more-bets',
        'box:1a KH; box:1b 6C; dealer 6S; box:1a 9S; box:1b KC; surrender box:1a; stand box:1b',
        'dealer KD; dealer QS; w1 lose returned 5000; w2 win 10000',
      ].join('; '),
    ],
    ['surrender at soft 17', 'sch-2/21(2)', QLD_SOFT_17, oneBox('KH 9S 6H', 'surrender box:1', '8H', LOST)],
  ],
  doubtful: [
    [
      'a blackjack to be paid at once against an ace at challenge',
      QLD_CHALLENGE,
      oneBox('KH AS AH', `even-money box:1; ${WON}`, '', ''),
    ],
    [
      'a blackjack to be paid at once against an ace at spanish blackjack',
      QLD_SPANISH,
      oneBox('KH AS AH', `even-money box:1; ${WON}`, '', ''),
    ],
  ],
  silent: [
    ['words of the table’s own', QLD, oneBox('KH 6S 9S', 'none box:1', 'KC 2D', WON)],
    ['no decisions', QLD, oneBox('KH 6S 9S', '', 'KC 2D', WON)],
  ],
  said: [
    ['in a void round', ['not-applicable'], QLD, oneBox('KH KS 6H', 'surrender box:1; void round', '', 'w1 void')],
    [
      'a surrender',
      [
        'breaches box:1: On box:1 the decision “surrender” was allowed; the rules permit double, split, stand, hit, even-money.',
      ],
      QLD,
      oneBox('KH KS 6H', 'surrender box:1', '8D', LOST),
    ],
  ],
});
