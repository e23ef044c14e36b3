import { checkTable } from '../../../support/rounds/check-table';
import { oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { blackjackRound, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

checkTable('blackjack/stand-off-returns-the-stake', {
  complies: [
    {
      name: 'a dealer’s 22',
      round: blackjackRound(
        QLD_SWITCH,
        'w1 main 10000 box:1a; u1 main 10000 box:1b; box:1a KH; box:1b KC; dealer TS; box:1a 8H; box:1b 9C;' +
          'stand box:1a; stand box:1b; dealer 6D; dealer 6C; w1 push; u1 void returned 10000',
      ),
      subjects: ['w1', 'u1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'a hand that won', round: blackjackRound(QLD, STANDS) },
    {
      name: 'a stand-off that the cards deny',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', 'w1 push returned 5000')),
      because: 'blackjack/wager-follows-the-hands',
    },
  ],
});
