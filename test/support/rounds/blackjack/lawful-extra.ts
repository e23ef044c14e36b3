import type { Complying } from '../cases';
import { beside } from './extra';
import { ACT_OVER_UNDER, blackjackRound, QLD } from './script';

const THREE = {
  wagers: [2, 3, 4].map((id) => `w${String(id)} star-pairs 1000 box:1 p${String(id)}`).join('; '),
  settled: [2, 3, 4].map((id) => `w${String(id)} win 8000 returned 1000`).join('; '),
};

export const EXTRA_LAWFUL: Readonly<Record<string, Complying>> = {
  'blackjack/additional-wager-follows-its-cards': {
    name: 'an ace counts as one for under 13',
    round: blackjackRound(
      ACT_OVER_UNDER,
      beside({
        wagers: 'w2 under-13 1000 box:1; w3 over-13 1000 box:1',
        cards: 'AH 6S 9D',
        settled: 'w2 win 1000 returned 1000; w3 lose',
      }),
    ),
    subjects: ['w2', 'w3'],
  },
  'blackjack/additional-wins-pay-stated-odds': {
    name: 'a mixed pair with eight decks',
    round: blackjackRound(
      QLD,
      beside({ wagers: 'w2 perfect-pair 1000 box:1', cards: '9H 6S 9C', settled: 'w2 win 6000 returned 1000' }),
    ),
    subjects: ['w2'],
  },
  'blackjack/additional-prizes-are-paid': {
    name: 'a six, a seven and an eight',
    round: blackjackRound(
      QLD,
      beside({
        wagers: 'w2 bonus-blackjack 100 box:1',
        cards: '6H 6S 7D',
        play: 'hit box:1; box:1 8C',
        end: 'w1 win 10000 returned 10000; w2 win 5000 returned 100',
      }),
    ),
    subjects: ['w2'],
  },
  'blackjack/additional-wager-goes-with-a-game-wager': {
    name: 'another player’s wager on the box is enough for perfect pairs',
    round: blackjackRound(
      QLD,
      beside({ wagers: 'w2 perfect-pair 1000 box:1 p2', settled: 'w2 win 12000 returned 1000' }),
    ),
    subjects: ['w2'],
  },
  'blackjack/additional-wager-before-first-card': {
    name: 'a wager that came after the first card is given back',
    round: blackjackRound(
      QLD,
      beside({ wagers: '', settled: 'w2 void returned 1000' }).replace(
        'dealer 6S',
        'w2 any-pair 1000 box:1; dealer 6S',
      ),
    ),
    subjects: ['w2'],
  },
  'blackjack/additional-wager-by-the-boxs-player': {
    name: 'the player who decides on a shared box',
    round: blackjackRound(
      QLD,
      beside({
        wagers: 'w2 main 10000 box:1 p2; w3 bonus-blackjack 100 box:1 p1',
        play: 'stand box:1 by p1; w3 lose',
        end: 'w1 win 10000 returned 10000; w2 win 10000 returned 10000',
      }),
    ),
    subjects: ['w3'],
  },
  'blackjack/additional-wagers-per-box-as-stated': {
    name: 'three wagers on a box',
    round: blackjackRound(QLD, beside(THREE)),
    subjects: ['w2', 'w3', 'w4'],
  },
  'blackjack/additional-stake-of-the-stated-amount': {
    name: 'one dollar on bonus blackjack',
    round: blackjackRound(QLD, beside({ wagers: 'w2 bonus-blackjack 100 box:1', play: 'stand box:1; w2 lose' })),
    subjects: ['w2'],
  },
  'blackjack/additional-stake-not-above-original': {
    name: 'as much as the original wager',
    round: blackjackRound(
      ACT_OVER_UNDER,
      beside({ wagers: 'w2 over-13 10000 box:1', settled: 'w2 win 10000 returned 10000' }),
    ),
    subjects: ['w2'],
  },
  'blackjack/additional-wager-settled-when-stated': {
    name: 'settled after the first cards and before the next',
    round: blackjackRound(
      ACT_OVER_UNDER,
      beside({
        wagers: 'w2 over-13 1000 box:1',
        cards: '9H 6S 5D',
        settled: 'w2 win 1000 returned 1000',
        play: 'hit box:1; box:1 2C; stand box:1',
      }),
    ),
    subjects: ['w2'],
  },
  'blackjack/offered-with-stated-decks': {
    name: 'bonus blackjack with six decks',
    round: blackjackRound(
      { ...QLD, decks: 6 },
      beside({ wagers: 'w2 bonus-blackjack 100 box:1', play: 'stand box:1; w2 lose' }),
    ),
    subjects: ['w2'],
  },
};
