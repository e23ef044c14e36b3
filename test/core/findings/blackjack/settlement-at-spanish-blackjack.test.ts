import { played } from '../../../support/rounds/blackjack/played';
import { blackjackRound, QLD_SPANISH } from '../../../support/rounds/blackjack/script';
import { tellsOf } from '../../../support/rounds/blackjack/told';

const FOLLOWS = 'wager-follows-the-hands';
const at = (box: string, dealer: string, around: Parameters<typeof played>[3]) =>
  played(QLD_SPANISH, box, dealer, around);

describe('a blackjack or 21', () => {
  tellsOf([
    ['a blackjack wins at once', at('AH KC', 'AS', { first: 'w1 win 15000', settled: '' }), 'complies'],
    [
      'a blackjack wins before another is dealt, not after',
      at('AH KC', 'AS KD', 'w1 win 15000'),
      'settled-when-stated 7',
    ],
    ['a blackjack is not given back', at('AH KC', 'AS KD', 'w1 push'), `${FOLLOWS} 5(2)(c)`],
    ['21 wins without the dealer’s cards', at('KH 6C 5S', 'AS', 'w1 win 10000'), 'complies'],
    [
      '21 is paid before the dealer’s next card, not after',
      at('KH 6C 5S', 'AS KD', 'w1 win 10000'),
      'settled-when-stated 7',
    ],
    ['21 is not given back', at('KH 6C 5S', 'AS KD', 'w1 push'), `${FOLLOWS} 5(2)(d)`],
    ['20 loses to a blackjack', at('KH QC', 'AS KD', 'w1 lose'), 'complies'],
    ['20 is given back against 20', at('KH QC', 'JS KD', 'w1 push'), 'complies'],
    ['20 does not win against 20', at('KH QC', 'JS KD', 'w1 win 10000'), `${FOLLOWS} 5(2)(e)`],
  ]);
});

describe('hands with odds of their own', () => {
  const BONUS = 'bonus-hands-pay-stated-odds 6(1)';
  const paying = (box: string, paid: number) => at(box, '9S', `w1 win ${String(paid)}`);
  tellsOf([
    ['five cards pay 3 to 2', paying('2H 4C 5S 4D 6H', 15000), 'complies'],
    ['five cards pay no less', paying('2H 4C 5S 4D 6H', 10000), BONUS],
    ['six cards pay 2 to 1', paying('2H 4C 5S 4D 3H 3C', 20000), 'complies'],
    ['six cards do not pay as five', paying('2H 4C 5S 4D 3H 3C', 15000), BONUS],
    ['seven cards pay 3 to 1', paying('2H 4C 3S 4D 3H 3C 2S', 30000), 'complies'],
    ['eight cards pay 3 to 1', paying('2H 2C 2D 4D 3H 3C 2S 3D', 30000), 'complies'],
    ['6, 7, 8 pay 3 to 2', paying('6H 7C 8S', 15000), 'complies'],
    ['8, 6, 7 of one suit pay 2 to 1', paying('8H 6H 7H', 20000), 'complies'],
    ['6, 7, 8 of spades pay 3 to 1', paying('6S 7S 8S', 30000), 'complies'],
    ['6, 7, 8 of clubs do not', paying('6C 7C 8C', 30000), BONUS],
    ['three sevens pay 3 to 2', paying('7H 7C 7S', 15000), 'complies'],
    ['three sevens of hearts pay 2 to 1', paying('7H 7H 7H', 20000), 'complies'],
    ['three sevens of spades pay 3 to 1', paying('7S 7S 7S', 30000), 'complies'],
    ['9, 7, 5 pay 1 to 1', paying('9H 7C 5S', 10000), 'complies'],
    ['9, 7, 5 pay no more', paying('9H 7C 5S', 15000), 'wins-pay-stated-odds 6(2)'],
    [
      'a doubled hand is paid 1 to 1',
      at('6H 7C 8S', '9S', { first: 'double box:1;w2 double 10000 on w1', settled: 'w1 win 10000;w2 win 10000' }),
      'complies',
    ],
    [
      'a doubled hand is paid no bonus',
      at('6H 7C 8S', '9S', { first: 'double box:1;w2 double 10000 on w1', settled: 'w1 win 15000;w2 win 10000' }),
      'wins-pay-stated-odds 9(6)',
    ],
  ]);
});

