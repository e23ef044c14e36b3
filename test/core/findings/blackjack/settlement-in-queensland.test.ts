import { played } from '../../../support/rounds/blackjack/played';
import { blackjackRound, QLD, QLD_SOFT_17 } from '../../../support/rounds/blackjack/script';
import { tellsOf } from '../../../support/rounds/blackjack/told';

const FOLLOWS = 'wager-follows-the-hands';
const ADDED = 'added-wagers-against-dealers-blackjack';

describe('a hand against the dealer’s', () => {
  tellsOf([
    ['18 wins against 17', played(QLD, 'TH 8C', 'TS 7D', 'w1 win 10000'), 'complies'],
    ['17 does not win against 17', played(QLD, 'TH 7C', 'TS 7D', 'w1 win 10000'), `${FOLLOWS} 14(2)(e)`],
    ['17 is given back against 17', played(QLD, 'TH 7C', 'TS 7D', 'w1 push'), 'complies'],
    ['a stand-off may be called void', played(QLD, 'TH 7C', 'TS 7D', 'w1 void returned 10000'), 'complies'],
    ['16 loses against 17', played(QLD, 'TH 6C', 'TS 7D', 'w1 lose'), 'complies'],
    ['16 is not given back against 17', played(QLD, 'TH 6C', 'TS 7D', 'w1 push'), `${FOLLOWS} 14(2)(g)`],
    ['12 wins against 22', played(QLD, 'TH 2C', 'TS 6D 6H', 'w1 win 10000'), 'complies'],
    ['12 does not lose against 22', played(QLD, 'TH 2C', 'TS 6D 6H', 'w1 lose'), `${FOLLOWS} 14(2)(a)`],
    ['22 loses, and the dealer takes no card', played(QLD, 'TH 6C 6S', 'TS', 'w1 lose'), 'complies'],
    ['22 is not given back', played(QLD, 'TH 6C 6S', 'TS', 'w1 push'), `${FOLLOWS} 14(2)(f)`],
    ['21 of three cards loses to a blackjack', played(QLD, 'TH 6C 5S', 'AS KD', 'w1 lose'), 'complies'],
    ['21 of three cards is no blackjack', played(QLD, 'TH 6C 5S', 'AS KD', 'w1 push'), `${FOLLOWS} 14(2)(d)`],
    ['without the dealer’s cards it cannot be told', played(QLD, 'TH 8C', 'TS', 'w1 win 10000'), 'indeterminate'],
    ['without a settlement it cannot be told', played(QLD, 'TH 8C', 'TS 7D', ''), 'indeterminate'],
    ['soft 17 stands', played(QLD, 'TH 8C', 'AS 6D', 'w1 win 10000'), 'complies'],
    ['soft 17 draws on', played(QLD_SOFT_17, 'TH 8C', 'AS 6D 2C', 'w1 lose'), 'complies'],
  ]);
});

describe('a blackjack', () => {
  const paidAtOnce = { first: 'w1 win 15000', settled: '' };
  tellsOf([
    ['wins 3 to 2 against 2 to 9', played(QLD, 'AH KC', '6S', paidAtOnce), 'complies'],
    [
      'wins no less',
      played(QLD, 'AH KC', '6S', { first: 'w1 win 14999', settled: '' }),
      'blackjack-pays-stated-odds 15(2)',
    ],
    [
      'wins no more',
      played(QLD, 'AH KC', '6S', { first: 'w1 win 20000', settled: '' }),
      'blackjack-pays-stated-odds 15(2)',
    ],
    ['wins after the dealer’s second card', played(QLD, 'AH KC', 'TS 7D', 'w1 win 15000'), 'complies'],
    ['wins against 21 of three cards', played(QLD, 'AH KC', 'TS 6D 5H', 'w1 win 15000'), 'complies'],
    ['is given back against another', played(QLD, 'AH KC', 'TS AD', 'w1 push'), 'complies'],
    ['does not win against another', played(QLD, 'AH KC', 'TS AD', 'w1 win 15000'), `${FOLLOWS} 14(2)(e)`],
    ['waits for the second card', played(QLD, 'AH KC', 'TS 7D', paidAtOnce), 'settled-when-stated 24(2)'],
    [
      'paid early against another is one breach',
      played(QLD, 'AH KC', 'AS KD', paidAtOnce),
      'settled-when-stated 24(2)',
    ],
  ]);
});

