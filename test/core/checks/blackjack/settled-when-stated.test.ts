import { checkTable } from '../../../support/rounds/check-table';
import { oneBox, STANDS, twoBoxes } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/settled-when-stated', {
  complies: [
    {
      name: 'a blackjack paid when the first box has drawn, before a third card to another',
      round: blackjackRound(
        QLD_SPANISH,
        twoBoxes(
          'box:1 9H; box:2 KD; dealer 8S; box:1 5H; box:2 AC',
          'hit box:1; box:1 4C; stand box:1; w2 win 15000; dealer JH',
          'w1 push',
        ),
      ),
      subjects: ['w2'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'rules without a time for it', round: blackjackRound(QLD, STANDS) }],
  indeterminate: [
    {
      name: 'a blackjack paid at once against a king',
      round: blackjackRound(ACT, oneBox('KH KS AH', 'w1 win 15000', '9D', '')),
      subject: 'w1',
      missing: ['a ruling on whether a blackjack is paid at once against a court card'],
    },
  ],
});
