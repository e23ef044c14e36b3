import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLE, DOUBLED, oneBox, SPLIT } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/withdrawn-double-forfeits-the-wager', {
  complies: [
    {
      name: 'the doubled portion withdrawn',
      round: blackjackRound(QLD_SPANISH, oneBox('6H KS 5C', `${DOUBLE}; box:1 2S`, '', 'w1 lose; withdraw w2')),
      subjects: ['w1'],
    },
    {
      name: 'withdrawn on the second of split hands, before the dealer’s blackjack',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox(
          '5H JS 5C',
          `${SPLIT}; box:1 KS; stand box:1; box:1/2 6S; double box:1/2; w3 double 10000 on w2; box:1/2 2S; withdraw w3; w2 lose`,
          'AD',
          'w1 lose',
        ),
      ),
      subjects: ['w2'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'a double that stays', round: blackjackRound(QLD_SPANISH, DOUBLED) }],
});
