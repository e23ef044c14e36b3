import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLED, oneBox, shared, SPLIT } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound, QLD, QLD_CHALLENGE } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/wins-pay-stated-odds', {
  complies: [
    { name: 'a double', round: blackjackRound(QLD, DOUBLED), subjects: ['w1', 'w2'] },
    {
      name: 'each of three players on a box',
      round: blackjackRound(ACT, shared('p1', 'p2', 'p3')),
      subjects: ['w1', 'w2', 'w3'],
    },
    {
      name: 'five cards',
      round: blackjackRound(QLD_CHALLENGE, oneBox('2H 9S 3C', 'box:1 4S; box:1 5D; box:1 4H; w1 win 10000', '', '')),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'an ace and a king of split aces paid as a blackjack',
      round: blackjackRound(
        QLD,
        oneBox('AH 6S AS', `${SPLIT}; box:1/1 KD; box:1/2 9C`, 'KC 2D', 'w1 win 15000 returned 10000; w2 win 10000'),
      ),
      subject: 'w1',
      clauses: ['27(4)(c)', '15(1)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-2/${label}`),
      expected: '10000',
      recorded: '15000',
      message: 'The wager on main won; a stake of 100.00 is paid 100.00 at 1 to 1, and 150.00 was paid.',
    },
    {
      name: 'against a dealer over 21 at blackjack challenge',
      round: blackjackRound(QLD_CHALLENGE, oneBox('KH 6S 4S', 'stand box:1', 'KC 9D', 'w1 win 20000')),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(b)/11(3)'],
      expected: '10000',
      recorded: '20000',
      message: 'The wager on main won; a stake of 100.00 is paid 100.00 at 1 to 1, and 200.00 was paid.',
    },
  ],
  notApplicable: [
    { name: 'a hand that lost', round: blackjackRound(QLD, oneBox('KH 6S 7S', 'stand box:1', 'KC 2D', 'w1 lose')) },
    { name: 'a blackjack', round: blackjackRound(QLD, oneBox('KH 6S AS', 'w1 win 15000', '', '')) },
  ],
  indeterminate: [
    {
      name: 'paid up to the next chip',
      round: blackjackRound(
        ACT,
        oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', 'w1 win 2600').replace('main 10000', 'main 2550'),
      ),
      subject: 'w1',
      missing: ['smallest chip at the table'],
    },
  ],
});
