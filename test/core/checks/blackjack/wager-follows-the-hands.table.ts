import { checkTable } from '../../../support/rounds/check-table';
import { DOUBLE, DOUBLED, oneBox, SPLIT, STANDS } from '../../../support/rounds/blackjack/forms';
import { ACT, blackjackRound, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const qld = (...labels: readonly string[]): readonly string[] =>
  labels.map((label) => `au-qld/casino-gaming-rule-2024#sch-2/${label}`);

checkTable('blackjack/wager-follows-the-hands', {
  complies: [
    { name: 'a doubled hand, with both its wagers', round: blackjackRound(QLD, DOUBLED), subjects: ['w1', 'w2'] },
    {
      name: 'five cards without the dealer’s',
      round: blackjackRound(
        QLD_CHALLENGE,
        oneBox('2H 9S 3C', 'box:1 4S; box:1 5D; box:1 4H; w1 win 10000 returned 10000', '', ''),
      ),
      subjects: ['w1'],
    },
    {
      name: 'spanish: nothing more taken by a dealer’s blackjack, the first hand forfeited and the other over 21',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox(
          '8H KS 8C',
          `${SPLIT}; box:1/1 2C; double box:1/1; w3 double 10000 on w1 hand 1; box:1/1 9C; withdraw w3; w1 lose; box:1/2 9D; box:1/2 KD`,
          'AD',
          'w2 void',
        ),
      ),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'an ace and a king of split aces, which are 21 and no blackjack',
      round: blackjackRound(QLD, oneBox('AH 6S AD', `${SPLIT}; box:1/1 KD; box:1/2 9C`, 'KC 4D', 'w1 push; w2 push')),
      subject: 'w1',
      clauses: qld('14(2)(b)', '14(2)', '27(4)(c)'),
      expected: 'win',
      recorded: 'push',
      message: 'Wager w1 must win, because the hand has 21 and the dealer 20; it was given back.',
    },
    {
      name: 'a king and an ace of split kings, which are 21 and no blackjack',
      round: blackjackRound(
        QLD,
        oneBox('KH 6S KD', `${SPLIT}; box:1/1 AD; box:1/2 9C; stand box:1/2`, 'KC 3D', 'w1 push; w2 push'),
      ),
      subject: 'w1',
      clauses: qld('14(2)(b)', '14(2)', '27(4)(c)'),
      expected: 'win',
      recorded: 'push',
      message: 'Wager w1 must win, because the hand has 21 and the dealer 19; it was given back.',
    },
    {
      name: 'an ace and a nine of split aces, which nobody would take for a blackjack',
      round: blackjackRound(
        QLD,
        oneBox('AH 6S AD', `${SPLIT}; box:1/1 KD; box:1/2 9C`, 'KC 4D', 'w1 win 10000; w2 lose'),
      ),
      subject: 'w2',
      clauses: qld('14(2)(e)', '14(2)'),
      expected: 'push',
      recorded: 'lose',
      message: 'Wager w2 must be given back, because the hand has 20 and the dealer 20; it was collected.',
    },
    {
      name: 'a doubled ace that counts one',
      round: blackjackRound(QLD, oneBox('AH 6S 8D', `${DOUBLE}; box:1 2D`, 'KC 2D', 'w1 win 10000; w2 lose')),
      subject: 'w1',
      clauses: qld('14(2)(g)', '14(2)', '26(4)'),
      expected: 'lose',
      recorded: 'win',
      message: 'Wager w1 must lose, because the hand has 11 and the dealer 18; it was paid.',
    },
    {
      name: 'a hand that was split, and no ace',
      round: blackjackRound(
        QLD,
        oneBox(
          '8H 6S 8D',
          `${SPLIT}; box:1/1 KD; stand box:1/1; box:1/2 9C; stand box:1/2`,
          'KC 3D',
          'w1 push; w2 lose',
        ),
      ),
      subject: 'w1',
      clauses: qld('14(2)(g)', '14(2)'),
      expected: 'lose',
      recorded: 'push',
      message: 'Wager w1 must lose, because the hand has 18 and the dealer 19; it was given back.',
    },
    {
      name: 'equal hands',
      round: blackjackRound(QLD, oneBox('KH 6S 8S', 'stand box:1', 'KC 2D', 'w1 win 10000')),
      subject: 'w1',
      clauses: qld('14(2)(e)', '14(2)'),
      expected: 'push',
      recorded: 'win',
      message: 'Wager w1 must be given back, because the hand has 18 and the dealer 18; it was paid.',
    },
  ],
  notApplicable: [
    {
      name: 'a void round',
      round: blackjackRound(ACT, `${STANDS.replace(/; w1 win.*/, '')}; void round; w1 void returned 10000`),
    },
    { name: 'no wagers', round: blackjackRound(QLD, 'call no-more-bets') },
  ],
  indeterminate: [
    {
      name: 'the dealer’s cards are missing',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'stand box:1', '', 'w1 win 10000')),
      subject: 'w1',
      missing: ['deal events of box:1 and of the dealer'],
    },
    {
      name: 'the cards of the box are missing',
      round: blackjackRound(ACT, 'w1 main 10000 box:1; dealer 6S; dealer KC; dealer 2D; w1 win 10000'),
      subject: 'w1',
      missing: ['deal events of box:1 and of the dealer'],
    },
    {
      name: 'the settlement is missing',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', '')),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'settled otherwise than by cards that the dealer should not have drawn',
      round: blackjackRound(QLD, oneBox('KH 7S 8S', 'stand box:1', 'KC 2D', 'w1 win 10000')),
      subject: 'w1',
      missing: ['hands dealt as the rules require'],
      because: 'blackjack/dealer-draws-or-stands',
    },
  ],
});
