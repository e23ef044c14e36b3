import { beside } from '../../../support/rounds/blackjack/extra';
import { blackjackRound, QLD } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

const bonus = (stake: number, settled: string): string =>
  beside({ wagers: `w2 bonus-blackjack ${String(stake)} box:1`, play: `stand box:1; ${settled}` });

checkTable('blackjack/additional-stake-of-the-stated-amount', {
  complies: [
    {
      name: 'two dollars that are sent back',
      round: blackjackRound(QLD, bonus(200, 'w2 void returned 200')),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'a cent below the dollar',
      round: blackjackRound(QLD, bonus(99, 'w2 lose')),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-17/31'],
      expected: '100',
      recorded: '99',
      message: 'A stake of 0.99 on bonus-blackjack was taken; the wager is one of 1.00.',
    },
  ],
  notApplicable: [
    {
      name: 'a wager of any amount',
      round: blackjackRound(QLD, beside({ wagers: 'w2 any-pair 150 box:1', settled: 'w2 win 1650' })),
    },
  ],
  indeterminate: [
    {
      name: 'not settled',
      round: blackjackRound(QLD, bonus(200, '')),
      subject: 'w2',
      missing: ['settle event of wager w2'],
    },
  ],
});
