import { beside } from '../rounds/blackjack/extra';
import type { BlackjackPlace } from '../rounds/blackjack/script';
import { at, bonus, onEmptyBox, pair, starPairs, twoPlayers, wagersOf } from './blackjack-extra-scenes';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';
import { SETTLED_PAIRS } from './blackjack-extra-settled';

export const EXTRA_PAIRS: PairsOf<BlackjackTold> = {
  'blackjack/offered-with-stated-decks': [
    pair(
      [
        'Bonus blackjack is taken with seven decks.',
        { script: beside(bonus({ play: 'stand box:1; w2 lose' })), equipment: { decks: 7, jokers: 0 } },
      ],
      [
        'Bonus blackjack is taken with six decks.',
        { script: beside(bonus({ play: 'stand box:1; w2 lose' })), equipment: { decks: 6, jokers: 0 } },
      ],
    ),
  ],
  'blackjack/additional-wager-before-first-card': [
    ...(
      [
        ['any-pair', '11000'],
        ['star-pairs', '8000'],
        ['over-13', '1000'],
      ] as const
    ).map(([bet, paid]) => {
      const placed = `w2 ${bet} 1000 box:1${bet === 'star-pairs' ? 'a' : ''}`;
      const late = (settled: string) => (place: BlackjackPlace) =>
        at({ wagers: '', settled })(place).replace('dealer 6S', `${placed}; dealer 6S`);
      return pair(
        [`A wager on ${bet} is taken after the first card.`, late(`w2 win ${paid} returned 1000`)],
        [`A wager on ${bet} made after the first card is refused.`, late('w2 void returned 1000')],
      );
    }),
  ],
  'blackjack/additional-wager-goes-with-a-game-wager': [
    pair(
      [
        'Over 13 is taken from a player without a main wager.',
        beside({ wagers: 'w2 over-13 1000 box:1 p2', settled: 'w2 win 1000 returned 1000' }),
      ],
      [
        'Over 13 is taken from the player of the main wager.',
        beside({ wagers: 'w2 over-13 1000 box:1', settled: 'w2 win 1000 returned 1000' }),
      ],
    ),
    pair(
      ['Perfect pairs is taken on a box without a main wager.', onEmptyBox('perfect-pair', '12000')],
      [
        'Perfect pairs is taken on a box with a main wager.',
        beside({ wagers: 'w2 perfect-pair 1000 box:1 p2', settled: 'w2 win 12000 returned 1000' }),
      ],
    ),
    pair(
      [
        'Star pairs is taken on a box without a main wager.',
        (place) =>
          at({ wagers: 'w2 star-pairs 1000 box:2a', settled: 'w2 win 8000 returned 1000' })(place)
            .replace('dealer 6S', 'box:2a 8H; dealer 6S')
            .replace('box:1b 9C', 'box:1b 9C; box:2a 8D'),
      ],
      ['Star pairs is taken on a box with a main wager.', starPairs(1000, 'w2 win 8000 returned 1000')],
    ),
    pair(
      [
        'A terminal takes Bet the Set without a main wager.',
        at({ wagers: 'w2 bet-the-set-21 1000 box:1 p2', settled: 'w2 win 10000 returned 1000' }),
      ],
      [
        'A terminal takes Bet the Set with a main wager.',
        at({ wagers: 'w2 bet-the-set-21 1000 box:1', settled: 'w2 win 10000 returned 1000' }),
      ],
    ),
  ],
  'blackjack/additional-wager-by-the-boxs-player': [
    pair(
      ['Bonus blackjack is taken from the second player on a box.', beside(twoPlayers('p2'))],
      ['Bonus blackjack is taken from the player who decides on a box.', beside(twoPlayers('p1'))],
    ),
    pair(
      [
        'Star pairs is taken from another player than that of the box.',
        at({ wagers: 'w2 star-pairs 1100 box:1a p2', settled: 'w2 win 8800 returned 1100' }),
      ],
      ['Star pairs is taken from the player of the box.', starPairs(1100, 'w2 win 8800 returned 1100')],
    ),
  ],
  'blackjack/additional-wagers-per-box-as-stated': [
    pair(
      [
        'Four wagers on perfect pairs are taken on a box.',
        beside(wagersOf('perfect-pair', 4, 'win 12000 returned 1000')),
      ],
      [
        'Three wagers on perfect pairs are taken on a box.',
        beside(wagersOf('perfect-pair', 3, 'win 12000 returned 1000')),
      ],
    ),
    pair(
      [
        'Four wagers on star pairs are taken on half a box.',
        at({
          wagers: [2, 3, 4, 5].map((id) => `w${String(id)} star-pairs 1000 box:1a`).join('; '),
          settled: [2, 3, 4, 5].map((id) => `w${String(id)} win 8000 returned 1000`).join('; '),
        }),
      ],
      [
        'Three wagers on star pairs are taken on half a box.',
        at({
          wagers: [2, 3, 4].map((id) => `w${String(id)} star-pairs 1000 box:1a`).join('; '),
          settled: [2, 3, 4].map((id) => `w${String(id)} win 8000 returned 1000`).join('; '),
        }),
      ],
    ),
  ],
  'blackjack/additional-stake-of-the-stated-amount': [
    pair(
      [
        'Two dollars are taken on bonus blackjack.',
        beside({ wagers: 'w2 bonus-blackjack 200 box:1', play: 'stand box:1; w2 lose' }),
      ],
      ['One dollar is taken on bonus blackjack.', beside(bonus({ play: 'stand box:1; w2 lose' }))],
    ),
  ],
  'blackjack/additional-stake-not-above-original': [
    pair(
      [
        'Over 13 is taken for a cent more than the main wager.',
        beside({ wagers: 'w2 over-13 10001 box:1', settled: 'w2 win 10001 returned 10001' }),
      ],
      [
        'Over 13 is taken for as much as the main wager.',
        beside({ wagers: 'w2 over-13 10000 box:1', settled: 'w2 win 10000 returned 10000' }),
      ],
    ),
  ],
  ...SETTLED_PAIRS,
};