describe('a blackjack paid at once on request', () => {
  const asked = 'even-money box:1';
  tellsOf([
    ['wins its stake', played(QLD, 'AH KC', 'AS', { first: `${asked};w1 win 10000`, settled: '' }), 'complies'],
    [
      'wins it whatever the dealer has',
      played(QLD, 'AH KC', 'AS KD', { first: `${asked};w1 win 10000`, settled: '' }),
      'complies',
    ],
    [
      'wins no more',
      played(QLD, 'AH KC', 'AS 7D', { first: `${asked};w1 win 15000`, settled: '' }),
      'even-money-is-paid-on-request 24(4)',
    ],
    [
      'is not given back',
      played(QLD, 'AH KC', 'AS KD', { first: asked, settled: 'w1 push' }),
      'even-money-is-paid-on-request 24(4)',
    ],
    [
      'shows in the payment where no decision is told',
      played(QLD, 'AH KC', 'AS 7D', { first: 'w1 win 10000', settled: '' }),
      'complies',
    ],
    ['may have been asked for, if no decision is told', played(QLD, 'AH KC', 'AS KD', 'w1 win 10000'), 'indeterminate'],
    [
      'was not, if decisions are told',
      played(QLD, 'AH KC', 'AS 7D', { first: 'stand box:1', settled: 'w1 win 10000' }),
      'blackjack-pays-stated-odds 15(2)',
    ],
    ['is not for a ten', played(QLD, 'AH KC', 'TS 7D', 'w1 win 10000'), 'blackjack-pays-stated-odds 15(2)'],
  ]);
});

describe('insurance', () => {
  const insured = 'call insurance;w2 insurance 5000 on w1';
  tellsOf([
    [
      'wins 2 to 1 on a ten',
      played(QLD, 'TH 8C', 'AS KD', { first: insured, settled: 'w2 win 10000;w1 lose' }),
      'complies',
    ],
    [
      'wins no less',
      played(QLD, 'TH 8C', 'AS KD', { first: insured, settled: 'w2 win 5000;w1 lose' }),
      'insurance-pays-stated-odds 25(4)',
    ],
    [
      'does not lose on a ten',
      played(QLD, 'TH 8C', 'AS KD', { first: insured, settled: 'w2 lose;w1 lose' }),
      'insurance-follows-the-second-card 25(4)',
    ],
    ['loses on a nine', played(QLD, 'TH 8C', 'AS 9D', { first: insured, settled: 'w2 lose;w1 lose' }), 'complies'],
    [
      'does not win on a nine',
      played(QLD, 'TH 8C', 'AS 9D', { first: insured, settled: 'w2 win 10000;w1 lose' }),
      'insurance-follows-the-second-card 25(4)',
    ],
    [
      'is not collected before the second card',
      played(QLD, 'TH 8C', 'AS 9D', { first: `${insured};w2 lose`, settled: 'w1 lose' }),
      'settled-when-stated 25(5)',
    ],
    [
      'needs the second card',
      played(QLD, 'TH 8C 7S', 'AS', { first: insured, settled: 'w2 lose;w1 lose' }),
      'indeterminate',
    ],
  ]);
});

