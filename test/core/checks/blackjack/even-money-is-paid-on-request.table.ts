import { checkTable } from '../../../support/rounds/check-table';
import { oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';
import { inPlay } from '../../../support/rounds/blackjack/play-table';

checkTable('blackjack/even-money-is-paid-on-request', {
  complies: [
    {
      name: 'paid before the second card, with no decision told',
      round: blackjackRound(QLD, oneBox('KH AS AH', 'w1 win 10000', '', '')),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'no request', round: blackjackRound(QLD, oneBox('KH AS AH', '', '9D', 'w1 win 15000')) },
    { name: 'a blackjack against a ten', round: blackjackRound(QLD, oneBox('KH TS AH', '', '9D', 'w1 win 15000')) },
  ],
  indeterminate: [
    {
      name: 'a request where a blackjack wins its stake anyway',
      round: blackjackRound(
        QLD_SWITCH,
        'w1 main 10000 box:1a; u1 main 10000 box:1b; box:1a AH; box:1b KC; dealer AS; box:1a KH; box:1b 9C;' +
          'even-money box:1a; stand box:1b; dealer KD; w1 push; u1 lose',
      ),
      subject: 'w1',
      missing: ['a rule on payment at once where a blackjack itself wins its stake'],
    },
  ],
});

inPlay('blackjack/even-money-is-paid-on-request', {
  said: [
    [
      'asked for, and not settled',
      ['indeterminate w1: settle event of wager w1'],
      QLD,
      oneBox('KH AS AH', 'even-money box:1', '9D', ''),
    ],
    [
      'asked for, and lost',
      ['breaches w1: A blackjack was to be paid at once against an ace, and wager w1 was collected.'],
      QLD,
      oneBox('KH AS AH', 'even-money box:1', 'KD', 'w1 lose'),
    ],
  ],
  occurs: [
    [
      'asked for beside another decision',
      true,
      QLD,
      `stand box:2; ${oneBox('KH AS AH', 'even-money box:1', '9D', '')}`,
    ],
    ['not asked for', false, QLD, STANDS],
    ['no decision', false, QLD, 'box:1 KH'],
  ],
});
