import { checkTable } from '../../../support/rounds/check-table';
import { oneBox, STANDS } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';
import { inPlay } from '../../../support/rounds/blackjack/play-table';

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

/** Nineteen against nineteen, of a wager that was lowered too late. */
const lowered = (settled: string): string =>
  oneBox('KH 9S 9H', 'stand box:1', 'KD', `w1 ${settled}`).replace(
    'call no-more-bets',
    'call no-more-bets; change w1 5000',
  );

inPlay('blackjack/stand-off-returns-the-stake', {
  said: [
    [
      'given back as it was lowered too late',
      ['not-applicable', 'also blackjack/no-wager-after-close'],
      ACT,
      lowered('push returned 5000'),
    ],
    [
      'less than that given back',
      [
        'breaches w1: Wager w1 on main neither won nor lost; 49.99 of its stake of 100.00 was given back.',
        'also blackjack/no-wager-after-close',
      ],
      ACT,
      lowered('push returned 4999'),
    ],
    [
      'a cent paid on it',
      ['breaches w1: Wager w1 on main neither won nor lost, and 0.01 was paid on it.'],
      ACT,
      oneBox('KH 9S 9H', 'stand box:1', 'KD', 'w1 push paid=1'),
    ],
    [
      'a cent too little given back',
      ['breaches w1: Wager w1 on main neither won nor lost; 99.99 of its stake of 100.00 was given back.'],
      QLD,
      oneBox('KH 9S 9H', 'stand box:1', 'KD', 'w1 void returned 9999'),
    ],
  ],
  holdsTo: [
    [ACT, ['outcomes.main/equal', 'outcomes.main/both-blackjack']],
    [
      QLD_SWITCH,
      [
        'outcomes.main/equal',
        'outcomes.main/dealer-22',
        'outcomes.main/both-blackjack',
        'outcomes.split/dealer-blackjack',
        'outcomes.double/dealer-blackjack',
      ],
    ],
  ],
});
