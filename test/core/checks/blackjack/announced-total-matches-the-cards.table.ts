import { BOTH, DOUBLE, oneBox, SPLIT, STANDS, switchedAfter, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

/** What cards count, in Queensland. */
const VALUES = ['sch-2/5(1)(a)', 'sch-2/5(1)', 'sch-2/5(1)(b)', 'sch-2/5(1)(c)', 'sch-2/5(2)'];
/** A hand on box 1 against a six, with these announcements. */
const announced = (first: string, ...said: readonly string[]): string =>
  oneBox(first, `${said.map((value) => `announce box:1 ${value}`).join('; ')}; stand box:1`, 'KC 2D', '');

playTable('blackjack/announced-total-matches-the-cards', {
  lawful: [
    [
      'both counts of a soft hand',
      QLD,
      oneBox('AH 6S 6D', 'announce box:1 7 or 17; box:1 2D; announce box:1 19', 'KC 2D', WON),
    ],
    [
      'the lower count of a soft hand',
      ACT,
      oneBox('AH 6S 6D', 'announce box:1 7; box:1 2D; announce box:1 9', 'KC 2D', WON),
    ],
    ['a blackjack', QLD, oneBox('KH 6S AH', 'announce box:1 blackjack; w1 win 15000 returned 10000', '', '')],
    ['a doubled ace that counts one', QLD, oneBox('AH 6S 8D', `${DOUBLE}; box:1 KS; announce box:1 19`, 'KC 2D', BOTH)],
    ['the dealer', QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', `announce dealer 18; ${WON}`)],
    [
      'before and after a split',
      QLD,
      oneBox(
        '8H 6S 8S',
        `announce box:1 16; ${SPLIT}; box:1/1 AC; announce box:1/1 19; box:1/2 AD; announce box:1/2 soft 19`,
        'KC 2D',
        BOTH,
      ),
    ],
    [
      'before a split that no decision tells of',
      QLD,
      oneBox(
        '8H 6S 8S',
        'announce box:1 16; w2 split 10000 on w1 hand 2; box:1/1 AC; announce box:1 19; box:1/2 AD',
        'KC 2D',
        BOTH,
      ),
    ],
    [
      'before and after a switch',
      QLD_SWITCH,
      switchedAfter('announce box:1a 18; switch box:1a; announce box:1a 19; announce box:1b 18'),
    ],
  ],
  planted: [
    [
      'a pair before a split that no decision tells of',
      'sch-2/27(4)',
      QLD,
      oneBox('8H 6S 8S', 'announce box:1 15; w2 split 10000 on w1 hand 2; box:1/1 AC; box:1/2 AD', 'KC 2D', BOTH),
    ],
    [
      'a third card not counted',
      'sch-2/21(4)',
      QLD,
      oneBox('KH 6S 5S', 'hit box:1; box:1 4D; announce box:1 15; stand box:1', 'KC 2D', WON),
    ],
    [
      'a doubled ace as eleven',
      'sch-2/26(4)',
      QLD,
      oneBox('AH 6S 8D', `${DOUBLE}; box:1 2S; announce box:1 21`, 'KC 2D', 'w1 lose; w2 lose'),
    ],
    [
      'the dealer’s soft seventeen as seven',
      'blackjack/3.5(a)',
      ACT,
      oneBox('KH 6S 9S', 'stand box:1', 'AC', `announce dealer 7; ${WON}`),
    ],
    ['the dealer', 'sch-2/21(6)', QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', `announce dealer 19; ${WON}`)],
    [
      'a split ace and king as a blackjack',
      'blackjack/12.6',
      ACT,
      oneBox('AH 6S AS', `${SPLIT}; box:1/1 KC; announce box:1/1 blackjack; box:1/2 8D`, 'KC 2D', BOTH),
    ],
  ],
  silent: [
    ['nothing announced', QLD, STANDS],
    [
      'words that are no total',
      QLD,
      oneBox('KH 6S 9S', 'announce box:1 hand; announce result none; stand box:1', 'KC 2D', WON),
    ],
  ],
  said: [
    [
      'one of two counts that is not the hand’s',
      ['breaches box:1: The total announced for box:1 was 17 or 8; the cards count 7 or 17.'],
      QLD,
      announced('AH 6S 6D', '17 or 8'),
    ],
    [
      'the lower count and a wrong one',
      ['breaches box:1: The total announced for box:1 was 6 or 17; the cards count 6 or 16.'],
      QLD,
      announced('AH 6S 5D', '6 or 17'),
    ],
    ['before any card', ['not-applicable'], QLD, STANDS.replace('box:1 KH', 'announce box:1 5; box:1 KH')],
    ['the count of one card', ['complies box:1'], QLD, STANDS.replace('box:1 KH', 'box:1 KH; announce box:1 10')],
    [
      'a wrong count of one card',
      ['breaches box:1: The total announced for box:1 was 11; the cards count 10.'],
      QLD,
      STANDS.replace('box:1 KH', 'box:1 KH; announce box:1 11'),
    ],
    [
      'a wrong count in a void round',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 9D', 'announce box:1 18; void round', '', 'w1 void'),
    ],
    [
      'words about a blackjack that announce none',
      ['not-applicable'],
      QLD,
      announced('KH 6S 9D', 'no blackjack', 'blackjack or 19'),
    ],
    [
      'a blackjack of nineteen',
      ['breaches box:1: A blackjack was announced for box:1; the cards make none.'],
      QLD,
      announced('KH 6S 9D', 'Blackjack'),
    ],
    [
      'a total among words',
      ['breaches box:1: The total announced for box:1 was hand of 18; the cards count 19.', 'complies box:1'],
      QLD,
      announced('KH 6S 9D', 'hand of 18', 'a 19'),
    ],
    [
      'both counts before the card of a double, one count after it',
      ['complies box:1', 'complies box:1'],
      QLD,
      oneBox('AH 6S 8D', `${DOUBLE}; announce box:1 9 or 19; box:1 KS; announce box:1 19`, 'KC 2D', BOTH),
    ],
    [
      'a doubled ace as eleven in Canberra',
      ['complies box:1', 'breaches box:1: The total announced for box:1 was 22; the cards count 11 or 21.'],
      ACT,
      oneBox('AH 6S 8D', `${DOUBLE}; box:1 2S; announce box:1 21; announce box:1 22`, 'KC 2D', BOTH),
    ],
    [
      'the dealer before the hand must stand, and then',
      [
        'complies dealer',
        'complies dealer',
        'breaches dealer: The total announced for dealer was 8; the cards count 18.',
        'breaches dealer: The total announced for dealer was 8 or 18; the cards count 18.',
        'complies dealer',
      ],
      ACT,
      oneBox(
        'KH AS 9D',
        'announce dealer 1; stand box:1; dealer 5C; announce dealer 6 or 16; dealer 2D; announce dealer 8; announce dealer 8 or 18; announce dealer 18',
        '',
        WON,
      ),
    ],
    [
      'a hard total of the dealer with its lower count',
      ['breaches dealer: The total announced for dealer was 8 or 18; the cards count 18.'],
      QLD,
      oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', `announce dealer 8 or 18; ${WON}`),
    ],
  ],
  citing: [
    ['the first two cards', ['sch-2/21(2)', ...VALUES], QLD, announced('KH 6S 9D', '18')],
    [
      'a further card',
      ['sch-2/21(4)', ...VALUES],
      QLD,
      oneBox('KH 6S 5S', 'hit box:1; box:1 4D; announce box:1 15; stand box:1', 'KC 2D', WON),
    ],
    [
      'the card of a double',
      ['sch-2/21(4)', 'sch-2/26(4)', ...VALUES],
      QLD,
      oneBox('AH 6S 8D', `${DOUBLE}; box:1 2S; announce box:1 21`, 'KC 2D', 'w1 lose; w2 lose'),
    ],
    [
      'the first cards of a hand that is doubled later',
      ['sch-2/21(2)', ...VALUES],
      QLD,
      oneBox('5H 6S 6D', `announce box:1 12; ${DOUBLE}; box:1 9S`, 'KC 2D', BOTH),
    ],
    [
      'a hand made by splitting',
      ['sch-2/27(4)', ...VALUES],
      QLD,
      oneBox('8H 6S 8S', `${SPLIT}; box:1/1 AC; announce box:1/1 18; box:1/2 AD`, 'KC 2D', BOTH),
    ],
    ['the dealer', ['sch-2/21(6)', ...VALUES], QLD, `${STANDS}; announce dealer 19`],
    ['a blackjack', ['sch-2/24(2)', 'sch-2/24(1)', 'sch-2/2'], QLD, announced('KH 6S 9D', 'blackjack')],
    [
      'a blackjack after a split',
      ['sch-2/24(2)', 'sch-2/24(1)', 'sch-2/2', 'sch-2/27(4)(c)'],
      QLD,
      oneBox('AH 6S AS', `${SPLIT}; box:1/1 KC; announce box:1/1 blackjack; box:1/2 8D`, 'KC 2D', BOTH),
    ],
    [
      'a blackjack after a switch',
      ['sch-2(c)/9(2)', 'sch-2/2', 'sch-2(c)/9(3)', 'sch-2(c)/2'],
      QLD_SWITCH,
      switchedAfter('switch box:1a; announce box:1a blackjack').replace('box:1b 9C', 'box:1b AC'),
    ],
  ],
});
