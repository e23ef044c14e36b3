import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLE, oneBox, SPLIT } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/super-bonus-is-paid', {
  complies: [
    {
      name: 'not on a doubled hand',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 7S 7H', `${DOUBLE}; box:1 7H; w1 win 10000; w2 win 10000`, '', '')),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'paid on a split hand',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox(
          '7H 7S 7H',
          `${SPLIT}; box:1/1 7H; box:1/1 7H; w1 win 520000; box:1/2 KD; stand box:1/2`,
          'KC',
          'w2 push',
        ),
      ),
      subject: 'w1',
      clauses: ['10(6)', '6(4)', '6(3)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-2(a)/${label}`),
      expected: '0',
      recorded: '500000',
      message: 'Wager w1 was paid a super bonus of 5000.00 beyond its winnings; a hand made by splitting earns none.',
    },
  ],
  notApplicable: [
    {
      name: 'sevens of two suits',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 7S 7H', 'box:1 7C; w1 win 15000', '', '')),
    },
    {
      name: 'against an eight',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 8S 7H', 'box:1 7H; w1 win 20000', '', '')),
    },
  ],
  indeterminate: [
    {
      name: 'paid on a doubled hand',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox('7H 7S 7H', `${DOUBLE}; box:1 7H; w1 win 510000; w2 win 10000`, '', ''),
      ),
      subject: 'w1',
      missing: ['a rule on the super bonus of a hand that was doubled'],
    },
    {
      name: 'the settlement is missing',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 7S 7H', 'box:1 7H', '', '')),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
