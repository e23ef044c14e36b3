import type { Breaches } from '../cases';
import { DOUBLE, INSURED, oneBox } from './forms';
import { ACT, blackjackRound, QLD, QLD_SPANISH, QLD_SWITCH } from './script';

const act = (...labels: readonly string[]): readonly string[] =>
  labels.map((label) => `au-act/gazette-s196-1992#blackjack/${label}`);
const qld = (...labels: readonly string[]): readonly string[] =>
  labels.map((label) => `au-qld/casino-gaming-rule-2024#${label}`);

/** Recorded breaches of the checks of settlement, one for each of their messages. */
export const SETTLEMENT_BREACHES: Breaches = {
  'blackjack/wager-follows-the-hands': [
    {
      name: 'nineteen against eighteen',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', 'w1 lose')),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/14(2)(b)', 'au-qld/casino-gaming-rule-2024#sch-2/14(2)'],
      expected: 'win',
      recorded: 'lose',
      message: 'Wager w1 must win, because the hand has 19 and the dealer 18; it was collected.',
    },
    {
      name: 'a hand over 21',
      round: blackjackRound(ACT, oneBox('KH 6S 5S', 'hit box:1; box:1 9C; w1 push', '', '')),
      subject: 'w1',
      clauses: act('11.2(d)', '11.1(b)'),
      expected: 'lose',
      recorded: 'push',
      message: 'Wager w1 must lose, because the hand has 24, which is over 21; it was given back.',
    },
    {
      name: 'a switched blackjack',
      round: blackjackRound(
        QLD_SWITCH,
        'w1 main 10000 box:1a; u1 main 10000 box:1b; box:1a AH; box:1b KC; dealer AS; box:1a 5D; box:1b QC; switch box:1a; stand box:1a; stand box:1b; dealer KD; w1 push; u1 lose',
      ),
      subject: 'w1',
      clauses: qld('sch-2(c)/6(1)(g)', 'sch-2(c)/6(1)', 'sch-2(c)/9(3)', 'sch-2(c)/2'),
      expected: 'lose',
      recorded: 'push',
      message: 'Wager w1 must lose, because the dealer has a blackjack; it was given back.',
    },
  ],
  'blackjack/added-wagers-against-dealers-blackjack': [
    {
      name: 'a double taken',
      round: blackjackRound(QLD, oneBox('5H AS 6D', `${DOUBLE}; box:1 9D`, 'KC', 'w1 lose; w2 lose')),
      subject: 'w2',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/14(3)(i)',
        'au-qld/casino-gaming-rule-2024#sch-2/26(5)',
        'au-qld/casino-gaming-rule-2024#sch-2/27(5)',
        'au-qld/casino-gaming-rule-2024#sch-2/14(3)',
      ],
      expected: 'push',
      recorded: 'lose',
      message:
        'The dealer has a blackjack, and the wager on double must be given back after a double or a split; it was collected.',
    },
    {
      name: 'a double left',
      round: blackjackRound(ACT, oneBox('5H AS 6D', `${DOUBLE}; box:1 9D`, 'KC', 'w1 lose; w2 void')),
      subject: 'w2',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/11.2(f)',
        'au-act/gazette-s196-1992#blackjack/11.2',
        'au-act/gazette-s196-1992#blackjack/17(b)(ii)',
        'au-act/gazette-s196-1992#blackjack/17(b)',
      ],
      expected: 'lose',
      recorded: 'void',
      message:
        'The dealer has a blackjack, and the wager on double must lose after a double or a split; it was given back.',
    },
    {
      name: 'the other hand left, although the first was forfeited',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox(
          '8H KS 8C',
          'split box:1; w2 split 10000 on w1 hand 2; box:1/1 2C; double box:1/1; w3 double 10000 on w1 hand 1; box:1/1 9C; withdraw w3; w1 lose; box:1/2 9D; stand box:1/2',
          'AD',
          'w2 void',
        ),
      ),
      subject: 'w2',
      clauses: qld('sch-2(a)/10(7)', 'sch-2(a)/10(5)'),
      expected: 'lose',
      recorded: 'void',
      message:
        'The dealer has a blackjack, and the first of the split hands was settled before it: the wager on the other is now the original one and must lose; it was given back.',
    },
  ],
  'blackjack/withdrawn-double-forfeits-the-wager': [
    {
      name: 'the original wager given back',
      round: blackjackRound(QLD_SPANISH, oneBox('6H KS 5C', `${DOUBLE}; box:1 2S`, '', 'w1 push; withdraw w2')),
      subject: 'w1',
      clauses: qld('sch-2(a)/9(7)', 'sch-2(a)/9(7)(a)', 'sch-2(a)/9(7)(b)', 'sch-2(a)/9(8)(a)', 'sch-2(a)/9(8)(b)'),
      expected: 'lose',
      recorded: 'push',
      message: 'The doubled portion was taken back, so wager w1 must lose; it was given back.',
    },
  ],
  'blackjack/surrender-costs-half': [
    {
      name: 'all of it taken',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', '7D', 'w1 lose')),
      subject: 'w1',
      clauses: qld('sch-2(a)/8(5)', 'sch-2(a)/8(1)'),
      expected: '5000',
      recorded: '0',
      message: 'Wager w1 was surrendered; of its stake of 100.00, 0.00 was given back, and 50.00 was due back.',
    },
    {
      name: 'none of it taken',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', '7D', 'w1 push')),
      subject: 'w1',
      clauses: qld('sch-2(a)/8(5)', 'sch-2(a)/8(1)'),
      expected: 'lose',
      recorded: 'push',
      message: 'Wager w1 was surrendered, and given back; it loses half, or all to a dealer’s blackjack.',
    },
    {
      name: 'half of it given back, and a cent paid',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', '7D', 'w1 lose returned 5000 paid=1')),
      subject: 'w1',
      clauses: qld('sch-2(a)/8(5)', 'sch-2(a)/8(1)'),
      expected: '0',
      recorded: '1',
      message: 'Wager w1 was surrendered; 0.01 was paid on it, and nothing is.',
    },
    {
      name: 'half given back against a dealer’s blackjack',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', 'AD', 'w1 lose returned 5000')),
      subject: 'w1',
      clauses: qld('sch-2(a)/8(4)'),
      expected: '0',
      recorded: '5000',
      message:
        'Wager w1 was surrendered, and the dealer has a blackjack: all of its stake of 100.00 is lost, and 50.00 was given back.',
    },
  ],
  'blackjack/insurance-follows-the-second-card': [
    {
      name: 'won on a nine',
      round: blackjackRound(
        QLD,
        oneBox('KH AS 9S', `call insurance; ${INSURED}; stand box:1`, '9D', 'w2 win 10000; w1 lose'),
      ),
      subject: 'w2',
      clauses: qld('sch-2/25(4)'),
      expected: 'lose',
      recorded: 'win',
      message: 'The dealer’s second card is 9D, so insurance must lose; it was paid.',
    },
  ],
  'blackjack/even-money-is-paid-on-request': [
    {
      name: 'paid 3 to 2',
      round: blackjackRound(QLD, oneBox('KH AS AH', 'even-money box:1; w1 win 15000', '', '')),
      subject: 'w1',
      clauses: qld('sch-2/24(4)'),
      expected: '10000',
      recorded: '15000',
      message:
        'A blackjack was paid at once against an ace; a stake of 100.00 is paid 100.00 at 1 to 1, and 150.00 was paid.',
    },
    {
      name: 'given back',
      round: blackjackRound(QLD, oneBox('KH AS AH', 'even-money box:1', 'KD', 'w1 push')),
      subject: 'w1',
      clauses: qld('sch-2/24(4)'),
      expected: 'win',
      recorded: 'push',
      message: 'A blackjack was to be paid at once against an ace, and wager w1 was given back.',
    },
  ],
  'blackjack/wins-pay-stated-odds': [
    {
      name: 'paid 3 to 2',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', 'w1 win 15000')),
      subject: 'w1',
      clauses: qld('sch-2/15(1)'),
      expected: '10000',
      recorded: '15000',
      message: 'The wager on main won; a stake of 100.00 is paid 100.00 at 1 to 1, and 150.00 was paid.',
    },
  ],
  'blackjack/blackjack-pays-stated-odds': [
    {
      name: 'paid 6 to 5',
      round: blackjackRound(ACT, oneBox('KH 6S AH', 'w1 win 12000', '', '')),
      subject: 'w1',
      clauses: act('10(a)(i)', '17(a)(i)'),
      expected: '15000',
      recorded: '12000',
      message:
        'The wager on main won with a blackjack; a stake of 100.00 is paid 150.00 at 3 to 2, and 120.00 was paid.',
    },
  ],
  'blackjack/bonus-hands-pay-stated-odds': [
    {
      name: 'five cards paid 1 to 1',
      round: blackjackRound(QLD_SPANISH, oneBox('2H 9S 4C', 'box:1 5S; box:1 4D; box:1 6H; w1 win 10000', '', '')),
      subject: 'w1',
      clauses: qld('sch-2(a)/6(1)', 'sch-2(a)/2', 'sch-2(a)/3(1)(a)'),
      expected: '15000',
      recorded: '10000',
      message:
        'The wager on main won with a hand that has odds of its own; a stake of 100.00 is paid 150.00 at 3 to 2, and 100.00 was paid.',
    },
  ],
  'blackjack/insurance-pays-stated-odds': [
    {
      name: 'paid 1 to 1',
      round: blackjackRound(ACT, oneBox('KH AS 9S', `${INSURED}; stand box:1`, 'KD', 'w2 win 5000; w1 lose')),
      subject: 'w2',
      clauses: act('9', '1(b)(iii)'),
      expected: '10000',
      recorded: '5000',
      message: 'Insurance won; a stake of 50.00 is paid 100.00 at 2 to 1, and 50.00 was paid.',
    },
  ],
  'blackjack/super-bonus-is-paid': [
    {
      name: 'left out',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 7S 7H', 'hit box:1; box:1 7H; w1 win 20000', '', '')),
      subject: 'w1',
      clauses: qld('sch-2(a)/6(4)', 'sch-2(a)/6(3)', 'sch-2(a)/10(6)'),
      expected: '500000',
      recorded: '0',
      message:
        'Wager w1 of 100.00 has a super bonus of 5000.00 for three sevens of one suit against a seven; 0.00 was paid beyond its winnings.',
    },
    {
      name: 'paid against an eight',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 8S 7H', 'hit box:1; box:1 7H; w1 win 520000', '', '')),
      subject: 'w1',
      clauses: qld('sch-2(a)/6(4)', 'sch-2(a)/6(3)'),
      expected: '0',
      recorded: '500000',
      message:
        'Wager w1 was paid a super bonus of 5000.00 beyond its winnings; a hand against another card than a seven earns none.',
    },
  ],
  'blackjack/stand-off-returns-the-stake': [
    {
      name: 'half given back',
      round: blackjackRound(QLD, oneBox('KH 6S 8S', 'stand box:1', 'KC 2D', 'w1 push returned 5000')),
      subject: 'w1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/14(2)(e)', 'au-qld/casino-gaming-rule-2024#sch-2/14(2)'],
      expected: '10000',
      recorded: '5000',
      message: 'Wager w1 on main neither won nor lost; 50.00 of its stake of 100.00 was given back.',
    },
    {
      name: 'a cent paid',
      round: blackjackRound(ACT, oneBox('KH 6S 8S', 'stand box:1', 'KC 2D', 'w1 push paid=1')),
      subject: 'w1',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/11.2(g)',
        'au-act/gazette-s196-1992#blackjack/17(c)(i)',
        'au-act/gazette-s196-1992#blackjack/17(c)(ii)',
        'au-act/gazette-s196-1992#blackjack/terms',
        'au-act/gazette-s196-1992#blackjack/17(c)',
      ],
      expected: '0',
      recorded: '1',
      message: 'Wager w1 on main neither won nor lost, and 0.01 was paid on it.',
    },
  ],
  'blackjack/settled-when-stated': [
    {
      name: 'a blackjack paid too early',
      round: blackjackRound(QLD, oneBox('KH TS AH', 'w1 win 15000', '9D', '')),
      subject: 'w1',
      clauses: qld('sch-2/24(2)', 'sch-2/24(3)'),
      expected: 'after-dealers-second-card',
      recorded: 'earlier',
      message: 'Wager w1 on main was settled before the dealer’s second card was dealt.',
    },
    {
      name: 'a hand over 21 collected too late',
      round: blackjackRound(
        ACT,
        'w1 main 10000 box:1; w2 main 10000 box:2 p2; call no-more-bets; box:1 KH; box:2 9H; dealer TS; box:1 6C; box:2 5C; box:1 6S; box:2 4D; w1 lose; dealer 7D; w2 win 10000',
      ),
      subject: 'w1',
      clauses: ['au-act/gazette-s196-1992#blackjack/11.1(b)', 'au-act/gazette-s196-1992#blackjack/11.1'],
      expected: 'at-once',
      recorded: 'later',
      message: 'Wager w1 on main was not settled until after the next card was dealt.',
    },
  ],
};
