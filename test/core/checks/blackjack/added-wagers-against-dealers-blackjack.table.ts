import type { RoundRecord } from '../../../../src/core/rounds/record';
import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLE, DOUBLED, oneBox, SPLIT, STANDS } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';
import { inPlay } from '../../../support/rounds/blackjack/play-table';

/** At spanish blackjack the first of two hands was doubled and given up, and the dealer has a blackjack. */
const forfeited = (other: string): RoundRecord =>
  blackjackRound(
    QLD_SPANISH,
    oneBox(
      '8H KS 8C',
      `${SPLIT}; box:1/1 2C; double box:1/1; w3 double 10000 on w1 hand 1; box:1/1 9C; withdraw w3; w1 lose; box:1/2 9D; stand box:1/2`,
      'AD',
      `w2 ${other}`,
    ),
  );

checkTable('blackjack/added-wagers-against-dealers-blackjack', {
  complies: [
    {
      name: 'the wager on the second of two hands taken instead',
      round: blackjackRound(
        QLD,
        oneBox('8H AS 8C', `${SPLIT}; box:1/1 TC; stand box:1/1; box:1/2 TD; stand box:1/2`, 'KD', 'w1 push; w2 lose'),
      ),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'a hand over 21 that was collected before',
      round: blackjackRound(
        QLD_CHALLENGE,
        oneBox('8H AS 8C', `${SPLIT}; box:1/1 TC; stand box:1/1; box:1/2 TD; box:1/2 9D; w2 lose`, 'KD', 'w1 lose'),
      ),
      subjects: ['w1'],
    },
    { name: 'the other hand taken, because the first was forfeited', round: forfeited('lose'), subjects: ['w2'] },
  ],
  breaches: [
    {
      name: 'the other hand given back, although the first was forfeited before',
      round: forfeited('void'),
      subject: 'w2',
      clauses: ['10(7)', '10(5)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-2(a)/${label}`),
      expected: 'lose',
      recorded: 'void',
      message:
        'The dealer has a blackjack, and the first of the split hands was settled before it: the wager on the other is now the original one and must lose; it was given back.',
    },
  ],
  notApplicable: [
    { name: 'a dealer without a blackjack', round: blackjackRound(QLD, DOUBLED) },
    {
      name: 'a doubled hand of 21, which has won',
      round: blackjackRound(
        QLD_CHALLENGE,
        oneBox('5H AS 6D', `${DOUBLE}; box:1 KD; w1 win 10000; w2 win 10000`, 'KC', ''),
      ),
    },
  ],
  indeterminate: [
    {
      name: 'a hand over 21 lost, and the open one too',
      round: blackjackRound(
        QLD,
        oneBox('8H AS 8C', `${SPLIT}; box:1/1 TC; box:1/1 9C; w1 lose; box:1/2 TD; stand box:1/2`, 'KD', 'w2 lose'),
      ),
      subject: 'w2',
      missing: ['a rule on which of the split hands carries the original wager'],
    },
  ],
});

inPlay('blackjack/added-wagers-against-dealers-blackjack', {
  said: [
    [
      'a double lost with the original wager in Queensland',
      [
        'complies w1',
        'breaches w2: The dealer has a blackjack, and the wager on double must be given back after a double or a split; it was collected.',
      ],
      QLD,
      oneBox('5H AS 6D', `${DOUBLE}; box:1 9D`, 'KC', 'w1 lose; w2 lose'),
    ],
  ],
  occurs: [
    ['a double beside another wager', true, QLD, DOUBLED],
    ['a split beside another wager', true, QLD, oneBox('8H AS 8C', SPLIT, '', '')],
    ['neither', false, QLD, STANDS],
    ['no wager', false, QLD, 'box:1 KH'],
  ],
  citing: [
    [
      'the wager on the other hand, which is now the original one',
      ['sch-2(a)/10(7)', 'sch-2(a)/10(5)'],
      QLD_SPANISH,
      oneBox(
        '8H KS 8C',
        `${SPLIT}; box:1/1 2C; double box:1/1; w3 double 10000 on w1 hand 1; box:1/1 9C; withdraw w3; w1 lose; box:1/2 9D; stand box:1/2`,
        'AD',
        'w2 void',
      ),
    ],
  ],
});
