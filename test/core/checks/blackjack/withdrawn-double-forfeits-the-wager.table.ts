import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLE, DOUBLED, oneBox, SPLIT, STANDS } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';
import { inPlay } from '../../../support/rounds/blackjack/play-table';

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

inPlay('blackjack/withdrawn-double-forfeits-the-wager', {
  said: [
    [
      'won, although the doubled portion was taken back',
      ['breaches w1: The doubled portion was taken back, so wager w1 must lose; it was paid.'],
      QLD_SPANISH,
      oneBox('6H KS 5C', `${DOUBLE}; box:1 9S; withdraw w2`, '8D', 'w1 win 10000'),
    ],
  ],
  occurs: [
    ['a double beside another wager', true, QLD_SPANISH, DOUBLED],
    ['no double', false, QLD_SPANISH, STANDS],
    ['no wager', false, QLD_SPANISH, 'box:1 KH'],
  ],
  holdsTo: [
    [QLD_SPANISH, ['outcomes.main/double-withdrawn', 'outcomes.double/withdrawn']],
    [QLD, []],
  ],
});
