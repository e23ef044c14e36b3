import { played } from '../../../support/rounds/blackjack/played';
import { ACT, ACT_OVER_UNDER, ACT_TRIPLE, blackjackRound } from '../../../support/rounds/blackjack/script';
import { tellsOf } from '../../../support/rounds/blackjack/told';

const FOLLOWS = 'wager-follows-the-hands';
const atOnce = (settled: string): { first: string; settled: string } => ({ first: settled, settled: '' });

describe('a hand against the dealer’s', () => {
  tellsOf([
    ['18 wins against 17', played(ACT, 'TH 8C', 'TS 7D', 'w1 win 10000'), 'complies'],
    ['18 does not lose against 17', played(ACT, 'TH 8C', 'TS 7D', 'w1 lose'), `${FOLLOWS} 11.2(b)`],
    ['17 is given back against 17', played(ACT, 'TH 7C', 'TS 7D', 'w1 push'), 'complies'],
    ['17 does not lose against 17', played(ACT, 'TH 7C', 'TS 7D', 'w1 lose'), `${FOLLOWS} 11.2(g)`],
    ['12 wins against 22', played(ACT, 'TH 2C', 'TS 6D 6H', 'w1 win 10000'), 'complies'],
    ['22 loses', played(ACT, 'TH 6C 6S', 'TS', 'w1 lose'), 'complies'],
    ['22 does not win', played(ACT, 'TH 6C 6S', 'TS', 'w1 win 10000'), `${FOLLOWS} 11.2(d)`],
    ['soft 17 stands', played(ACT_OVER_UNDER, 'TH 8C', 'AS 6D', 'w1 win 10000'), 'complies'],
    ['settled before the dealer drew', played(ACT, 'TH 9C', 'TS 7D', atOnce('w1 win 10000')), 'settled-when-stated 17'],
  ]);
});

describe('a blackjack', () => {
  tellsOf([
    ['is paid 3 to 2 at once against a six', played(ACT, 'AH KC', '6S', atOnce('w1 win 15000')), 'complies'],
    ['is paid no less', played(ACT, 'AH KC', '6S', atOnce('w1 win 10000')), 'blackjack-pays-stated-odds 10(a)(i)'],
    ['waits against a ten', played(ACT, 'AH KC', 'TS 7D', atOnce('w1 win 15000')), 'settled-when-stated 17'],
    ['waits against an ace', played(ACT, 'AH KC', 'AS 7D', atOnce('w1 win 15000')), 'settled-when-stated 17'],
    ['paid at once against a king is not faulted', played(ACT, 'AH KC', 'KS 7D', atOnce('w1 win 15000')), 'complies'],
    ['nor if the dealer then has one', played(ACT, 'AH KC', 'KS AD', atOnce('w1 win 15000')), 'indeterminate'],
    ['is given back against another', played(ACT, 'AH KC', 'KS AD', 'w1 push'), 'complies'],
    ['does not win against another', played(ACT, 'AH KC', 'KS AD', 'w1 win 15000'), `${FOLLOWS} 11.2(g)`],
    [
      'wins its stake at once on request',
      played(ACT, 'AH KC', 'AS', atOnce('even-money box:1;w1 win 10000')),
      'complies',
    ],
    [
      'wins no more on request',
      played(ACT, 'AH KC', 'AS', atOnce('even-money box:1;w1 win 15000')),
      'even-money-is-paid-on-request 10(a)(ii)',
    ],
  ]);
});

describe('chips that do not pay exactly', () => {
  const odd = { wager: 'w1 main 2500 box:1 p1', settled: '' };
  const notice = { ...ACT, options: { multiplesOfMinimum: 'required' } };
  const unsaid = { ...ACT, options: {} };
  tellsOf([
    ['paid exactly', played(ACT, 'AH KC', '6S', { ...odd, first: 'w1 win 3750' }), 'complies'],
    ['paid up to the next chip', played(ACT, 'AH KC', '6S', { ...odd, first: 'w1 win 3800' }), 'indeterminate'],
    ['paid up with the notice', played(notice, 'AH KC', '6S', { ...odd, first: 'w1 win 3800' }), 'indeterminate'],
    ['paid down', played(ACT, 'AH KC', '6S', { ...odd, first: 'w1 win 3700' }), 'blackjack-pays-stated-odds 10(a)(i)'],
    [
      'paid down with the notice',
      played(notice, 'AH KC', '6S', { ...odd, first: 'w1 win 3700' }),
      'blackjack-pays-stated-odds 10(a)(i)',
    ],
    [
      'paid a chip too many',
      played(ACT, 'AH KC', '6S', { ...odd, first: 'w1 win 3900' }),
      'blackjack-pays-stated-odds 10(a)(i)',
    ],
    [
      'paid wrongly, with nothing said of a notice',
      played(unsaid, 'AH KC', '6S', { ...odd, first: 'w1 win 2500' }),
      'blackjack-pays-stated-odds 10(a)(i)',
    ],
    [
      'paid on the lower multiple is no second breach',
      played(notice, 'TH 8C', 'TS 7D', { wager: 'w1 main 2550 box:1 p1', settled: 'w1 win 2500' }),
      'stake-in-permitted-steps 4.1(b)',
    ],
    [
      'paid on the lower multiple without a notice',
      played(ACT, 'TH 8C', 'TS 7D', { wager: 'w1 main 2550 box:1 p1', settled: 'w1 win 2500' }),
      'wins-pay-stated-odds 17(a)(ii)',
    ],
  ]);
});

