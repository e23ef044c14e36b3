import type { Complying } from '../cases';
import {
  atSwitch,
  BOTH,
  DOUBLE,
  DOUBLED,
  INSURED,
  LOST,
  oneBox,
  shared,
  SPLIT,
  STANDS,
  switchedAfter,
  TWO_ON_BOX,
  twoBoxes,
  WON,
} from './forms';
import { ACT, QLD, QLD_SPANISH, QLD_SWITCH, blackjackRound } from './script';

/** For every check of how a round is played, a round just within its rule. */
export const PLAY_LAWFUL: Readonly<Record<string, Complying>> = {
  'blackjack/decks-as-stated': {
    name: 'six decks',
    round: blackjackRound(ACT, STANDS, { equipment: { decks: 6 } }),
    subjects: ['equipment'],
  },
  'blackjack/no-jokers': {
    name: 'none',
    round: blackjackRound(ACT, STANDS),
    subjects: ['equipment'],
  },
  'blackjack/taken-out-cards-are-not-dealt': {
    name: 'a king',
    round: blackjackRound(QLD_SPANISH, STANDS),
    subjects: ['cards'],
  },
  'blackjack/cut-deep-enough': {
    name: 'a deck',
    round: blackjackRound(ACT, `shuffle; cut depth=52 back=60; burn down; ${STANDS}`),
    subjects: ['events[1]'],
  },
  'blackjack/cutting-card-far-from-back': {
    name: 'a deck',
    round: blackjackRound(QLD, `shuffle; cut depth=100 back=52; ${STANDS}`),
    subjects: ['events[1]'],
  },
  'blackjack/cutting-card-not-too-far-in': {
    name: 'half of eight decks',
    round: blackjackRound(ACT, `shuffle; cut depth=100 back=208; burn down; ${STANDS}`),
    subjects: ['events[1]'],
  },
  'blackjack/new-shoe-burns-first-card': {
    name: 'one card burnt',
    round: blackjackRound(ACT, `shuffle; burn down; ${STANDS}`),
    subjects: ['shoe'],
  },
  'blackjack/burnt-card-face-as-stated': {
    name: 'a card burnt face down',
    round: blackjackRound(ACT, `shuffle; burn down; ${STANDS}`),
    subjects: ['events[1]'],
  },
  'blackjack/cutting-card-ends-the-shoe': {
    name: 'a shuffle at the start of a round',
    round: blackjackRound(ACT, `cutting-card; shuffle; burn down; ${STANDS}`),
    subjects: ['shoe'],
  },
  'blackjack/players-on-box-as-stated': {
    name: 'three players',
    round: blackjackRound(ACT, shared('p1', 'p2', 'p3')),
    subjects: ['box:1'],
  },
  'blackjack/original-wagers-on-box-as-stated': {
    name: 'equal wagers',
    round: blackjackRound(QLD_SWITCH, atSwitch(STANDS)),
    subjects: ['box:1'],
  },
  'blackjack/cards-face-as-stated': {
    name: 'a card face up',
    round: blackjackRound(QLD, STANDS.replace('box:1 9S', 'box:1 9S up')),
    subjects: ['cards'],
  },
  'blackjack/first-cards-dealt-in-order': {
    name: 'the first box before the second',
    round: blackjackRound(
      QLD,
      twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C', 'dealer KC; dealer 2D', BOTH),
    ),
    subjects: ['deal'],
  },
  'blackjack/insurance-only-against-stated-card': {
    name: 'against an ace',
    round: blackjackRound(ACT, oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)),
    subjects: ['w2'],
  },
  'blackjack/insurance-before-additional-cards': {
    name: 'before a third card',
    round: blackjackRound(QLD, oneBox('KH AS 5H', `${INSURED}; box:1 5S; stand box:1`, '8H', `w2 lose; ${WON}`)),
    subjects: ['w2'],
  },
  'blackjack/even-money-only-on-blackjack-against-ace': {
    name: 'a blackjack against an ace',
    round: blackjackRound(QLD, oneBox('KH AS AH', `even-money box:1; ${WON}`, '', '')),
    subjects: ['box:1'],
  },
  'blackjack/surrender-only-where-offered': {
    name: 'against a king',
    round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6H', 'surrender box:1', '8H', 'w1 lose returned 5000')),
    subjects: ['box:1'],
  },
  'blackjack/only-permitted-decisions': {
    name: 'a decision to stand',
    round: blackjackRound(ACT, STANDS),
    subjects: ['box:1'],
  },
  'blackjack/box-decided-by-one-player': {
    name: 'one of two players',
    round: blackjackRound(
      QLD,
      `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1 by p1; dealer KC; dealer 2D; ${BOTH}`,
    ),
    subjects: ['box:1'],
  },
  'blackjack/switch-before-other-decisions': {
    name: 'before standing',
    round: blackjackRound(QLD_SWITCH, switchedAfter('switch box:1a; stand box:1a')),
    subjects: ['box:1'],
  },
  'blackjack/hands-played-in-order': {
    name: 'the first box first',
    round: blackjackRound(
      QLD,
      twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 5C', 'box:1 4D; box:2 4S; dealer KC; dealer 2D', BOTH),
    ),
    subjects: ['deal'],
  },
  'blackjack/split-only-on-equal-cards': {
    name: 'a king and a queen',
    round: blackjackRound(QLD, oneBox('KH 6S QS', `${SPLIT}; box:1/1 9H; box:1/2 9D`, 'KC 2D', BOTH)),
    subjects: ['box:1'],
  },
  'blackjack/split-hands-within-stated-number': {
    name: 'two hands',
    round: blackjackRound(QLD, oneBox('8H 6S 8S', `${SPLIT}; box:1/1 AC; box:1/2 AD`, 'KC 2D', BOTH)),
    subjects: ['box:1'],
  },
  'blackjack/split-hands-played-one-by-one': {
    name: 'the first hand at once',
    round: blackjackRound(QLD, oneBox('8H 6S 8S', `${SPLIT}; box:1/1 5C; box:1/1 6C; box:1/2 AD`, 'KC 2D', BOTH)),
    subjects: ['box:1'],
  },
  'blackjack/split-aces-draw-stated-cards': {
    name: 'one card each',
    round: blackjackRound(QLD, oneBox('AH 6S AS', `${SPLIT}; box:1/1 8C; box:1/2 8D`, 'KC 2D', BOTH)),
    subjects: ['box:1', 'box:1/2'],
  },
  'blackjack/double-only-on-stated-hands': {
    name: 'two cards that count eleven',
    round: blackjackRound(ACT, DOUBLED),
    subjects: ['box:1'],
  },
  'blackjack/doubled-hand-draws-stated-cards': {
    name: 'one card',
    round: blackjackRound(QLD, DOUBLED),
    subjects: ['box:1'],
  },
  'blackjack/double-withdrawn-as-stated': {
    name: 'with eighteen',
    round: blackjackRound(QLD_SPANISH, oneBox('KH 6S 6D', `${DOUBLE}; box:1 2S; withdraw w2`, '', LOST)),
    subjects: ['w2'],
  },
  'blackjack/added-stake-as-stated': {
    name: 'a double of the same amount',
    round: blackjackRound(ACT, DOUBLED),
    subjects: ['w2'],
  },
  'blackjack/player-draws-only-below-stated-total': {
    name: 'a card on twenty',
    round: blackjackRound(QLD, oneBox('KH 6S 5H', 'box:1 5D; hit box:1; box:1 KS; w1 lose', '', '')),
    subjects: ['box:1'],
  },
  'blackjack/player-draws-to-stated-total': {
    name: 'twelve',
    round: blackjackRound(ACT, oneBox('6H 6S 6D', 'stand box:1', 'KC 2D', LOST)),
    subjects: ['box:1'],
  },
  'blackjack/no-card-after-standing': {
    name: 'a card before standing',
    round: blackjackRound(QLD, oneBox('KH 6S 5H', 'hit box:1; box:1 4D; stand box:1', 'KC 2D', WON)),
    subjects: ['box:1'],
  },
  'blackjack/undecided-hand-drawn-as-stated': {
    name: 'a card on eleven',
    round: blackjackRound(QLD, oneBox('5H 6S 6D', 'none box:1; box:1 8D', 'KC 2D', WON)),
    subjects: ['box:1'],
  },
  'blackjack/dealers-second-card-after-the-players': {
    name: 'after a card',
    round: blackjackRound(QLD, oneBox('KH 6S 5S', 'box:1 4D', 'KC 2D', WON)),
    subjects: ['dealer'],
  },
  'blackjack/dealer-draws-or-stands': {
    name: 'drew on sixteen',
    round: blackjackRound(QLD, STANDS),
    subjects: ['dealer'],
  },
  'blackjack/dealer-draws-no-needless-card': {
    name: 'no card with every hand over twenty-one',
    round: blackjackRound(QLD, oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', '', '')),
    subjects: ['dealer'],
  },
  'blackjack/announced-total-matches-the-cards': {
    name: 'the total',
    round: blackjackRound(QLD, oneBox('KH 6S 9S', 'announce box:1 19; stand box:1', 'KC 2D', WON)),
    subjects: ['box:1'],
  },
};
