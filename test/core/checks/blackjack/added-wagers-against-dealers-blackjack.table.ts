import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLED, DOUBLE, oneBox, SPLIT } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD, QLD_CHALLENGE } from '../../../support/rounds/blackjack/script';

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
  ],
  breaches: [],
  notApplicable: [
    { name: 'a dealer without a blackjack', round: blackjackRound(QLD, DOUBLED) },
    {
      name: 'a doubled hand of 21, which has won',
      round: blackjackRound(
        QLD_CHALLENGE,
        oneBox('5H AS 6D', `${DOUBLE}; box:1 KD`, 'KC', 'w1 win 10000; w2 win 10000'),
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
