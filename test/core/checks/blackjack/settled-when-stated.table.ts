import { checkTable } from '../../../support/rounds/check-table';
import { oneBox, STANDS, twoBoxes } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

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
    {
      name: 'a hand over 21 that was collected before',
      round: blackjackRound(ACT, oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', '', '')),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'rules without a time for it', round: blackjackRound(QLD, STANDS) },
    {
      name: 'a blackjack made by splitting once others have drawn, which the first deal could not show',
      round: blackjackRound(
        QLD_CHALLENGE,
        twoBoxes(
          'box:1 9H; box:2 AD; dealer 8S; box:1 5H; box:2 AC',
          'box:1 6C; split box:2; w3 split 10000 p2 on w2 hand 2; box:2 KC; w2 win 20000; box:2/2 QC; w3 win 20000; dealer JH',
          'w1 win 10000',
        ),
      ),
    },
  ],
  indeterminate: [
    {
      name: 'a blackjack paid at once against a king',
      round: blackjackRound(ACT, oneBox('KH KS AH', 'w1 win 15000', '9D', '')),
      subject: 'w1',
      missing: ['a ruling on whether a blackjack is paid at once against a court card'],
    },
  ],
});
