import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLE, oneBox, SPLIT } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

/** Three sevens of the first player, whose wager is 100.00, and nineteen of others; the dealer has seventeen. */
const withOthers = (others: string, ends: string): string =>
  [
    `w1 main 10000 box:1; ${others}; call no-more-bets; box:1 7H; box:2 KH; box:3 KD; dealer 7S; box:1 7H; box:2 9C; box:3 9D`,
    'hit box:1; box:1 7H; w1 win 520000; stand box:2; stand box:3; dealer KC',
    ends,
  ].join('; ');
const TWO_OTHERS = 'w2 main 10000 box:2 p2; w3 main 10000 box:3 p3';

checkTable('blackjack/super-bonus-is-paid', {
  complies: [
    {
      name: 'to the hand and to the other players',
      round: blackjackRound(QLD_SPANISH, withOthers(TWO_OTHERS, 'w2 win 15000; w3 win 15000')),
      subjects: ['w1', 'p2', 'p3'],
    },
    {
      name: 'to another player once, whatever he has on other boxes',
      round: blackjackRound(
        QLD_SPANISH,
        withOthers('w2 main 10000 box:2 p2; w3 main 10000 box:3 p2', 'w2 win 10000; w3 win 15000'),
      ),
      subjects: ['w1', 'p2'],
    },
    {
      name: 'not to a player whose wager was turned down',
      round: blackjackRound(
        QLD_SPANISH,
        withOthers('w2 main 10000 box:2 p2; w3 tie 10000 box:3 p3', 'w2 win 15000; w3 void'),
      ),
      subjects: ['w1', 'p2'],
    },
    {
      name: 'with a wager of 24.00',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox('7H 7S 7H', 'hit box:1; box:1 7H; w1 win 104800', '', '').replace('main 10000', 'main 2400'),
      ),
      subjects: ['w1'],
    },
    {
      name: 'the lower one with a wager between the stated amounts',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox('7H 7S 7H', 'hit box:1; box:1 7H; w1 win 104900', '', '').replace('main 10000', 'main 2450'),
      ),
      subjects: ['w1'],
    },
    {
      name: 'not on a doubled hand',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 7S 7H', `${DOUBLE}; box:1 7H; w1 win 10000; w2 win 10000`, '', '')),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'paid on a split hand',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox(
          '7H 7S 7H',
          `${SPLIT}; box:1/1 7H; box:1/1 7H; w1 win 520000; box:1/2 KD; stand box:1/2`,
          'KC',
          'w2 push',
        ),
      ),
      subject: 'w1',
      clauses: ['10(6)', '6(4)', '6(3)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-2(a)/${label}`),
      expected: '0',
      recorded: '500000',
      message: 'Wager w1 was paid a super bonus of 5000.00 beyond its winnings; a hand made by splitting earns none.',
    },
  ],
  notApplicable: [
    {
      name: 'sevens of two suits',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 7S 7H', 'box:1 7C; w1 win 15000', '', '')),
    },
    {
      name: 'against an eight',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 8S 7H', 'box:1 7H; w1 win 20000', '', '')),
    },
  ],
  indeterminate: [
    {
      name: 'the higher one with a wager between the stated amounts',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox('7H 7S 7H', 'hit box:1; box:1 7H; w1 win 504900', '', '').replace('main 10000', 'main 2450'),
      ),
      subject: 'w1',
      missing: ['a rule on the super bonus of a wager between the stated amounts'],
    },
    {
      name: 'one of the other players was paid no more than the winnings',
      round: blackjackRound(QLD_SPANISH, withOthers(TWO_OTHERS, 'w2 win 15000; w3 win 10000')),
      subject: 'p3',
      missing: ['what p3 was paid as another player of a round with a super bonus'],
    },
    {
      name: 'paid on a doubled hand',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox('7H 7S 7H', `${DOUBLE}; box:1 7H; w1 win 510000; w2 win 10000`, '', ''),
      ),
      subject: 'w1',
      missing: ['a rule on the super bonus of a hand that was doubled'],
    },
    {
      name: 'the settlement is missing',
      round: blackjackRound(QLD_SPANISH, oneBox('7H 7S 7H', 'box:1 7H', '', '')),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
