import type { Complying } from '../cases';
import { DOUBLE, INSURED, oneBox, SPLIT } from './forms';
import { ACT, blackjackRound, QLD, QLD_SPANISH } from './script';

export const SETTLEMENT_LAWFUL: Readonly<Record<string, Complying>> = {
  'blackjack/wager-follows-the-hands': {
    name: 'twenty-one of three cards against a blackjack',
    round: blackjackRound(QLD, oneBox('KH AS 6S', 'hit box:1; box:1 5C', 'KD', 'w1 lose')),
    subjects: ['w1'],
  },
  'blackjack/added-wagers-against-dealers-blackjack': {
    name: 'one of two split wagers taken',
    round: blackjackRound(
      QLD,
      oneBox(
        '8H AS 8C',
        `${SPLIT}; box:1/1 TC; stand box:1/1; box:1/2 TD; stand box:1/2`,
        'KD',
        'w1 lose; w2 void returned 10000',
      ),
    ),
    subjects: ['w1', 'w2'],
  },
  'blackjack/withdrawn-double-forfeits-the-wager': {
    name: 'the doubled portion given back',
    round: blackjackRound(
      QLD_SPANISH,
      oneBox('6H KS 5C', `${DOUBLE}; box:1 2S`, '', 'w1 lose; w2 void returned 10000'),
    ),
    subjects: ['w1', 'w2'],
  },
  'blackjack/surrender-costs-half': {
    name: 'all of it taken by a blackjack',
    round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6C', 'surrender box:1', 'AD', 'w1 lose')),
    subjects: ['w1'],
  },
  'blackjack/insurance-follows-the-second-card': {
    name: 'won on a jack',
    round: blackjackRound(
      QLD,
      oneBox('KH AS 9S', `call insurance; ${INSURED}; stand box:1`, 'JD', 'w2 win 10000; w1 lose'),
    ),
    subjects: ['w2'],
  },
  'blackjack/even-money-is-paid-on-request': {
    name: 'paid although the dealer has a blackjack',
    round: blackjackRound(QLD, oneBox('KH AS AH', 'even-money box:1; w1 win 10000', 'KD', '')),
    subjects: ['w1'],
  },
  'blackjack/wins-pay-stated-odds': {
    name: 'twenty-one after a split',
    round: blackjackRound(
      QLD,
      oneBox('AH 9S AC', `${SPLIT}; box:1/1 KC; box:1/2 9D`, '9H', 'w1 win 10000; w2 win 10000'),
    ),
    subjects: ['w1', 'w2'],
  },
  'blackjack/bonus-hands-pay-stated-odds': {
    name: 'seven cards',
    round: blackjackRound(
      QLD_SPANISH,
      oneBox('2H 9S 4C', 'box:1 3S; box:1 4D; box:1 3H; box:1 3C; box:1 2S; w1 win 30000', '', ''),
    ),
    subjects: ['w1'],
  },
  'blackjack/insurance-pays-stated-odds': {
    name: 'paid 2 to 1',
    round: blackjackRound(ACT, oneBox('KH AS 9S', `${INSURED}; stand box:1`, 'KD', 'w2 win 10000; w1 lose')),
    subjects: ['w2'],
  },
  'blackjack/super-bonus-is-paid': {
    name: 'with a wager of 25.00',
    round: blackjackRound(
      QLD_SPANISH,
      oneBox('7H 7S 7H', 'hit box:1; box:1 7H; w1 win 505000', '', '').replace('main 10000', 'main 2500'),
    ),
    subjects: ['w1'],
  },
  'blackjack/stand-off-returns-the-stake': {
    name: 'two blackjacks',
    round: blackjackRound(QLD, oneBox('KH TS AH', '', 'AD', 'w1 push returned 10000')),
    subjects: ['w1'],
  },
  'blackjack/settled-when-stated': {
    name: 'a blackjack paid after the second card, and before the third',
    round: blackjackRound(
      QLD,
      'w1 main 10000 box:1; w2 main 10000 box:2 p2; call no-more-bets; box:1 KH; box:2 9H; dealer TS; box:1 AC; box:2 9C; stand box:2; dealer 2D; w1 win 15000; dealer 8D; w2 lose',
    ),
    subjects: ['w1'],
  },
  'blackjack/blackjack-pays-stated-odds': {
    name: 'after the dealer’s second card',
    round: blackjackRound(ACT, oneBox('KH TS AH', '', '9D', 'w1 win 15000')),
    subjects: ['w1'],
  },
};
