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
  breaches: [
    {
      name: 'half given back against a dealer’s blackjack',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', 'AD', 'w1 lose returned 5000')),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/8(4)'],
      expected: '0',
      recorded: '5000',
      message:
        'Wager w1 was surrendered, and the dealer has a blackjack: all of its stake of 100.00 is lost, and 50.00 was given back.',
    },
  ],
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
