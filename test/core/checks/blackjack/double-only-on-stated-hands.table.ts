import { atSwitch, BOTH, DOUBLE, oneBox, SPLIT, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_TRIPLE, QLD, QLD_CHALLENGE, QLD_SPANISH, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const doubled = (first: string, before: string, card: string): string =>
  oneBox(first, `${before}; ${DOUBLE}; box:1 ${card}`, 'KC 2D', BOTH);

const notOn = (total: string): string =>
  `breaches box:1: The hand on box:1 was doubled on ${total}, which may not be doubled.`;
/** Eleven that two players share, and how it was doubled. */
const byTwo = (play: string, ...settled: readonly string[]): string =>
  `w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 5H; dealer 6S; box:1 6D; ${play}; dealer KC; dealer 2D; ${BOTH};
   ${settled.map((id) => `${id} win 10000`).join('; ')}`;
const ACES = oneBox(
  'AH 6S AS',
  `${SPLIT}; box:1/1 8C; double box:1/1; w3 double 10000 on w1; box:1/1 2D; box:1/2 8D`,
  'KC 2D',
  `${BOTH}; w3 win 10000`,
);

playTable('blackjack/double-only-on-stated-hands', {
  lawful: [
    ['nine in Queensland', QLD, doubled('5H 6S 4D', '', 'KS')],
    ['eleven in Queensland', QLD, doubled('5H 6S 6D', '', '9S')],
    ['an ace that counts one, with an eight', QLD, doubled('AH 6S 8D', '', 'KS')],
    ['fifteen in Canberra', ACT, doubled('8H 6S 7D', '', '5S')],
    [
      'a split hand in Canberra',
      ACT,
      oneBox(
        '8H 6S 8S',
        `${SPLIT}; box:1/1 3C; double box:1/1; w3 double 10000 on w1; box:1/1 8C; box:1/2 AD`,
        'KC 2D',
        `${BOTH}; w3 win 10000 returned 10000`,
      ),
    ],
    ['three cards at blackjack challenge', QLD_CHALLENGE, doubled('2H 6S 3D', 'box:1 6S', '9S')],
    ['four cards at spanish blackjack', QLD_SPANISH, doubled('2H 6S 3D', 'box:1 2S; box:1 4D', '9S')],
    ['without a decision on record', QLD, oneBox('5H 6S 6D', 'w2 double 10000 on w1; box:1 9D', 'KC 2D', BOTH)],
  ],
  doubtful: [
    [
      'an ace and a king against a ten, which count 21 or, doubled, 11',
      QLD,
      oneBox('AH TS KD', `${DOUBLE}; box:1 8S`, '7C', BOTH),
    ],
    [
      'a split king and an ace in Queensland',
      QLD,
      oneBox(
        'KH 6S QS',
        `${SPLIT}; box:1/1 AC; double box:1/1; w3 double 10000 on w1; box:1/1 8C; box:1/2 9D`,
        'KC 2D',
        `${BOTH}; w3 win 10000 returned 10000`,
      ),
    ],
    [
      'a split king and an ace at blackjack challenge',
      QLD_CHALLENGE,
      oneBox(
        'KH 6S KS',
        `${SPLIT}; box:1/1 AC; double box:1/1; w3 double 10000 on w1; box:1/1 8C; box:1/2 9D`,
        'KC 2D',
        `${BOTH}; w3 win 10000 returned 10000`,
      ),
    ],
  ],
  planted: [
    ['eight in Queensland', 'sch-2/26(1)', QLD, doubled('5H 6S 3D', '', 'AS')],
    ['an ace that counts one, with a seven', 'sch-2/26(1)', QLD, doubled('AH 6S 7D', '', 'AS')],
    ['an ace and a king in Queensland', 'sch-2/24(1)', QLD, doubled('AH 6S KD', '', '8S')],
    [
      'an ace and a king at blackjack challenge',
      'sch-2(b)/6(1)',
      QLD_CHALLENGE,
      oneBox('AH 6S KD', `${DOUBLE}; box:1 8S`, 'KC 2D', BOTH),
    ],
    ['three cards in Queensland', 'sch-2/26(1)', QLD, doubled('2H 6S 3D', 'box:1 6S', '9S')],
    [
      'four cards at blackjack challenge',
      'sch-2(b)/7(1)',
      QLD_CHALLENGE,
      oneBox('2H 6S 3D', `box:1 2S; box:1 4D; ${DOUBLE}; box:1 9S; ${BOTH}`, '', ''),
    ],
    [
      'a split ace and king in Canberra',
      'blackjack/14(a)',
      ACT,
      oneBox(
        'KH 6S QS',
        `${SPLIT}; box:1/1 AC; double box:1/1; w3 double 10000 on w1; box:1/1 8C; box:1/2 9D`,
        'KC 2D',
        `${BOTH}; w3 win 10000 returned 10000`,
      ),
    ],
    [
      'twenty-one at spanish blackjack',
      'sch-2(a)/9(1)',
      QLD_SPANISH,
      oneBox('5H 6S 6D', `box:1 KS; ${DOUBLE}; box:1 2D; w1 lose; w2 lose`, '', ''),
    ],
  ],
  silent: [
    [
      'eight, and the decision to double turned down',
      QLD,
      oneBox('5H KS 3C', `${DOUBLE}; hit box:1; box:1 TD; stand box:1`, '7H', `${WON}; w2 void returned 10000`),
    ],
    [
      'eight, the double turned down, and two cards taken',
      QLD,
      oneBox(
        '5H KS 3C',
        `${DOUBLE}; hit box:1; box:1 4D; hit box:1; box:1 6D; stand box:1`,
        '7H',
        `${WON}; w2 void returned 10000`,
      ),
    ],
    [
      'a soft eight that counts eighteen, because the double was turned down',
      QLD,
      oneBox('AH KS 7C', `${DOUBLE}; hit box:1; box:1 KD; stand box:1`, '7H', `${WON}; w2 void returned 10000`),
    ],
    [
      'eight, and the double turned down',
      QLD,
      oneBox(
        '5H KS 3C',
        'w2 double 10000 on w1; hit box:1; box:1 TD; stand box:1',
        '7H',
        `${WON}; w2 void returned 10000`,
      ),
    ],
    ['no double', QLD, STANDS],
  ],
  said: [
    [
      'eight, decided, given back and dealt its card without another decision',
      ['breaches box:1: The hand on box:1 was doubled on 8; a double is taken on 9 to 11 only.'],
      QLD,
      oneBox('5H KS 3C', `${DOUBLE}; box:1 TD`, '7H', `${WON}; w2 void returned 10000`),
    ],
    [
      'eight, and another decision although the double was kept',
      ['breaches box:1: The hand on box:1 was doubled on 8; a double is taken on 9 to 11 only.'],
      QLD,
      oneBox('5H KS 3C', `${DOUBLE}; hit box:1; box:1 TD`, '7H', BOTH),
    ],
    [
      'with one card on record',
      ['indeterminate box:1: cards of box:1 before it was doubled'],
      QLD,
      STANDS.replace('box:1 KH; dealer 6S; box:1 9S; stand box:1', `box:1 KH; dealer 6S; ${DOUBLE}; box:1 9S`).replace(
        WON,
        BOTH,
      ),
    ],
    [
      'eight in a void round',
      ['not-applicable'],
      QLD,
      oneBox('5H 6S 3D', `${DOUBLE}; box:1 AS; void round`, '', 'w1 void; w2 void'),
    ],
    ['a blackjack in Canberra', [notOn('a blackjack')], ACT, doubled('AH 6S KD', '', '8S')],
    ['twenty in Canberra', ['complies box:1'], ACT, doubled('QH 6S KD', '', 'AS')],
    ['a blackjack at spanish blackjack', [notOn('a blackjack')], QLD_SPANISH, doubled('AH 6S KD', '', '8S')],
    [
      'twenty-one in three cards at spanish blackjack',
      [notOn('21')],
      QLD_SPANISH,
      doubled('AH 6S 4D', 'box:1 6C', '8S'),
    ],
    ['soft twenty at spanish blackjack', ['complies box:1'], QLD_SPANISH, doubled('AH 6S 4D', 'box:1 5C', 'KS')],
    [
      'four cards at blackjack challenge',
      ['breaches box:1: The hand on box:1 was doubled with 4 cards; a double is taken on two or three cards only.'],
      QLD_CHALLENGE,
      oneBox('2H 6S 3D', `box:1 2S; box:1 4D; ${DOUBLE}; box:1 9S; ${BOTH}`, '', ''),
    ],
    [
      'three cards in Canberra',
      ['breaches box:1: The hand on box:1 was doubled with 3 cards; a double is taken on two cards only.'],
      ACT,
      doubled('2H 6S 3D', 'box:1 6S', '9S'),
    ],
    [
      'eight in Queensland',
      ['breaches box:1: The hand on box:1 was doubled on 8; a double is taken on 9 to 11 only.'],
      QLD,
      doubled('5H 6S 3D', '', 'AS'),
    ],
    [
      'twelve in Queensland',
      ['breaches box:1: The hand on box:1 was doubled on 12; a double is taken on 9 to 11 only.'],
      QLD,
      doubled('5H 6S 7D', '', '8S'),
    ],
    [
      'split aces',
      ['breaches box:1: The hand on box:1 was doubled after aces were split; each of them takes 1 card and no more.'],
      ACT,
      ACES,
    ],
    [
      'a split hand at triple play',
      ['breaches box:1: The hand on box:1, a hand made by splitting, was doubled; none may be.'],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1; w3 split 10000 on w1 hand 2;
       w4 split 10000 on w2 hand 2; box:1/1 3C; double box:1/1; w5 double 10000 on w1; w6 double 10000 on w2; box:1/1 9C; box:1/2 AD;
       dealer/1 KC; dealer/1 2D; w1 win 10000; w3 win 10000; w5 win 10000; dealer/2 KH; dealer/2 2S; w2 win 10000; w4 win 10000; w6 win 10000`,
    ],
    [
      'the other player once the card is out',
      ['breaches w4: Wager w4 was added to double box:1 after the card for the double had been dealt.'],
      QLD,
      byTwo('double box:1 by p1; w3 double 10000 on w1; box:1 9S; w4 double 10000 on w2 p2', 'w3', 'w4'),
    ],
    [
      'the wager for a double once its card is out',
      ['breaches w3: Wager w3 was added to double box:1 after the card for the double had been dealt.'],
      QLD,
      byTwo('double box:1 by p1; box:1 9S; w3 double 10000 on w1', 'w3'),
    ],
    [
      'the same player once more',
      [
        'breaches w4: Wager w4 was added to double box:1 again; a doubled hand takes its card and cannot be doubled once more.',
      ],
      QLD,
      byTwo('w3 double 10000 on w1; double box:1 by p1; box:1 9S; w4 double 10000 on w1', 'w3', 'w4'),
    ],
    [
      'both players before the card',
      ['complies box:1'],
      QLD,
      byTwo(
        'double box:1 by p1; w3 double 10000 on w1; double box:1 by p2; w4 double 10000 on w2 p2; box:1 9S',
        'w3',
        'w4',
      ),
    ],
    [
      'two boxes one after the other',
      ['complies box:1', 'complies box:2'],
      QLD,
      `w1 main 10000 box:1; w2 main 10000 box:2 p2; call no-more-bets; box:1 5H; box:2 6H; dealer 6S; box:1 6D; box:2 5D;
       double box:1 by p1; w3 double 10000 on w1; box:1 9S; double box:2 by p2; w4 double 10000 on w2 p2; box:2 9D; dealer KC; dealer 2D;
       ${BOTH}; w3 win 10000; w4 win 10000`,
    ],
  ],
  citing: [
    ['a blackjack', ['blackjack/13.2', 'blackjack/14(a)', 'blackjack/14'], ACT, doubled('AH 6S KD', '', '8S')],
    ['a blackjack in Queensland', ['sch-2/24(1)', 'sch-2/28(1)'], QLD, doubled('AH 6S KD', '', '8S')],
    ['a blackjack at challenge', ['sch-2(b)/6(1)', 'sch-2/28(1)'], QLD_CHALLENGE, doubled('AH 6S KD', '', '8S')],
    ['a blackjack at switch', ['sch-2(c)/9(2)', 'sch-2/28(1)'], QLD_SWITCH, atSwitch(doubled('AH 6S KD', '', '8S'))],
    ['a blackjack at spanish', ['sch-2(a)/9(1)', 'sch-2/28(1)'], QLD_SPANISH, doubled('AH 6S KD', '', '8S')],
    ['split aces', ['blackjack/12.3', 'blackjack/14(d)', 'blackjack/12.4'], ACT, ACES],
    [
      'once the card is out',
      ['sch-2/9(6)', 'sch-2/9(6)(a)', 'sch-2/26(1)'],
      QLD,
      byTwo('double box:1 by p1; box:1 9S; w3 double 10000 on w1', 'w3'),
    ],
  ],
  holdsTo: [
    [
      QLD,
      [
        'doubleOn',
        'doubleTotals',
        'doubleNotOn.blackjack/dealer-2-to-9',
        'doubleAfterSplit',
        'doubleDraws',
        'splitAcesDraw',
        'playerDrawsBelow',
        'othersOnBox.double',
      ],
    ],
  ],
});
