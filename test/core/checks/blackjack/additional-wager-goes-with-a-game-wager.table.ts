import { beside } from '../../../support/rounds/blackjack/extra';
import { blackjackRound, QLD, QLD_ELECTRONIC } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

const terminals = (of: string): string =>
  beside({
    wagers: `w2 bet-the-set-21 1000 ${of} confirmed`,
    end: 'w1 win 10000 returned 10000; w2 win 10000 returned 1000',
  }).replace(/box:/g, 'terminal:');

checkTable('blackjack/additional-wager-goes-with-a-game-wager', {
  complies: [
    { name: 'at one’s own terminal', round: blackjackRound(QLD_ELECTRONIC, terminals('box:1')), subjects: ['w2'] },
    {
      name: 'a wager without a main wager that is sent back',
      round: blackjackRound(QLD, beside({ wagers: 'w2 super-sevens 100 box:1 p2', settled: 'w2 void returned 100' })),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'super sevens of a player with no wager on the box',
      round: blackjackRound(QLD, beside({ wagers: 'w2 super-sevens 100 box:1 p2', settled: 'w2 lose' })),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-17/25(1)'],
      expected: 'a main wager',
      recorded: 'none',
      message: 'A wager on super-sevens was taken from p2, who had no main wager on box:1.',
    },
    {
      name: 'at a terminal whose player has no main wager',
      round: blackjackRound(QLD_ELECTRONIC, terminals('box:1 p2')),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(e)/7'],
      expected: 'a main wager',
      recorded: 'none',
      message: 'A wager on bet-the-set-21 was taken from p2, who had no main wager on terminal:1.',
    },
  ],
  notApplicable: [{ name: 'no additional wager', round: blackjackRound(QLD, beside({ wagers: '' })) }],
  indeterminate: [
    {
      name: 'a box that is not named, and several of them',
      round: blackjackRound(
        QLD,
        [
          'w1 main 10000 box:1; w3 main 10000 box:2; w2 any-pair 1000 p2; call no-more-bets',
          'box:1 9H; box:2 KH; dealer 6S; box:1 9D; box:2 9C; w2 win 11000',
          'stand box:1; stand box:2; dealer KC; dealer 8D; w1 win 10000; w3 win 10000',
        ].join('; '),
      ),
      subject: 'w2',
      missing: ['position of wager w2'],
    },
  ],
});