describe('the super bonus', () => {
  const sevens = (stake: number, paid: number, dealer = '7S') =>
    at('7H 7H 7H', dealer, { wager: `w1 main ${String(stake)} box:1 p1`, settled: `w1 win ${String(paid)}` });
  const LACKS = 'super-bonus-is-paid 6(4)';
  tellsOf([
    ['of $1000 for a wager of $24', sevens(2400, 4800 + 100_000), 'complies'],
    ['of $5000 for a wager of $25', sevens(2500, 5000 + 500_000), 'complies'],
    ['not left out', sevens(2500, 5000), LACKS],
    ['not the lower one for $25', sevens(2500, 5000 + 100_000), LACKS],
    ['not the higher one for $24', sevens(2400, 4800 + 500_000), LACKS],
    ['open between the two', sevens(2450, 4900 + 500_000), 'indeterminate'],
    ['none against an eight', sevens(2500, 5000, '8S'), 'complies'],
    ['another amount is a wrong payment', sevens(2500, 6000), 'bonus-hands-pay-stated-odds 6(1)'],
    ['none paid where none is due', sevens(2500, 505_000, '8S'), 'super-bonus-is-paid 6(4)'],
    [
      'and $50 for another player',
      blackjackRound(
        QLD_SPANISH,
        'w1 main 2500 box:1 p1;w2 main 2500 box:2 p2;box:1 7H;box:2 9C;dealer 7S;box:1 7H;box:2 9D;hit box:1;box:1 7H;w1 win 505000;stand box:2;dealer JD;w2 win 7500',
      ),
      'complies',
    ],
    [
      'which may stand elsewhere',
      blackjackRound(
        QLD_SPANISH,
        'w1 main 2500 box:1 p1;w2 main 2500 box:2 p2;box:1 7H;box:2 9C;dealer 7S;box:1 7H;box:2 9D;hit box:1;box:1 7H;w1 win 505000;stand box:2;dealer JD;w2 win 2500',
      ),
      'indeterminate',
    ],
  ]);
});

describe('surrender', () => {
  const given = { first: 'surrender box:1' };
  const HALF = 'surrender-costs-half';
  tellsOf([
    ['costs half', at('KH 6C', 'KS 7D', { ...given, settled: 'w1 lose returned 5000' }), 'complies'],
    ['costs no more', at('KH 6C', 'KS 7D', { ...given, settled: 'w1 lose' }), `${HALF} 8(5)`],
    ['costs no less', at('KH 6C', 'KS 7D', { ...given, settled: 'w1 push' }), `${HALF} 8(5)`],
    ['is lost whole to a blackjack', at('KH 6C', 'KS AD', { ...given, settled: 'w1 lose' }), 'complies'],
    [
      'gives back nothing against a blackjack',
      at('KH 6C', 'KS AD', { ...given, settled: 'w1 lose returned 5000' }),
      `${HALF} 8(4)`,
    ],
    ['shows in what was given back', at('KH 6C', 'KS 7D', 'w1 lose returned 5000'), 'complies'],
    [
      'does not, once the hand was played',
      at('KH 6C', 'KS 7D', { first: 'stand box:1', settled: 'w1 lose returned 5000' }),
      'losing-wager-is-collected 5(2)(g)',
    ],
    [
      'waits for the dealer’s hand',
      at('KH 6C', 'KS 7D', { first: 'surrender box:1;w1 lose returned 5000', settled: '' }),
      'settled-when-stated 8(5)',
    ],
  ]);
});

describe('a double that is taken back', () => {
  const doubled = 'double box:1;w2 double 10000 on w1';
  tellsOf([
    [
      'gives up the original wager',
      at('6H 5C 2S', 'KS', { first: doubled, settled: 'w1 lose;withdraw w2' }),
      'complies',
    ],
    ['may show in the settlement', at('6H 5C 2S', 'KS', { first: doubled, settled: 'w1 lose;w2 void' }), 'complies'],
    [
      'does not give the original back',
      at('6H 5C 2S', 'KS', { first: doubled, settled: 'w1 push;withdraw w2' }),
      'withdrawn-double-forfeits-the-wager 9(7)',
    ],
    [
      'is not to be had over 21',
      at('9H 5C 8S', 'KS', { first: doubled, settled: 'w1 lose;w2 void' }),
      `${FOLLOWS} 5(2)(f)`,
    ],
  ]);
});

describe('a dealer’s blackjack after a split', () => {
  const ADDED = 'added-wagers-against-dealers-blackjack';
  const split = (first: string, settled: string): string =>
    `w1 main 10000 box:1 p1;box:1 8H;dealer AS;box:1 8C;split box:1;w2 split 10000 on w1 hand 2;${first};box:1/2 9D;stand box:1/2;dealer KD;${settled}`;
  const open = 'box:1/1 JC;stand box:1/1';
  const won = 'box:1/1 3C;hit box:1/1;box:1/1 JC;w1 win 10000';
  tellsOf([
    ['takes the first hand’s wager', blackjackRound(QLD_SPANISH, split(open, 'w1 lose;w2 void')), 'complies'],
    ['not the other', blackjackRound(QLD_SPANISH, split(open, 'w1 lose;w2 lose')), `${ADDED} 10(5)`],
    ['takes the other’s where the first has won', blackjackRound(QLD_SPANISH, split(won, 'w2 lose')), 'complies'],
    ['and does not leave it', blackjackRound(QLD_SPANISH, split(won, 'w2 void')), `${ADDED} 10(7)`],
  ]);
});
