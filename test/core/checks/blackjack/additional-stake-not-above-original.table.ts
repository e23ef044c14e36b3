import { beside } from '../../../support/rounds/blackjack/extra';
import { ACT_OVER_UNDER, blackjackRound } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';

checkTable('blackjack/additional-stake-not-above-original', {
  complies: [
    {
      name: 'what goes beyond it is given back with a loss',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 under-13 15000 box:1', settled: 'w2 lose returned 5000' }),
      ),
      subjects: ['w2'],
    },
    {
      name: 'it is sent back',
      round: blackjackRound(
        ACT_OVER_UNDER,
        beside({ wagers: 'w2 under-13 15000 box:1', settled: 'w2 void returned 15000' }),
      ),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'a loss collected whole',
      round: blackjackRound(ACT_OVER_UNDER, beside({ wagers: 'w2 under-13 15000 box:1', settled: 'w2 lose' })),
      subject: 'w2',
      clauses: ['au-act/gazette-s196-1992#blackjack/21.4'],
      expected: '10000',
      recorded: '15000',
      message: 'A stake of 150.00 on under-13 was taken; the original wager was 100.00, which it must not exceed.',
    },
  ],
  notApplicable: [{ name: 'no such wager', round: blackjackRound(ACT_OVER_UNDER, beside({ wagers: '' })) }],
  indeterminate: [
    {
      name: 'not settled',
      round: blackjackRound(ACT_OVER_UNDER, beside({ wagers: 'w2 under-13 15000 box:1' })),
      subject: 'w2',
      missing: ['settle event of wager w2'],
    },
  ],
});
