import { drawnByOne } from '../../../support/rounds/blackjack/breaches-of-table';
import { BOTH, STANDS, TWO_ON_BOX } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const won = (...wagers: readonly string[]): string =>
  wagers.map((wager) => `${wager} win 10000 returned 10000`).join('; ');
const ELEVEN = TWO_ON_BOX.replace('KH', '6H');
const DEALER = 'dealer KC; dealer 2D';
const ALONE = drawnByOne('w4 double 10000 on w2 p2', won('w1', 'w2', 'w4'));

/** Eights split by both players; the first decides on the first hand, and the second doubles one of the two. */
const SPLIT_BY_TWO = (play: string, end: string): string =>
  `w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1 by p1;
   w3 split 10000 on w1 hand 2; w4 split 10000 on w2 hand 2 p2; ${play}; ${DEALER}; ${end}`;

const alone = (subject: string, hand = 'box:1'): string =>
  `breaches ${subject}: Player p2 doubled on ${hand} and p1, who decides about it, did not.`;

playTable('blackjack/others-double-only-with-the-controller', {
  lawful: [
    [
      'the player who decides doubles, by a wager alone',
      ACT,
      `${ELEVEN}; hit box:1 by p1; w3 double 10000 on w1; w4 double 10000 on w2 p2; box:1 9D; ${DEALER}; ${won('w1', 'w2', 'w3', 'w4')}`,
    ],
    [
      'a double of which it is not said who decided it',
      QLD,
      `${ELEVEN}; double box:1; w4 double 10000 on w2 p2; box:1 9D; stand box:1 by p1; ${DEALER}; ${won('w1', 'w2', 'w4')}`,
    ],
  ],
  planted: [
    ['in Canberra', 'blackjack/13.1', ACT, ALONE],
    ['at spanish blackjack', 'sch-2/9(6)', QLD_SPANISH, ALONE],
    ['at blackjack challenge', 'sch-2/9(6)', QLD_CHALLENGE, ALONE],
    [
      'decided and wagered',
      'sch-2/9(6)',
      QLD,
      drawnByOne('double box:1 by p2; w4 double 10000 on w2 p2', won('w1', 'w2', 'w4')),
    ],
    ['decided, without a wager on record', 'blackjack/13.1', ACT, drawnByOne('double box:1 by p2')],
    [
      'the hand that the player who decides did not double',
      'sch-2/9(6)',
      QLD,
      SPLIT_BY_TWO(
        `box:1/1 3C; double box:1/1 by p1; w5 double 10000 on w1; box:1/1 9C; box:1/2 3D; hit box:1/2 by p1;
         w6 double 10000 on w4 p2 hand 2; box:1/2 8D`,
        won('w1', 'w2', 'w3', 'w4', 'w5', 'w6'),
      ),
    ],
  ],
  silent: [
    ['players not told', QLD, STANDS],
    [
      'who decides is not told',
      QLD,
      `${ELEVEN}; w4 double 10000 on w2 p2; box:1 9D; ${DEALER}; ${won('w1', 'w2', 'w4')}`,
    ],
    ['a double that was refused', QLD, drawnByOne('w4 double 10000 on w2 p2', `w4 void returned 10000; ${BOTH}`)],
  ],
  doubtful: [
    [
      'no decision on the hand that was doubled',
      QLD,
      SPLIT_BY_TWO(
        `box:1/1 9C; stand box:1/1 by p1; box:1/2 3D; w6 double 10000 on w4 p2 hand 2; box:1/2 8D`,
        `w1 lose; w2 lose; ${won('w3', 'w4', 'w6')}`,
      ),
    ],
  ],
  said: [
    ['by a wager', [alone('w4')], ACT, ALONE],
    [
      'decided and wagered',
      [alone('w4')],
      QLD,
      drawnByOne('double box:1 by p2; w4 double 10000 on w2 p2', won('w1', 'w2', 'w4')),
    ],
    ['decided alone', [alone('box:1')], ACT, drawnByOne('double box:1 by p2')],
    ['decided by one who is not named', ['not-applicable'], ACT, drawnByOne('double box:1')],
    [
      'with the player who decides, on record for both',
      ['complies w4'],
      QLD,
      `${ELEVEN}; double box:1 by p1; w3 double 10000 on w1; double box:1 by p2; w4 double 10000 on w2 p2; box:1 9D; ${DEALER}; ${won('w1', 'w2', 'w3', 'w4')}`,
    ],
    [
      'no decision on the hand that was doubled',
      ['indeterminate w6: decide event of p1 on box:1/2'],
      QLD,
      SPLIT_BY_TWO(
        `box:1/1 9C; stand box:1/1 by p1; box:1/2 3D; w6 double 10000 on w4 p2 hand 2; box:1/2 8D`,
        `w1 lose; w2 lose; ${won('w3', 'w4', 'w6')}`,
      ),
    ],
    ['in a void round', ['not-applicable'], ACT, drawnByOne('double box:1 by p2', 'void round; w1 void; w2 void')],
    [
      'both hands of a split by the other alone, one of them without a wager',
      [alone('w6', 'box:1/2'), alone('box:1')],
      ACT,
      SPLIT_BY_TWO(
        `box:1/1 3C; hit box:1/1 by p1; double box:1/1 by p2; box:1/1 9C; box:1/2 3D; hit box:1/2 by p1; w6 double 10000 on w4 p2 hand 2; box:1/2 8D`,
        won('w1', 'w2', 'w3', 'w4', 'w6'),
      ),
    ],
    [
      'on a box of his own',
      ['not-applicable'],
      QLD,
      `w1 main 10000 box:1; w2 main 10000 box:2 p2; call no-more-bets; box:1 KH; box:2 6H; dealer 6S; box:1 9S; box:2 5D; stand box:1 by p1;
       double box:2 by p2; w3 double 10000 on w2 p2; box:2 9D; ${DEALER}; ${won('w1', 'w2', 'w3')}`,
    ],
  ],
  holdsTo: [
    [ACT, ['othersOnBox.double']],
    [QLD_SPANISH, ['othersOnBox.double']],
    [QLD_SWITCH, []],
  ],
});
