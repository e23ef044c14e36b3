import { beside, MAIN_WON } from '../../../support/rounds/blackjack/extra';
import { ACT_OVER_UNDER, blackjackRound, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

const sch17 = (label: string): string => `au-qld/casino-gaming-rule-2024#sch-17/${label}`;

/** Two sevens; the player draws a ten. */
const twoSevens = (early: string, then: string): string =>
  beside({
    wagers: 'w2 super-sevens 100 box:1',
    cards: '7H 6S 7D',
    settled: early,
    play: `hit box:1; box:1 5C; ${then}; stand box:1`,
  });

checkTable('blackjack/additional-wager-settled-when-stated', {
  complies: [
    {
      name: 'settled between the first deal and the next card',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 over-13 1000 box:1', settled: 'w2 win 1000 returned 1000' }),
      ),
      subjects: ['w2'],
    },
    {
      name: 'two sevens, paid when the third card is none',
      round: blackjackRound(QLD, twoSevens('', 'w2 win 5000 returned 100')),
      subjects: ['w2'],
    },
    {
      name: 'a bonus paid at the end',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 bonus-blackjack 100 box:1',
          cards: '6H 6S 7D',
          play: 'hit box:1; box:1 8C',
          end: `w2 win 5000 returned 100; ${MAIN_WON}`,
        }),
      ),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'settled at the end, with the main wager',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 over-13 1000 box:1', end: `${MAIN_WON}; w2 win 1000 returned 1000` }),
      ),
      subject: 'w2',
      clauses: ['au-act/gazette-s196-1992#blackjack/21.7'],
      expected: 'after-first-deal',
      recorded: 'after further cards had been dealt',
      message: 'The wager w2 on over-13 was settled after further cards had been dealt.',
    },
    {
      name: 'over 13 lost and collected once the players have drawn',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({
          wagers: 'w2 over-13 1000 box:1',
          cards: '9H 6S 3D',
          play: 'hit box:1; box:1 7C; w2 lose; stand box:1',
        }),
      ),
      subject: 'w2',
      clauses: ['au-act/gazette-s196-1992#blackjack/21.7'],
      expected: 'after-first-deal',
      recorded: 'after further cards had been dealt',
      message: 'The wager w2 on over-13 was settled after further cards had been dealt.',
    },
    {
      name: 'over 13 settled before the last of the first cards',
      round: blackjackRound(
        ACT_OVER_UNDER,
        [
          'w1 main 10000 box:1; w3 main 10000 box:2 p2; w2 over-13 1000 box:1; call no-more-bets',
          'box:1 9H; box:2 KD; dealer 6S; box:1 KC; w2 win 1000; box:2 9C; stand box:1; stand box:2; dealer KC; dealer 2D; w1 win 10000; w3 win 10000',
        ].join('; '),
      ),
      subject: 'w2',
      clauses: ['au-act/gazette-s196-1992#blackjack/21.7'],
      expected: 'after-first-deal',
      recorded: 'before the first cards had been dealt',
      message: 'The wager w2 on over-13 was settled before the first cards had been dealt.',
    },
    {
      name: 'two sevens paid before the third card',
      round: blackjackRound(QLD, twoSevens('w2 win 5000 returned 100', '')),
      subject: 'w2',
      clauses: ['27(4)', '27(6)', '27(7)'].map(sch17),
      expected: 'when-decided',
      recorded: 'before the cards of box:1 had decided it',
      message: 'The wager w2 on super-sevens was settled before the cards of box:1 had decided it.',
    },
    {
      name: 'a bonus paid before the dealer’s hand is dealt',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 bonus-blackjack 100 box:1',
          cards: '6H 6S 7D',
          play: 'hit box:1; box:1 8C; w2 win 5000 returned 100',
        }),
      ),
      subject: 'w2',
      clauses: ['34(4)', '34(3)'].map(sch17),
      expected: 'after-main-wagers',
      recorded: 'before all main wagers were settled',
      message: 'The wager w2 on bonus-blackjack was settled before all main wagers were settled.',
    },
    {
      name: 'super match settled once the players have drawn',
      round: blackjackRound(
        QLD_SWITCH,
        [
          'w1 main 10000 box:1a; w3 main 10000 box:1b; w2 super-match 1000 box:1; call no-more-bets',
          'box:1a 9H; box:1b KD; dealer 6S; box:1a 3D; box:1b 9C; hit box:1a; box:1a 5S; w2 win 1000 returned 1000',
          'stand box:1a; stand box:1b; dealer KC; dealer 8D; w1 win 10000; w3 win 10000',
        ].join('; '),
      ),
      subject: 'w2',
      clauses: ['8(1)(b)', '8(1)', '8(2)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-2(c)/${label}`),
      expected: 'after-first-deal',
      recorded: 'after further cards had been dealt',
      message: 'The wager w2 on super-match was settled after further cards had been dealt.',
    },
  ],
  notApplicable: [
    {
      name: 'a wager that was given back',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 any-pair 400 box:1', play: 'hit box:1; box:1 2C; w2 void returned 400; stand box:1' }),
        {
          table: { limits: { 'any-pair': { min: 500 } } },
        },
      ),
    },
    {
      name: 'a wager that was not settled',
      round: blackjackRound(QLD, beside({ wagers: 'w2 any-pair 1000 box:1' })),
    },
    {
      name: 'a stake for a jackpot is collected before the cards',
      round: blackjackRound(
        QLD,
        beside({ wagers: 'w2 blazing-7s 500 box:1' }).replace('call no-more-bets', 'call no-more-bets; w2 lose'),
      ),
    },
  ],
});
