import { checkTable } from '../../../support/rounds/check-table';
import { INSURED, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { ACT, ACT_TRIPLE, blackjackRound, QLD } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/insurance-follows-the-second-card', {
  complies: [
    {
      name: 'lost on an ace',
      round: blackjackRound(ACT, oneBox('KH AS 9S', `${INSURED}; stand box:1`, 'AD 9H', 'w2 lose; w1 lose')),
      subjects: ['w2'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'no insurance', round: blackjackRound(QLD, STANDS) }],
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
