import { beside } from '../../../support/rounds/blackjack/extra';
import {
  blackjackRound,
  QLD,
  QLD_ELECTRONIC,
  QLD_SIX_DECKS,
  QLD_SPANISH,
  QLD_SPANISH_SIX_DECKS,
} from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

const pair = (cards: string, paid: number): string =>
  beside({ wagers: 'w2 perfect-pair 1000 box:1', cards, settled: `w2 win ${String(paid)} returned 1000` });
const sch17 = (...labels: readonly string[]): readonly string[] =>
  labels.map((label) => `au-qld/casino-gaming-rule-2024#sch-17/${label}`);

/** Lucky lucky at a table that names none of its three pay tables. */
const unnamed = (cards: string, paid: number) =>
  blackjackRound(
    { ...QLD, options: { sharedBoxMaximum: 'whole-box', blazing7sPayTable: '1' } },
    beside({ wagers: 'w2 lucky-lucky 1000 box:1', cards, settled: `w2 win ${String(paid)}`, dealers: 'KC KD' }),
  );

/** Two kings of spades at one terminal; the dealer has a blackjack before the other terminal draws. */
const earlyBlackjack = (settled: string): string =>
  [
    'w1 main 10000 terminal:1 confirmed; w2 kings-bounty 1000 terminal:1 confirmed; w3 main 10000 terminal:2 p2 confirmed',
    'call no-more-bets; terminal:1 KS; terminal:2 KH; dealer AS; terminal:1 KS; terminal:2 5C; stand terminal:1; dealer TD',
    `terminal:2 4D; stand terminal:2; w2 ${settled}; w1 lose; w3 lose`,
  ].join('; ');

checkTable('blackjack/additional-wins-pay-stated-odds', {
  complies: [
    ...(
      [
        ['eight decks', QLD, '9H 6S 9H', 25000],
        ['six decks', QLD_SIX_DECKS, '9H 6S 9H', 30000],
        ['Spanish, eight decks', QLD_SPANISH, '9H 6S 9H', 20000],
        ['Spanish, six decks', QLD_SPANISH_SIX_DECKS, '9H 6S 9H', 25000],
        ['a coloured pair, six decks', QLD_SIX_DECKS, '9S 6S 9C', 10000],
        ['a mixed pair, six decks', QLD_SIX_DECKS, '9S 6S 9D', 5000],
      ] as const
    ).map(([name, place, cards, paid]) => ({
      name,
      round: blackjackRound(place, pair(cards, paid)),
      subjects: ['w2'],
    })),
    { name: 'odds that every pay table has, and none is named', round: unnamed('KH 2H 8H', 2000), subjects: ['w2'] },
  ],
  breaches: [
    {
      name: 'a perfect pair at Spanish blackjack paid as at blackjack',
      round: blackjackRound(QLD_SPANISH, pair('9H 6S 9H', 25000)),
      subject: 'w2',
      clauses: sch17('9(b)(iii)', '9(b)', '9'),
      expected: '20000',
      recorded: '25000',
      message:
        'The wager perfect-pair won with 9H, 9H; a stake of 10.00 is paid 200.00 at 20 to 1, and 250.00 was paid.',
    },
    {
      name: 'a suited 21 paid by another pay table',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 lucky-lucky 1000 box:1', cards: 'KH 2H 9H', settled: 'w2 win 15000', dealers: 'KC KD' }),
      ),
      subject: 'w2',
      clauses: sch17('48(4)'),
      expected: '10000',
      recorded: '15000',
      message:
        'The wager lucky-lucky won with KH, 9H, 2H; a stake of 10.00 is paid 100.00 at 10 to 1, and 150.00 was paid.',
    },
    {
      name: 'a pair of aces paid as a mixed pair',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 star-pairs 1000 box:1',
          cards: 'AH 6S AC',
          settled: 'w2 win 5000',
          play: 'hit box:1; box:1 7C; stand box:1',
        }),
      ),
      subject: 'w2',
      clauses: sch17('56', '55(3)(b)'),
      expected: '30000',
      recorded: '5000',
      message: 'The wager star-pairs won with AH, AC; a stake of 10.00 is paid 300.00 at 30 to 1, and 50.00 was paid.',
    },
    {
      name: 'odds that no pay table has, and none is named',
      round: unnamed('KH 2H 8H', 3000),
      subject: 'w2',
      clauses: sch17('48(4)'),
      expected: '2000',
      recorded: '3000',
      message:
        'The wager lucky-lucky won with KH, 8H, 2H; a stake of 10.00 is paid 20.00 at 2 to 1, and 30.00 was paid.',
    },
  ],
  notApplicable: [
    {
      name: 'a losing wager',
      round: blackjackRound(QLD, beside({ wagers: 'w2 any-pair 1000 box:1', cards: '9H 6S KD', settled: 'w2 lose' })),
    },
  ],
  indeterminate: [
    {
      name: 'odds by decks, and the decks are not said',
      round: blackjackRound(QLD, pair('9H 6S 9H', 25000), { equipment: 'unsaid' }),
      subject: 'w2',
      missing: ['equipment.decks'],
    },
    {
      name: 'seven decks, for which no odds are stated',
      round: blackjackRound({ ...QLD, decks: 7 }, pair('9H 6S 9H', 25000)),
      subject: 'w2',
      missing: ['equipment.decks'],
    },
    {
      name: 'odds by pay table, and none is named',
      round: unnamed('KH 2H 9H', 15000),
      subject: 'w2',
      missing: ['table.options.payTable'],
    },
    {
      name: 'two kings of spades, and the dealer’s second card is not recorded',
      round: blackjackRound(
        QLD_ELECTRONIC,
        [
          'w1 main 10000 terminal:1 confirmed; w2 kings-bounty 1000 terminal:1 confirmed; call no-more-bets',
          'terminal:1 KS; dealer AS; terminal:1 KS; w2 win 100000 returned 1000',
        ].join('; '),
      ),
      subject: 'w2',
      missing: ["deal event of the dealer's second card"],
    },
    ...[100_000, 1_000_000].map((paid) => ({
      name: `two kings of spades paid ${String(paid)}, and the dealer’s blackjack came before a player had drawn`,
      round: blackjackRound(QLD_ELECTRONIC, earlyBlackjack(`win ${String(paid)} returned 1000`)),
      subject: 'w2',
      missing: ['a ruling on whether cards dealt too early are a blackjack for an additional wager'],
      because: 'blackjack/dealers-second-card-after-the-players',
    })),
  ],
});
