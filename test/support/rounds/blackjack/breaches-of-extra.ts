import type { Breaches } from '../cases';
import { beside, jackpots } from './extra';
import { ACT_OVER_UNDER, blackjackRound, QLD, QLD_CHALLENGE } from './script';

const ACT_BOOK = 'au-act/gazette-s196-1992#blackjack/';
const QLD_17 = 'au-qld/casino-gaming-rule-2024#sch-17/';
const QLD_18 = 'au-qld/casino-gaming-rule-2024#sch-18/';
const clauses = (book: string, ...labels: readonly string[]): readonly string[] => labels.map((label) => book + label);

/** Sevens for the player and for the dealer; the player draws a third. */
const SEVENS = { cards: '7H 7S 7D', play: 'hit box:1; box:1 7C', dealers: 'KC' };

export const EXTRA_BREACHES: Breaches = {
  'blackjack/additional-wager-follows-its-cards': [
    {
      name: 'an ace counted as eleven for over 13',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 over-13 1000 box:1', cards: 'AH 6S 9D', settled: 'w2 win 1000 returned 1000' }),
      ),
      subject: 'w2',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/21.5(b)',
        'au-act/gazette-s196-1992#blackjack/21.5',
        'au-act/gazette-s196-1992#blackjack/21.7',
        'au-act/gazette-s196-1992#blackjack/21.2(a)',
        'au-act/gazette-s196-1992#blackjack/21.2',
        'au-act/gazette-s196-1992#blackjack/21.2(b)',
        'au-act/gazette-s196-1992#blackjack/21.2(c)',
      ],
      expected: 'lose',
      recorded: 'win',
      message: 'The cards are AH, 9D, so over-13 must lose; it was paid.',
    },
    {
      name: 'a pair that is collected',
      round: blackjackRound(QLD, beside({ wagers: 'w2 perfect-pair 1000 box:1', settled: 'w2 lose' })),
      subject: 'w2',
      clauses: clauses(QLD_17, '7(2)', '7(3)', '2'),
      expected: 'win',
      recorded: 'lose',
      message: 'The cards are 9H, 9D, so perfect-pair must win; it was collected.',
    },
  ],
  'blackjack/additional-wins-pay-stated-odds': [
    {
      name: 'a coloured pair paid as with six decks',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 perfect-pair 1000 box:1', settled: 'w2 win 10000 returned 1000' }),
      ),
      subject: 'w2',
      clauses: clauses(QLD_17, '8(b)(ii)', '8(b)', '8'),
      expected: '12000',
      recorded: '10000',
      message:
        'The wager perfect-pair won with 9H, 9D; a stake of 10.00 is paid 120.00 at 12 to 1, and 100.00 was paid.',
    },
  ],
  'blackjack/additional-prizes-are-paid': [
    {
      name: 'a tenth of the jackpot that was not shared equally',
      round: blackjackRound(QLD, jackpots('H', 500_002, 500_000)),
      subject: 'w4',
      clauses: clauses(QLD_18, '18(1)(a)', '18(2)(a)', '18(2)(d)(i)'),
      expected: 'equal shares',
      recorded: '5000.00',
      message:
        'Wagers w4 and w3 won the same share of the jackpot and were paid 5000.00 and 5000.02; it is shared equally.',
    },
    {
      name: 'three sevens of several suits paid as if of one',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 bonus-blackjack 100 box:1',
          ...SEVENS,
          end: 'w1 win 10000 returned 10000; w2 win 500000 returned 100',
        }),
      ),
      subject: 'w2',
      clauses: clauses(QLD_17, '33(2)(b)(ii)', '33(2)(b)', '33(2)'),
      expected: '50000',
      recorded: '500000',
      message: 'The wager bonus-blackjack won with 7H, 7D, 7C; 500.00 is due on a stake of 1.00, and 5000.00 was paid.',
    },
    {
      name: 'sevens of two colours paid as of one',
      round: blackjackRound(
        QLD_CHALLENGE,
        beside({
          wagers: 'w2 blazing-7s 500 box:1',
          cards: '7H 7S 7D',
          settled: 'w2 win 250000',
          play: 'hit box:1; box:1 5C; stand box:1',
          dealers: 'JC',
        }),
      ),
      subject: 'w2',
      clauses: clauses(QLD_18, '17(3)', '17(1)', '13(1)', '14(2)', '16(6)'),
      expected: '100000',
      recorded: '250000',
      message: 'The wager blazing-7s won with 7H, 7D, 7S; 1000.00 is due on a stake of 5.00, and 2500.00 was paid.',
    },
  ],
  'blackjack/additional-wager-goes-with-a-game-wager': [
    {
      name: 'over 13 before the main wager',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: '', settled: 'w2 win 1000 returned 1000' }).replace(
          'w1 main',
          'w2 over-13 1000 box:1; w1 main',
        ),
      ),
      subject: 'w2',
      clauses: clauses(ACT_BOOK, '21.4'),
      expected: 'a main wager',
      recorded: 'placed later',
      message: 'A wager on over-13 was taken from p1 on box:1 before the main wager, which comes first.',
    },
    {
      name: 'a player without a main wager',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 over-13 1000 box:1 p2', settled: 'w2 win 1000 returned 1000' }),
      ),
      subject: 'w2',
      clauses: clauses(ACT_BOOK, '21.4'),
      expected: 'a main wager',
      recorded: 'none',
      message: 'A wager on over-13 was taken from p2, who had no main wager on box:1.',
    },
    {
      name: 'a box without a main wager',
      round: blackjackRound(QLD, beside({ wagers: 'w2 perfect-pair 1000 box:2', settled: 'w2 lose' })),
      subject: 'w2',
      clauses: clauses(QLD_17, '7(1)'),
      expected: 'a main wager',
      recorded: 'none',
      message: 'A wager on perfect-pair was taken on box:2, where nobody had a main wager.',
    },
  ],
  'blackjack/additional-wager-before-first-card': [
    {
      name: 'a wager between the first cards',
      round: blackjackRound(
        QLD,
        beside({ wagers: '', settled: 'w2 win 11000 returned 1000' }).replace(
          'dealer 6S',
          'w2 any-pair 1000 box:1; dealer 6S',
        ),
      ),
      subject: 'w2',
      clauses: clauses(QLD_17, '42(3)'),
      expected: 'placed before the first card',
      recorded: 'placed after it',
      message: 'The wager w2 on any-pair was placed after the first card of the round had been dealt.',
    },
  ],
  'blackjack/additional-wager-by-the-boxs-player': [
    {
      name: 'a player who does not decide on the box',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 main 10000 box:1 p2; w3 bonus-blackjack 100 box:1 p2',
          play: 'stand box:1 by p1; w3 lose',
          end: 'w1 win 10000 returned 10000; w2 win 10000 returned 10000',
        }),
      ),
      subject: 'w3',
      clauses: clauses(QLD_17, '32(1)'),
      expected: 'the player who controls the box',
      recorded: 'p2',
      message: 'A wager on bonus-blackjack was taken from p2, who does not control box:1.',
    },
  ],
  'blackjack/additional-wagers-per-box-as-stated': [
    {
      name: 'a fourth wager on a box',
      round: blackjackRound(
        QLD,
        beside({
          wagers: [2, 3, 4, 5].map((id) => `w${String(id)} star-pairs 1000 box:1 p${String(id)}`).join('; '),
          settled: [2, 3, 4, 5].map((id) => `w${String(id)} win 8000 returned 1000`).join('; '),
        }),
      ),
      subject: 'w5',
      clauses: clauses(QLD_17, '54(3)'),
      expected: '3',
      recorded: '4',
      message: 'Wager w5 is number 4 of the wagers on star-pairs taken on box:1; 3 may be.',
    },
  ],
  'blackjack/additional-stake-of-the-stated-amount': [
    {
      name: 'two dollars on bonus blackjack',
      round: blackjackRound(QLD, beside({ wagers: 'w2 bonus-blackjack 200 box:1', play: 'stand box:1; w2 lose' })),
      subject: 'w2',
      clauses: clauses(QLD_17, '31'),
      expected: '100',
      recorded: '200',
      message: 'A stake of 2.00 on bonus-blackjack was taken; the wager is one of 1.00.',
    },
  ],
  'blackjack/additional-stake-not-above-original': [
    {
      name: 'a cent above the original wager',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 over-13 10001 box:1', settled: 'w2 win 10001 returned 10001' }),
      ),
      subject: 'w2',
      clauses: clauses(ACT_BOOK, '21.4'),
      expected: '10000',
      recorded: '10001',
      message: 'A stake of 100.01 on over-13 was taken; the original wager was 100.00, which it must not exceed.',
    },
    {
      name: 'a cent above the original wager in two wagers',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({
          wagers: 'w2 over-13 6000 box:1; w3 over-13 4001 box:1',
          settled: 'w2 win 6000 returned 6000; w3 win 4001 returned 4001',
        }),
      ),
      subject: 'w3',
      clauses: clauses(ACT_BOOK, '21.4'),
      expected: '10000',
      recorded: '10001',
      message:
        '100.01 in all was taken on over-13 in several wagers; the original wager was 100.00, which they must not exceed.',
    },
  ],
  'blackjack/additional-wager-settled-when-stated': [
    {
      name: 'paid between the first cards',
      round: blackjackRound(
        QLD,
        [
          'w1 main 10000 box:1; w3 main 10000 box:2 p2; w2 perfect-pair 1000 box:1; call no-more-bets',
          'box:1 9H; box:2 KH; dealer 6S; box:1 9D; w2 win 12000 returned 1000; box:2 9C',
          'stand box:1; stand box:2; dealer KC; dealer 8D; w1 win 10000; w3 win 10000',
        ].join('; '),
      ),
      subject: 'w2',
      clauses: clauses(QLD_17, '7(4)(b)', '7(4)'),
      expected: 'after-first-deal',
      recorded: 'before the first cards had been dealt',
      message: 'The wager w2 on perfect-pair was settled before the first cards had been dealt.',
    },
    {
      name: 'over 13 settled among further cards',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({
          wagers: 'w2 over-13 1000 box:1',
          cards: '9H 6S 5D',
          play: 'hit box:1; box:1 2C; w2 win 1000 returned 1000; stand box:1',
        }),
      ),
      subject: 'w2',
      clauses: clauses(ACT_BOOK, '21.7'),
      expected: 'after-first-deal',
      recorded: 'after further cards had been dealt',
      message: 'The wager w2 on over-13 was settled after further cards had been dealt.',
    },
  ],
  'blackjack/offered-with-stated-decks': [
    {
      name: 'bonus blackjack with seven decks',
      round: blackjackRound(
        { ...QLD, decks: 7 },
        beside({ wagers: 'w2 bonus-blackjack 100 box:1', play: 'stand box:1; w2 lose' }),
      ),
      subject: 'w2',
      clauses: clauses(QLD_17, '30'),
      expected: '6, 8',
      recorded: '7',
      message: 'A wager on bonus-blackjack was taken with 7 decks; it is for 6, 8 decks only.',
    },
  ],
};
