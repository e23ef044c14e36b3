import { beside } from '../../../support/rounds/blackjack/extra';
import { ACT_OVER_UNDER, blackjackRound, QLD } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

const placedAfter = (event: string, wager: string, settled: string): string =>
  beside({ wagers: '', settled }).replace(event, `${event}; ${wager}`);

checkTable('blackjack/additional-wager-before-first-card', {
  complies: [
    {
      name: 'placed just before the first card',
      round: blackjackRound(QLD, placedAfter('call no-more-bets', 'w2 lucky-lucky 1000 box:1', 'w2 lose')),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'over 13 after the first card',
      round: blackjackRound(
        ACT_OVER_UNDER,
        placedAfter('box:1 9H', 'w2 over-13 1000 box:1', 'w2 win 1000 returned 1000'),
      ),
      subject: 'w2',
      clauses: ['au-act/gazette-s196-1992#blackjack/21.3'],
      expected: 'placed before the first card',
      recorded: 'placed after it',
      message: 'The wager w2 on over-13 was placed after the first card of the round had been dealt.',
    },
  ],
  notApplicable: [
    {
      name: 'perfect pairs, which have no such rule of their own',
      round: blackjackRound(QLD, placedAfter('box:1 9H', 'w2 perfect-pair 1000 box:1', 'w2 win 12000')),
      because: 'blackjack/no-wager-after-close',
    },
  ],
});
