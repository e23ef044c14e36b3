import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLE, DOUBLED, oneBox } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/withdrawn-double-forfeits-the-wager', {
  complies: [
    {
      name: 'the doubled portion withdrawn',
      round: blackjackRound(QLD_SPANISH, oneBox('6H KS 5C', `${DOUBLE}; box:1 2S`, '', 'w1 lose; withdraw w2')),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'a double that stays', round: blackjackRound(QLD_SPANISH, DOUBLED) }],
});
