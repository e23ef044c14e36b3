import { beside } from '../../../support/rounds/blackjack/extra';
import { blackjackRound, QLD } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

const bonus = (settled: string): string =>
  beside({ wagers: 'w2 bonus-blackjack 100 box:1', play: `stand box:1; ${settled}` });

checkTable('blackjack/offered-with-stated-decks', {
  complies: [
    { name: 'with eight decks', round: blackjackRound(QLD, bonus('w2 lose')), subjects: ['w2'] },
    {
      name: 'with seven, and sent back',
      round: blackjackRound({ ...QLD, decks: 7 }, bonus('w2 void returned 100')),
      subjects: ['w2'],
    },
  ],
  breaches: [],
  notApplicable: [
    {
      name: 'a wager for any number of decks',
      round: blackjackRound({ ...QLD, decks: 7 }, beside({ wagers: 'w2 any-pair 100 box:1', settled: 'w2 win 1100' })),
    },
  ],
  indeterminate: [
    {
      name: 'the decks are not said',
      round: blackjackRound(QLD, bonus('w2 lose'), { equipment: 'unsaid' }),
      subject: 'w2',
      missing: ['equipment.decks'],
    },
  ],
});
