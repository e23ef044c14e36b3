import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLE, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/bonus-hands-pay-stated-odds', {
  complies: [
    {
      name: 'a hand made by splitting',
      round: blackjackRound(
        QLD_SPANISH,
        'w1 main 10000 box:1; box:1 7H; dealer 9S; box:1 7C; split box:1; w2 split 10000 on w1 hand 2;' +
          'box:1/1 6D; box:1/1 8D; w1 win 15000; box:1/2 JD; stand box:1/2; dealer 8H; w2 push',
      ),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'no such hand', round: blackjackRound(QLD_SPANISH, STANDS) },
    {
      name: 'a doubled hand',
      round: blackjackRound(QLD_SPANISH, oneBox('6H 9S 7C', `${DOUBLE}; box:1 8S; w1 win 10000; w2 win 10000`, '', '')),
    },
  ],
});
