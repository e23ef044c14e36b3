import { checkTable } from '../../../support/rounds/check-table';
import { oneBox } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

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
