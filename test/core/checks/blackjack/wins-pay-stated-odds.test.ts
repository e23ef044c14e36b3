import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLED, oneBox, shared } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound, QLD, QLD_CHALLENGE } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/wins-pay-stated-odds', {
  complies: [
    { name: 'a double', round: blackjackRound(QLD, DOUBLED), subjects: ['w1', 'w2'] },
    {
      name: 'each of three players on a box',
      round: blackjackRound(ACT, shared('p1', 'p2', 'p3')),
      subjects: ['w1', 'w2', 'w3'],
    },
    {
      name: 'five cards',
      round: blackjackRound(QLD_CHALLENGE, oneBox('2H 9S 3C', 'box:1 4S; box:1 5D; box:1 4H; w1 win 10000', '', '')),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'a hand that lost', round: blackjackRound(QLD, oneBox('KH 6S 7S', 'stand box:1', 'KC 2D', 'w1 lose')) },
    { name: 'a blackjack', round: blackjackRound(QLD, oneBox('KH 6S AS', 'w1 win 15000', '', '')) },
  ],
  indeterminate: [
    {
      name: 'paid up to the next chip',
      round: blackjackRound(
        ACT,
        oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', 'w1 win 2600').replace('main 10000', 'main 2550'),
      ),
      subject: 'w1',
      missing: ['smallest chip at the table'],
    },
  ],
});
