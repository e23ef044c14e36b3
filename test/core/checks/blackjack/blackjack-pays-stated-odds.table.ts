import { checkTable } from '../../../support/rounds/check-table';
import { oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/blackjack-pays-stated-odds', {
  complies: [
    {
      name: 'two blackjacks',
      round: blackjackRound(QLD_CHALLENGE, oneBox('KH TS AH', '', 'AD', 'w1 win 50000')),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'two blackjacks, the player’s with the lower ten-value card, at challenge',
      round: blackjackRound(QLD_CHALLENGE, oneBox('JH AS AH', '', 'QD', 'w1 win 50000')),
      subject: 'w1',
      clauses: ['11(1)(b)(iii)', '11(1)(b)', '5(2)(f)', '4'].map(
        (label) => `au-qld/casino-gaming-rule-2024#sch-2(b)/${label}`,
      ),
      expected: '30000',
      recorded: '50000',
      message:
        'The wager on main won with a blackjack; a stake of 100.00 is paid 300.00 at 3 to 1, and 500.00 was paid.',
    },
    {
      name: 'a cent more than its stake against an ace at challenge',
      round: blackjackRound(QLD_CHALLENGE, oneBox('KH AS AH', '', '9D', 'w1 win 10001')),
      subject: 'w1',
      clauses: ['11(1)(a)(i)', '11(1)(a)', '11(1)', '3(1)(b)'].map(
        (label) => `au-qld/casino-gaming-rule-2024#sch-2(b)/${label}`,
      ),
      expected: '20000',
      recorded: '10001',
      message:
        'The wager on main won with a blackjack; a stake of 100.00 is paid 200.00 at 2 to 1, and 100.01 was paid.',
    },
    {
      name: 'against a six at blackjack challenge',
      round: blackjackRound(QLD_CHALLENGE, oneBox('KH 6S AH', 'w1 win 15000', '', '')),
      subject: 'w1',
      clauses: ['6(1)', '3(1)(b)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-2(b)/${label}`),
      expected: '20000',
      recorded: '15000',
      message:
        'The wager on main won with a blackjack; a stake of 100.00 is paid 200.00 at 2 to 1, and 150.00 was paid.',
    },
  ],
  notApplicable: [
    { name: 'no blackjack', round: blackjackRound(QLD, STANDS) },
    {
      name: 'a hand that another player doubled, where doubles have odds of their own',
      round: blackjackRound(
        QLD_SPANISH,
        'w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 5H; dealer 6S; box:1 6D; w3 double 10000 p2 on w2; box:1 9D; dealer KC; dealer 2D; w1 win 10000; w2 win 10000; w3 win 10000',
      ),
    },
  ],
  indeterminate: [
    {
      name: 'paid its stake on request against an ace at challenge, where it is open which rule prevails',
      round: blackjackRound(QLD_CHALLENGE, oneBox('KH AS AH', 'even-money box:1; w1 win 10000', '', '')),
      subject: 'w1',
      missing: ['a ruling on which rule prevails: payment of a blackjack at once on request, or how this form pays it'],
    },
    {
      name: 'paid its stake after the second card, with no decision told',
      round: blackjackRound(QLD, oneBox('KH AS AH', '', '9D', 'w1 win 10000')),
      subject: 'w1',
      missing: ['decide event for wager w1: whether it was to be paid at once'],
    },
    {
      name: 'paid up to the next chip',
      round: blackjackRound(ACT, oneBox('KH 6S AH', 'w1 win 3800', '', '').replace('main 10000', 'main 2500')),
      subject: 'w1',
      missing: ['smallest chip at the table'],
    },
  ],
});
