import { played } from '../../../support/rounds/blackjack/played';
import { blackjackRound, QLD_CHALLENGE, QLD_SWITCH } from '../../../support/rounds/blackjack/script';
import { tellsOf } from '../../../support/rounds/blackjack/told';

const FOLLOWS = 'wager-follows-the-hands';

describe('blackjack challenge', () => {
  const at = (box: string, dealer: string, settled: string) => played(QLD_CHALLENGE, box, dealer, settled);
  const ODDS = 'blackjack-pays-stated-odds';
  tellsOf([
    ['equal totals lose', at('TH 7C', 'TS 7D', 'w1 lose'), 'complies'],
    ['equal totals are not given back', at('TH 7C', 'TS 7D', 'w1 push'), `${FOLLOWS} 5(2)(h)`],
    ['21 wins against a blackjack', at('TH 6C 5S', 'AS KD', 'w1 win 10000'), 'complies'],
    ['21 does not lose to it', at('TH 6C 5S', 'AS KD', 'w1 lose'), `${FOLLOWS} 5(2)(b)`],
    ['five cards up to 21 win', at('2H 3C 4S 5D 4H', '9S', 'w1 win 10000'), 'complies'],
    ['five cards do not lose', at('2H 3C 4S 5D 4H', 'TS TD', 'w1 lose'), `${FOLLOWS} 5(2)(c)`],
    ['four cards lose', at('2H 3C 4S 5D', 'TS TD', 'w1 lose'), 'complies'],
    ['a blackjack pays 2 to 1', at('AH KC', 'TS 7D', 'w1 win 20000'), 'complies'],
    ['a blackjack does not pay 3 to 2', at('AH KC', 'TS 7D', 'w1 win 15000'), `${ODDS} 11(1)(a)(i)`],
    ['a higher ten-value card pays 5 to 1', at('AH KC', 'TS AD', 'w1 win 50000'), 'complies'],
    ['the same pays 4 to 1', at('AH KC', 'KS AD', 'w1 win 40000'), 'complies'],
    ['the same does not pay 5 to 1', at('AH KC', 'KS AD', 'w1 win 50000'), `${ODDS} 11(1)(b)(ii)`],
    ['a lower one pays 3 to 1', at('AH JC', 'QS AD', 'w1 win 30000'), 'complies'],
    ['a lower one does not pay 4 to 1', at('AH JC', 'QS AD', 'w1 win 40000'), `${ODDS} 11(1)(b)(iii)`],
    ['two blackjacks are no stand-off', at('AH KC', 'TS AD', 'w1 push'), `${FOLLOWS} 5(2)(f)`],
  ]);

  const split = (second: string, dealer: string, settled: string): string =>
    `w1 main 10000 box:1 p1;box:1 AH;dealer ${dealer};box:1 AC;split box:1;w2 split 10000 on w1 hand 2;box:1/1 9C;box:1/2 ${second};${settled}`;
  tellsOf([
    [
      'a split hand may be a blackjack',
      blackjackRound(QLD_CHALLENGE, split('KD', '9S', 'dealer 9D;w1 win 10000;w2 win 20000')),
      'complies',
    ],
    [
      'and is paid as one',
      blackjackRound(QLD_CHALLENGE, split('KD', '9S', 'dealer 9D;w1 win 10000;w2 win 10000')),
      `${ODDS} 6(1)`,
    ],
    [
      'it wins against another',
      blackjackRound(QLD_CHALLENGE, split('KD', 'KS', 'dealer AD;w1 lose;w2 win 40000')),
      'complies',
    ],
  ]);
});

describe('blackjack switch', () => {
  const box = (cards: readonly [string, string, string, string], dealer: string, turn: string, settled: string) =>
    blackjackRound(
      QLD_SWITCH,
      `w1 main 10000 box:1a p1;w2 main 10000 box:1b p1;box:1a ${cards[0]};box:1b ${cards[1]};dealer ${dealer.split(' ')[0] ?? ''};` +
        `box:1a ${cards[2]};box:1b ${cards[3]};${turn};${dealer
          .split(' ')
          .slice(1)
          .map((card) => `dealer ${card}`)
          .join(';')};${settled}`,
    );
  const plain = ['TH', '9C', '8D', 'TC'] as const;
  tellsOf([
    ['a dealer’s 22 gives wagers back', box(plain, 'TS 6D 6H', '', 'w1 push;w2 push'), 'complies'],
    ['22 does not pay', box(plain, 'TS 6D 6H', 'stand box:1a', 'w1 win 10000;w2 push'), `${FOLLOWS} 6(1)(i)`],
    ['23 pays', box(plain, 'TS 6D 7H', '', 'w1 win 10000;w2 win 10000'), 'complies'],
    ['23 does not give back', box(plain, 'TS 6D 7H', 'stand box:1a', 'w1 push;w2 win 10000'), `${FOLLOWS} 6(1)(a)`],
    [
      'without any decision, cards may have been switched',
      box(plain, 'TS 6D 6H', '', 'w1 win 10000;w2 push'),
      'indeterminate',
    ],
    [
      'a blackjack wins 1 to 1 against 22',
      box(['AH', '9C', 'KD', 'TC'], '9S 7D 6H', 'w1 win 10000', 'w2 push'),
      'complies',
    ],
    [
      'a blackjack does not pay 3 to 2',
      box(['AH', '9C', 'KD', 'TC'], '9S TD', 'w1 win 15000', 'w2 push'),
      'blackjack-pays-stated-odds 7(1)',
    ],
    [
      'cards that were switched into 21 are no blackjack',
      box(['AH', 'KC', '5D', 'QC'], 'AS KD', 'switch box:1a', 'w1 lose;w2 lose'),
      'complies',
    ],
    [
      'and are not given back against one',
      box(['AH', 'KC', '5D', 'QC'], 'AS KD', 'switch box:1a', 'w1 push;w2 lose'),
      `${FOLLOWS} 6(1)(g)`,
    ],
    [
      'they win against 20',
      box(['AH', 'KC', '5D', 'QC'], 'TS KD', 'switch box:1a', 'w1 win 10000;w2 lose'),
      'complies',
    ],
    [
      'a blackjack is not paid before the switch',
      box(['AH', 'KC', 'QD', '5C'], '9S TD', 'w1 win 10000;switch box:1a', 'w2 win 10000'),
      `${FOLLOWS} 6(1)(f)`,
    ],
  ]);
});
