import { beside, MAIN_WON } from '../rounds/blackjack/extra';
import {
  AFTER_FIRST,
  AMONG_FIRST,
  WINS,
  at,
  betweenCards,
  bonus,
  matchSettled,
  pair,
  starPairs,
} from './blackjack-extra-scenes';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

export const SETTLED_PAIRS: PairsOf<BlackjackTold> = {
  'blackjack/additional-wager-follows-its-cards': [
    pair(
      [
        'An ace and a nine are counted as twenty for over 13.',
        beside({ wagers: 'w2 over-13 1000 box:1', cards: 'AH 6S 9D', settled: 'w2 win 1000 returned 1000' }),
      ],
      [
        'An ace and a nine count ten, and over 13 loses.',
        beside({ wagers: 'w2 over-13 1000 box:1', cards: 'AH 6S 9D', settled: 'w2 lose' }),
      ],
    ),
    pair(
      [
        'Perfect pairs is collected on a pair of nines.',
        beside({ wagers: 'w2 perfect-pair 1000 box:1', settled: 'w2 lose' }),
      ],
      [
        'Perfect pairs is collected on a nine and an eight.',
        beside({ wagers: 'w2 perfect-pair 1000 box:1', cards: '9H 6S 8D', settled: 'w2 lose' }),
      ],
    ),
    pair(
      ['Star pairs is collected on a pair of nines.', starPairs(1200, 'w2 lose')],
      ['Star pairs is paid on a pair of nines.', starPairs(1200, 'w2 win 9600 returned 1200')],
    ),
    pair(
      [
        'Bet the Set is collected on a pair of nines.',
        at({ wagers: 'w2 bet-the-set-21 1000 box:1', settled: 'w2 lose' }),
      ],
      [
        'Bet the Set is collected on a nine and an eight.',
        at({ wagers: 'w2 bet-the-set-21 1000 box:1', cards: '9H 6S 8D', settled: 'w2 lose' }),
      ],
    ),
  ],
  'blackjack/additional-wins-pay-stated-odds': [
    pair(
      ['Over 13 is paid double.', beside({ wagers: 'w2 over-13 1300 box:1', settled: `${WINS} 2600 returned 1300` })],
      [
        'Over 13 is paid its stake.',
        beside({ wagers: 'w2 over-13 1300 box:1', settled: `${WINS} 1300 returned 1300` }),
      ],
    ),
    pair(
      [
        'A coloured pair is paid ten to one with eight decks.',
        beside({ wagers: 'w2 perfect-pair 1000 box:1', settled: `${WINS} 10000 returned 1000` }),
      ],
      [
        'A coloured pair is paid twelve to one with eight decks.',
        beside({ wagers: 'w2 perfect-pair 1000 box:1', settled: `${WINS} 12000 returned 1000` }),
      ],
    ),
    pair(
      [
        'A coloured pair is paid twelve to one with six decks.',
        beside({ wagers: 'w2 perfect-pair 1000 box:1', settled: `${WINS} 12000 returned 1000` }),
      ],
      [
        'A coloured pair is paid ten to one with six decks.',
        beside({ wagers: 'w2 perfect-pair 1000 box:1', settled: `${WINS} 10000 returned 1000` }),
      ],
    ),
    pair(
      ['A coloured pair of star pairs is paid five to one.', starPairs(1400, `${WINS} 7000 returned 1400`)],
      ['A coloured pair of star pairs is paid eight to one.', starPairs(1400, `${WINS} 11200 returned 1400`)],
    ),
    pair(
      [
        'An unsuited pair at Bet the Set is paid fifteen to one.',
        at({ wagers: 'w2 bet-the-set-21 1500 box:1', settled: `${WINS} 22500 returned 1500` }),
      ],
      [
        'An unsuited pair at Bet the Set is paid ten to one.',
        at({ wagers: 'w2 bet-the-set-21 1500 box:1', settled: `${WINS} 15000 returned 1500` }),
      ],
    ),
  ],
  'blackjack/additional-prizes-are-paid': [
    pair(
      [
        'A suited six, seven and eight brings 800 dollars with eight decks.',
        beside(
          bonus({ cards: '6H 6S 7H', play: 'hit box:1; box:1 8H', end: `${MAIN_WON}; w2 win 80000 returned 100` }),
        ),
      ],
      [
        'A suited six, seven and eight brings 750 dollars with eight decks.',
        beside(
          bonus({ cards: '6H 6S 7H', play: 'hit box:1; box:1 8H', end: `${MAIN_WON}; w2 win 75000 returned 100` }),
        ),
      ],
    ),
    pair(
      [
        'A suited six, seven and eight brings 750 dollars with six decks.',
        beside(
          bonus({ cards: '6H 6S 7H', play: 'hit box:1; box:1 8H', end: `${MAIN_WON}; w2 win 75000 returned 100` }),
        ),
      ],
      [
        'A suited six, seven and eight brings 800 dollars with six decks.',
        beside(
          bonus({ cards: '6H 6S 7H', play: 'hit box:1; box:1 8H', end: `${MAIN_WON}; w2 win 80000 returned 100` }),
        ),
      ],
    ),
    pair(
      [
        'Two sevens of the player bring ten to one on the jackpot wager.',
        beside({
          wagers: 'w2 blazing-7s 500 box:1',
          cards: '7H 6S 7D',
          settled: 'w2 win 5000',
          play: 'hit box:1; box:1 6C; stand box:1',
        }),
      ],
      [
        'Two sevens of the player bring twenty to one on the jackpot wager.',
        beside({
          wagers: 'w2 blazing-7s 500 box:1',
          cards: '7H 6S 7D',
          settled: 'w2 win 10000',
          play: 'hit box:1; box:1 6C; stand box:1',
        }),
      ],
    ),
  ],
  'blackjack/additional-wager-settled-when-stated': [
    pair([AMONG_FIRST, betweenCards('over-13', '1000', true)], [AFTER_FIRST, betweenCards('over-13', '1000', false)]),
    pair(
      ['Perfect pairs is paid while first cards are still being dealt.', betweenCards('perfect-pair', '12000', true)],
      ['Perfect pairs is paid when all first cards are dealt.', betweenCards('perfect-pair', '12000', false)],
    ),
    pair(
      [
        'Super match is paid once the player has drawn.',
        (place) =>
          at(matchSettled(false))(place)
            .replace(/box:1;/g, 'box:1a;')
            .replace('super-match 1000 box:1a', 'super-match 1000 box:1'),
      ],
      [
        'Super match is paid before the player draws.',
        (place) =>
          at(matchSettled(true))(place)
            .replace(/box:1;/g, 'box:1a;')
            .replace('super-match 1000 box:1a', 'super-match 1000 box:1'),
      ],
    ),
  ],
};