describe('a dealer’s blackjack', () => {
  const doubled = { first: 'double box:1;w2 double 10000 on w1' };
  tellsOf([
    ['takes the double too', played(ACT, '6H 5C 9S', 'AS KD', { ...doubled, settled: 'w1 lose;w2 lose' }), 'complies'],
    [
      'and does not leave it',
      played(ACT, '6H 5C 9S', 'AS KD', { ...doubled, settled: 'w1 lose;w2 void' }),
      'added-wagers-against-dealers-blackjack 11.2(f)',
    ],
  ]);
});

describe('the order of settlements', () => {
  const two = (first: string, second: string, last: string): string =>
    'w1 main 10000 box:1 p1;w2 main 10000 box:2 p2;box:1 TH;box:2 9H;dealer TS;box:1 6C;box:2 5C;' +
    `box:1 6S;${first};box:2 4D;${second};dealer 7D;${last}`;
  tellsOf([
    ['a hand over 21 is collected at once', blackjackRound(ACT, two('w1 lose', '', 'w2 win 10000')), 'complies'],
    ['not after the next card', blackjackRound(ACT, two('', 'w1 lose', 'w2 win 10000')), 'settled-when-stated 11.1(b)'],
    [
      'not with all the others at the end',
      blackjackRound(ACT, two('', '', 'w1 lose;w2 win 10000')),
      'settled-when-stated 11.1(b)',
    ],
  ]);
});

describe('three hands of the dealer', () => {
  const wagers = 'w1 main:1 10000 box:1 p1;w2 main:2 10000 box:1 p1;w3 main:3 10000 box:1 p1;';
  const triple = (settled: readonly [string, string, string]): string =>
    `${wagers}box:1 TH;dealer TS;box:1 8C;stand box:1;dealer/1 7D;${settled[0]};dealer/2 9D;${settled[1]};dealer/3 8D;${settled[2]}`;
  const over = (settled: string): string => `${wagers}box:1 TH;dealer TS;box:1 6C;hit box:1;box:1 9C;${settled}`;
  tellsOf([
    [
      'each wager is against its own',
      blackjackRound(ACT_TRIPLE, triple(['w1 win 10000', 'w2 lose', 'w3 push'])),
      'complies',
    ],
    [
      'and against no other',
      blackjackRound(ACT_TRIPLE, triple(['w1 win 10000', 'w2 win 10000', 'w3 push'])),
      `${FOLLOWS} 11.2(e)`,
    ],
    [
      'settled before its own is dealt',
      blackjackRound(ACT_TRIPLE, triple(['w1 win 10000;w2 lose', '', 'w3 push'])),
      'settled-when-stated 22.13(d)',
    ],
    [
      'settled after the next is dealt',
      blackjackRound(ACT_TRIPLE, triple(['', 'w1 win 10000;w2 lose', 'w3 push'])),
      'settled-when-stated 22.13(a)',
    ],
    ['all are lost over 21', blackjackRound(ACT_TRIPLE, over('w1 lose;w2 lose;w3 lose')), 'complies'],
    ['none is left over 21', blackjackRound(ACT_TRIPLE, over('w1 lose;w2 lose;w3 push')), `${FOLLOWS} 22.8`],
    [
      'a blackjack is paid 3 to 2 on each',
      blackjackRound(ACT_TRIPLE, `${wagers}box:1 AH;dealer 6S;box:1 KC;w1 win 15000;w2 win 15000;w3 win 10000`),
      'blackjack-pays-stated-odds 10(a)(i)',
    ],
    [
      'insurance against second cards that differ is referred',
      blackjackRound(
        ACT_TRIPLE,
        `${wagers}box:1 TH;dealer AS;box:1 8C;i1 insurance 5000 on w1;stand box:1;dealer/1 9D;w1 lose;i1 win 10000;dealer/2 KD;w2 lose;dealer/3 KH;w3 lose`,
      ),
      'indeterminate',
    ],
  ]);
});
