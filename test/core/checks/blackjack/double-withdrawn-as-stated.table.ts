import { DOUBLE, DOUBLED, oneBox } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD_SPANISH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/double-withdrawn-as-stated', {
  lawful: [['with twenty-one', QLD_SPANISH, oneBox('KH 6S 6D', `${DOUBLE}; box:1 5S; withdraw w2; w1 lose`, '', '')]],
  silent: [['a double that stays', QLD_SPANISH, DOUBLED]],
  said: [
    ['with twenty-one', ['complies w2'], QLD_SPANISH, oneBox('6H KS 5C', `${DOUBLE}; box:1 KD; withdraw w2`, '', '')],
    [
      'with twenty-two',
      ['breaches w2: Wager w2 was taken back from box:1 with 22; that is allowed up to 21.'],
      QLD_SPANISH,
      oneBox('KH KS 5C', `${DOUBLE}; box:1 7D; withdraw w2; w1 lose`, '', ''),
    ],
    [
      'before its card',
      ['not-applicable'],
      QLD_SPANISH,
      oneBox('6H KS 5C', `${DOUBLE}; withdraw w2; stand box:1; w1 lose`, '8D', ''),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD_SPANISH,
      oneBox('KH KS 5C', `${DOUBLE}; box:1 7D; void round; withdraw w2`, '', 'w1 void'),
    ],
    [
      'insurance taken back',
      ['not-applicable'],
      QLD_SPANISH,
      oneBox('KH AS 5C', 'w2 insurance 5000 on w1; hit box:1; box:1 7D; withdraw w2; w1 lose', '', ''),
    ],
    [
      'of a player with two boxes, and it is not told which',
      ['not-applicable'],
      QLD_SPANISH,
      `w1 main 10000 box:1; w2 main 10000 box:2; call no-more-bets; box:1 6H; box:2 KH; dealer KS; box:1 5C; box:2 9C; w3 double 10000; box:1 2S;
       withdraw w3; stand box:2`,
    ],
    [
      'by a wager alone, without a decision',
      ['complies w2'],
      QLD_SPANISH,
      oneBox('6H KS 5C', 'w2 double 10000 on w1; box:1 2D; withdraw w2; w1 lose', '', ''),
    ],
  ],
});