describe('a dealer’s blackjack', () => {
  const doubled = 'double box:1;w2 double 10000 on w1';
  const round = (settled: string, second = 'TD'): string =>
    `w1 main 10000 box:1 p1;box:1 8H;dealer AS;box:1 8C;split box:1;w2 split 10000 on w1 hand 2;` +
    `box:1/1 TC;stand box:1/1;box:1/2 ${second};dealer KD;${settled}`;
  const busted = (settled: string): string => round(settled, '7D;hit box:1/2;box:1/2 9D');
  tellsOf([
    [
      'takes the original wager, not the double',
      played(QLD, '6H 5C 9S', 'AS KD', { first: doubled, settled: 'w1 lose;w2 void' }),
      'complies',
    ],
    [
      'does not take the double',
      played(QLD, '6H 5C 9S', 'AS KD', { first: doubled, settled: 'w1 lose;w2 lose' }),
      `${ADDED} 14(3)(i)`,
    ],
    [
      'takes the original wager all the same',
      played(QLD, '6H 5C 9S', 'AS KD', { first: doubled, settled: 'w1 push;w2 void' }),
      `${ADDED} 14(3)(h)`,
    ],
    ['takes no split wager', blackjackRound(QLD, round('w1 lose;w2 void')), 'complies'],
    ['takes no two wagers', blackjackRound(QLD, round('w1 lose;w2 lose')), `${ADDED} 14(3)(i)`],
    ['takes one of two', blackjackRound(QLD, round('w1 push;w2 lose')), 'complies'],
    ['takes at least one', blackjackRound(QLD, round('w1 push;w2 push')), `${ADDED} 14(3)(h)`],
    ['leaves a hand over 21 lost', blackjackRound(QLD, busted('w2 lose;w1 lose')), 'complies'],
    ['or has its wager given back', blackjackRound(QLD, busted('w2 void;w1 lose')), 'complies'],
  ]);
});

describe('a doubled hand', () => {
  const doubled = 'double box:1;w2 double 10000 on w1';
  tellsOf([
    [
      'wins 1 to 1 on both wagers',
      played(QLD, '6H 5C 9S', 'TS 9D', { first: doubled, settled: 'w1 win 10000;w2 win 10000' }),
      'complies',
    ],
    [
      'shares the result',
      played(QLD, '6H 5C 9S', 'TS 9D', { first: doubled, settled: 'w1 win 10000;w2 push' }),
      `${FOLLOWS} 14(2)(b)`,
    ],
    [
      'is paid on the double too',
      played(QLD, '6H 5C 9S', 'TS 9D', { first: doubled, settled: 'w1 win 10000;w2 win 5000' }),
      'wins-pay-stated-odds 15(1)',
    ],
    [
      'counts its first ace as one',
      played(QLD, 'AH 8C 9S', 'TS 9D', { first: doubled, settled: 'w1 lose;w2 lose' }),
      'complies',
    ],
    [
      'does not count it as eleven',
      played(QLD, 'AH 8C TS', 'TS 8D', { first: doubled, settled: 'w1 push;w2 push' }),
      `${FOLLOWS} 14(2)(b), ${FOLLOWS} 14(2)(b)`,
    ],
  ]);
});

describe('money', () => {
  tellsOf([
    [
      'none of a losing wager goes back',
      played(QLD, 'TH 6C', 'TS 7D', 'w1 lose returned 5000'),
      'losing-wager-is-collected 14(2)(g)',
    ],
    [
      'nothing is paid on a losing wager',
      played(QLD, 'TH 6C', 'TS 7D', 'w1 lose paid=100'),
      'losing-wager-is-collected 14(2)(g)',
    ],
    [
      'a stand-off gives back the whole stake',
      played(QLD, 'TH 7C', 'TS 7D', 'w1 push returned 5000'),
      'stand-off-returns-the-stake 14(2)(e)',
    ],
    ['and no more', played(QLD, 'TH 7C', 'TS 7D', 'w1 push paid=100'), 'stand-off-returns-the-stake 14(2)(e)'],
    ['a win is paid 1 to 1', played(QLD, 'TH 8C', 'TS 7D', 'w1 win 15000'), 'wins-pay-stated-odds 15(1)'],
    [
      '21 after splitting is no blackjack',
      blackjackRound(
        QLD,
        'w1 main 10000 box:1 p1;box:1 AH;dealer 9S;box:1 AC;split box:1;w2 split 10000 on w1 hand 2;box:1/1 KC;box:1/2 5D;dealer 9D;w1 win 15000;w2 lose',
      ),
      'wins-pay-stated-odds 27(4)(c)',
    ],
  ]);
});
