import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLED, oneBox, shared, SPLIT } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const act = (...labels: readonly string[]): readonly string[] =>
  labels.map((label) => `au-act/gazette-s196-1992#blackjack/${label}`);

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
      name: 'more than for two wagers, on a hand doubled by a decision without its wager',
      round: blackjackRound(QLD, oneBox('5H 6S 6D', 'double box:1; box:1 9D', 'KC 2D', 'w1 win 20001')),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/15(1)'],
      expected: '10000',
      recorded: '20001',
      message: 'The wager on main won; a stake of 100.00 is paid 100.00 at 1 to 1, and 200.01 was paid.',
    },
    {
      name: 'a double on record, and the wager it adds to paid for both',
      round: blackjackRound(QLD, DOUBLED.replace('w1 win 10000', 'w1 win 20000')),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/15(1)'],
      expected: '10000',
      recorded: '20000',
      message: 'The wager on main won; a stake of 100.00 is paid 100.00 at 1 to 1, and 200.00 was paid.',
    },
    {
      name: 'an ace and a king of split aces paid more than evens, and not as a blackjack',
      round: blackjackRound(
        QLD,
        oneBox('AH 6S AS', `${SPLIT}; box:1/1 KD; box:1/2 9C`, 'KC 2D', 'w1 win 12000 returned 10000; w2 win 10000'),
      ),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/15(1)'],
      expected: '10000',
      recorded: '12000',
      message: 'The wager on main won; a stake of 100.00 is paid 100.00 at 1 to 1, and 120.00 was paid.',
    },
    {
      name: 'another hand made by splitting paid like a blackjack',
      round: blackjackRound(
        QLD,
        oneBox('AH 6S AS', `${SPLIT}; box:1/1 KD; box:1/2 9C`, 'KC 2D', 'w1 win 10000 returned 10000; w2 win 15000'),
      ),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/15(1)'],
      expected: '10000',
      recorded: '15000',
      message: 'The wager on split won; a stake of 100.00 is paid 100.00 at 1 to 1, and 150.00 was paid.',
    },
    {
      name: '21 of three cards paid like a blackjack',
      round: blackjackRound(QLD, oneBox('5H 6S 6D', 'hit box:1; box:1 KD', 'KC 2D', 'w1 win 15000')),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/15(1)'],
      expected: '10000',
      recorded: '15000',
      message: 'The wager on main won; a stake of 100.00 is paid 100.00 at 1 to 1, and 150.00 was paid.',
    },
    {
      name: 'a multiple of the minimum paid too much',
      round: blackjackRound(
        ACT,
        oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', 'w1 win 5000').replace('main 10000', 'main 2500'),
      ),
      subject: 'w1',
      clauses: act('17(a)(ii)', '17(a)'),
      expected: '2500',
      recorded: '5000',
      message: 'The wager on main won; a stake of 25.00 is paid 25.00 at 1 to 1, and 50.00 was paid.',
    },
    {
      name: 'no multiple of the minimum, paid more than the next chip',
      round: blackjackRound(
        ACT,
        oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', 'w1 win 5000').replace('main 10000', 'main 2550'),
      ),
      subject: 'w1',
      clauses: act('17(a)(ii)', '17(a)', '20.10'),
      expected: '2550',
      recorded: '5000',
      message: 'The wager on main won; a stake of 25.50 is paid 25.50 at 1 to 1, and 50.00 was paid.',
    },
    {
      name: 'no minimum displayed',
      round: blackjackRound(
        ACT,
        oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', 'w1 win 5000').replace('main 10000', 'main 2550'),
        { table: { limits: { '*': { min: 0, max: 100000 } } } },
      ),
      subject: 'w1',
      clauses: act('17(a)(ii)', '17(a)'),
      expected: '2550',
      recorded: '5000',
      message: 'The wager on main won; a stake of 25.50 is paid 25.50 at 1 to 1, and 50.00 was paid.',
    },
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
      name: 'as much as for two wagers, on a hand doubled by a decision without its wager',
      round: blackjackRound(QLD, oneBox('5H 6S 6D', 'double box:1; box:1 9D', 'KC 2D', 'w1 win 20000')),
      subject: 'w1',
      missing: ['wager event of the double on wager w1'],
    },
    {
      name: 'a wager on a hand that another player doubled, where doubles have odds of their own',
      round: blackjackRound(
        QLD_SPANISH,
        'w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 5H; dealer 6S; box:1 6D; w3 double 10000 p2 on w2; box:1 9D; dealer KC; dealer 2D; w1 win 10000; w2 win 10000; w3 win 10000',
      ),
      subject: 'w1',
      missing: ['whether wager w1 was doubled'],
    },
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
