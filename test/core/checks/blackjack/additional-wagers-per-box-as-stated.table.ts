import { beside } from '../../../support/rounds/blackjack/extra';
import { blackjackRound, QLD } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

checkTable('blackjack/additional-wagers-per-box-as-stated', {
  complies: [
    {
      name: 'the fourth is sent back',
      round: blackjackRound(
        QLD,
        beside({
          wagers: [2, 3, 4, 5].map((id) => `w${String(id)} any-pair 1000 box:1 p${String(id)}`).join('; '),
          settled: 'w2 win 11000; w3 win 11000; w4 win 11000; w5 void returned 1000',
        }),
      ),
      subjects: ['w2', 'w3', 'w4'],
    },
  ],
  breaches: [
    {
      name: 'a second wager on the jackpot',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 blazing-7s 500 box:1; w3 blazing-7s 500 box:1', settled: 'w2 lose; w3 lose' }),
      ),
      subject: 'w3',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-18/15(1)'],
      expected: '1',
      recorded: '2',
      message: 'Wager w3 is number 2 of the wagers on blazing-7s taken on box:1; 1 may be.',
    },
  ],
  notApplicable: [
    {
      name: 'lucky lucky, for which no number is stated',
      round: blackjackRound(QLD, beside({ wagers: 'w2 lucky-lucky 1000 box:1', settled: 'w2 lose' })),
    },
  ],
});
