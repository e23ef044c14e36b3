import { checkTable } from '../../../support/rounds/check-table';
import { INSURED, oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/insurance-pays-stated-odds', {
  complies: [],
  breaches: [],
  notApplicable: [
    { name: 'no insurance', round: blackjackRound(ACT, STANDS) },
    {
      name: 'insurance that lost',
      round: blackjackRound(ACT, oneBox('KH AS 9S', `${INSURED}; stand box:1`, '9D', 'w2 lose; w1 lose')),
    },
  ],
});
