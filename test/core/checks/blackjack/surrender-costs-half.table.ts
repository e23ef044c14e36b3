import { checkTable } from '../../../support/rounds/check-table';
import { oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/surrender-costs-half', {
  complies: [
    {
      name: 'half of it taken',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', '7D', 'w1 lose returned 5000')),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'a hand that was played', round: blackjackRound(QLD_SPANISH, STANDS) }],
  indeterminate: [
    {
      name: 'a settlement is missing',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', '7D', '')),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'half a cent',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox('KH KS 6C', 'surrender box:1', '7D', 'w1 lose returned 5001').replace('main 10000', 'main 10001'),
      ),
      subject: 'w1',
      missing: ['a rule on fractions of a cent'],
    },
  ],
});
