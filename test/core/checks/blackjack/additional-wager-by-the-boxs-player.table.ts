import { atBothHalves, beside } from '../../../support/rounds/blackjack/extra';
import { blackjackRound, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

const BOTH_WON = 'w1 win 10000 returned 10000; w2 win 10000 returned 10000';

checkTable('blackjack/additional-wager-by-the-boxs-player', {
  complies: [
    {
      name: 'the player of the box at blackjack switch',
      round: blackjackRound(
        QLD_SWITCH,
        atBothHalves({ wagers: 'w2 star-pairs 1000 box:1a', settled: 'w2 win 8000 returned 1000' }),
      ),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'another player at blackjack switch',
      round: blackjackRound(
        QLD_SWITCH,
        atBothHalves({ wagers: 'w2 star-pairs 1000 box:1a p2', settled: 'w2 win 8000 returned 1000' }),
      ),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(c)/12(b)', 'au-qld/casino-gaming-rule-2024#sch-2(c)/12'],
      expected: 'the player who controls the box',
      recorded: 'p2',
      message: 'A wager on star-pairs was taken from p2, who does not control box:1a.',
    },
  ],
  notApplicable: [
    {
      name: 'super sevens, which others on the box may make',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 main 10000 box:1 p2; w3 super-sevens 100 box:1 p2',
          settled: 'w3 lose',
          play: 'stand box:1 by p1',
          end: BOTH_WON,
        }),
      ),
    },
  ],
  indeterminate: [
    {
      name: 'two players on the box, and who decides is not said',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 main 10000 box:1 p2; w3 bonus-blackjack 100 box:1 p2',
          play: 'stand box:1; w3 lose',
          end: BOTH_WON,
        }),
      ),
      subject: 'w3',
      missing: ['player of the decide events at box:1'],
    },
  ],
});
