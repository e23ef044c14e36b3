import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const insured = (how: string, then: string, settled = ''): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer AS; box:1 9C; call insurance; w2 insurance 1000 on w1 ${how}; ${then};
   stand box:1; dealer 9D; ${settled}; w1 lose`;

/** Eleven, doubled with a confirmed wager, and what became of it. */
const doubled = (then: string): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 5H; dealer 6S; box:1 6C; double box:1; w2 double 4000 on w1 confirmed; ${then}`;
/** Eights, split with a confirmed wager, and what became of it. */
const split = (then: string): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 8H; dealer 6S; box:1 8C; split box:1; w2 split 4000 on w1 hand 2 confirmed; ${then}`;
const WITHDRAWN = 'breaches w2: Wager w2 was withdrawn after it had been confirmed.';

playTable('blackjack/confirmed-wagers-stay', {
  lawful: [['left as it is', ACT, insured('confirmed', '', 'w2 lose')]],
  planted: [
    ['lowered', 'blackjack/5.4', ACT, insured('confirmed', 'change w2 500', 'w2 lose')],
    ['lowered at spanish blackjack', 'sch-2/16(2)', QLD_SPANISH, insured('confirmed', 'change w2 500', 'w2 lose')],
  ],
  silent: [
    ['not confirmed, and lowered', QLD, insured('confirmed=false', 'change w2 500', 'w2 lose')],
    ['not confirmed, and taken back', QLD, insured('confirmed=false', 'withdraw w2')],
    ['an original wager that was confirmed and raised in time', QLD, 'w1 main 500 box:1 confirmed; change w1 600'],
  ],
  doubtful: [['taken back, without saying whether it was confirmed', QLD, insured('', 'withdraw w2')]],
  said: [
    [
      'a double taken back before its card',
      [WITHDRAWN],
      ACT,
      doubled('withdraw w2; stand box:1; dealer KC; dealer 2D; w1 lose'),
    ],
    ['a double that stays', ['complies w2'], ACT, doubled('box:1 9D; dealer KC; dealer 2D; w1 win 4000; w2 win 4000')],
    ['a split taken back', [WITHDRAWN], ACT, split('withdraw w2; box:1/1 AC; box:1/2 AD')],
    [
      'a split that stays',
      ['complies w2'],
      ACT,
      split('box:1/1 AC; box:1/2 AD; dealer KC; dealer 2D; w1 win 4000; w2 win 4000'),
    ],
    ['insurance taken back at spanish blackjack', [WITHDRAWN], QLD_SPANISH, insured('confirmed', 'withdraw w2')],
    [
      'a double taken back at spanish blackjack, as is allowed',
      ['not-applicable'],
      QLD_SPANISH,
      doubled('box:1 2D; withdraw w2; w1 lose'),
    ],
    [
      'a double lowered at spanish blackjack',
      ['breaches w2: Wager w2 was changed after it had been confirmed.'],
      QLD_SPANISH,
      doubled('change w2 3000; box:1 9D; dealer KC; dealer 2D; w1 win 4000; w2 win 3000'),
    ],
    ['not said whether it was confirmed', ['indeterminate w2: confirmed of wager w2'], QLD, insured('', 'withdraw w2')],
  ],
});
