import type { RoundRecord } from '../../../../src/core/rounds/record';
import { checkTable } from '../../../support/rounds/check-table';
import { INSURED, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { ACT, ACT_TRIPLE, blackjackRound, QLD } from '../../../support/rounds/blackjack/script';
import { inPlay } from '../../../support/rounds/blackjack/play-table';

const turnedDown = (stake: number): RoundRecord =>
  blackjackRound(
    QLD,
    oneBox(
      'KH AS 9S',
      `w2 insurance ${String(stake)} on w1; stand box:1`,
      '9D',
      `w2 void returned ${String(stake)}; w1 lose`,
    ),
  );

checkTable('blackjack/insurance-follows-the-second-card', {
  complies: [
    {
      name: 'lost on an ace',
      round: blackjackRound(ACT, oneBox('KH AS 9S', `${INSURED}; stand box:1; dealer AD; w2 lose`, '9H', 'w1 lose')),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'half of the wager, and turned down',
      round: turnedDown(5000),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/25(4)'],
      expected: 'lose',
      recorded: 'void',
      message: 'The dealer’s second card is 9D, so insurance must lose; it was given back.',
    },
  ],
  notApplicable: [
    { name: 'no insurance', round: blackjackRound(QLD, STANDS) },
    { name: 'a cent more than half of the wager, and turned down', round: turnedDown(5001) },
  ],
  indeterminate: [
    {
      name: 'the dealer’s second card is missing',
      round: blackjackRound(
        QLD,
        oneBox('KH AS 5S', `call insurance; ${INSURED}; hit box:1; box:1 9C; w1 lose`, '', 'w2 lose'),
      ),
      subject: 'w2',
      missing: ['deal event of the dealer’s second card'],
    },
    {
      name: 'three second cards that differ',
      round: blackjackRound(
        ACT_TRIPLE,
        'w1 main:1 10000 box:1; w2 main:2 10000 box:1; box:1 KH; dealer AS; box:1 9S; w3 insurance 5000 on w1;' +
          'stand box:1; dealer/1 8D; w1 push; w3 win 10000; dealer/2 KD; w2 lose',
      ),
      subject: 'w3',
      missing: ['a rule on which of the dealer’s hands decides insurance'],
    },
  ],
});

/** Insurance on nineteen against an ace, and the dealer's further cards. */
const insured = (further: string, settled: string): string =>
  oneBox('KH AS 9S', `${INSURED}; stand box:1`, further, `${settled}; w1 lose`);

inPlay('blackjack/insurance-follows-the-second-card', {
  said: [
    [
      'won on a nine',
      ['breaches w2: The dealer’s second card is 9D, so insurance must lose; it was paid.'],
      QLD,
      insured('9D', 'w2 win 10000'),
    ],
    [
      'lost on a king',
      ['breaches w2: The dealer’s second card is KD, so insurance must win; it was collected.'],
      QLD,
      insured('KD', 'w2 lose'),
    ],
    ['won on a ten', ['complies w2'], ACT, insured('TD', 'w2 win 10000')],
    ['not settled', ['indeterminate w2: settle event of wager w2'], QLD, insured('9D', '')],
  ],
  occurs: [
    ['insurance beside another wager', true, QLD, insured('9D', 'w2 lose')],
    ['no insurance', false, QLD, STANDS],
    ['no wager', false, QLD, 'box:1 KH'],
  ],
  holdsTo: [[ACT, ['outcomes.insurance/dealer-second-card-ten-value', 'outcomes.insurance/dealer-second-card-other']]],
});
