import type { Breaches } from '../cases';
import { atTriplePlay, BOTH, DOUBLE, DOUBLED, LOST, oneBox, SPLIT, TWO_ON_BOX } from './forms';
import { ACT, ACT_TRIPLE, QLD, QLD_SPANISH, blackjackRound } from './script';

/** Recorded breaches of the checks of doubles and added stakes, one for each of their messages. */
export const BREACHES_OF_DOUBLES: Breaches = {
  'blackjack/double-only-on-stated-hands': [
    {
      name: 'a second time',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox(
          '2H 6S 3D',
          `${DOUBLE}; box:1 4C; double box:1; w3 double 10000 on w1; box:1 KD`,
          'KC 2D',
          `${BOTH}; w3 win 10000 returned 10000`,
        ),
      ),
      subject: 'w3',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/9(2)', 'au-qld/casino-gaming-rule-2024#sch-2(a)/9(1)'],
      expected: 'one double',
      recorded: 'another double',
      message:
        'Wager w3 was added to double box:1 again; a doubled hand takes its card and cannot be doubled once more.',
    },
    {
      name: 'three cards',
      round: blackjackRound(ACT, oneBox('2H 6S 3D', `box:1 6C; ${DOUBLE}; box:1 9D`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/13.1', 'au-act/gazette-s196-1992#blackjack/14(c)'],
      expected: 'two cards',
      recorded: '3 cards',
      message: 'The hand on box:1 was doubled with 3 cards; a double is taken on two cards only.',
    },
    {
      name: 'twelve',
      round: blackjackRound(QLD, oneBox('5H 6S 7D', `${DOUBLE}; box:1 8D`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/26(1)', 'au-qld/casino-gaming-rule-2024#sch-2/26(4)'],
      expected: '9 to 11',
      recorded: '12',
      message: 'The hand on box:1 was doubled on 12; a double is taken on 9 to 11 only.',
    },
    {
      name: 'a blackjack',
      round: blackjackRound(ACT, oneBox('KH 6S AD', `${DOUBLE}; box:1 8D`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/13.2',
        'au-act/gazette-s196-1992#blackjack/14(a)',
        'au-act/gazette-s196-1992#blackjack/14',
      ],
      expected: 'no double',
      recorded: 'a blackjack',
      message: 'The hand on box:1 was doubled on a blackjack, which may not be doubled.',
    },
    {
      name: 'a split hand',
      round: blackjackRound(
        ACT_TRIPLE,
        atTriplePlay(
          oneBox(
            '8H 6S 8S',
            `${SPLIT}; box:1/1 3C; double box:1/1; w3 double 10000 on w1; box:1/1 8C; box:1/2 AD`,
            'KC 2D',
            `${BOTH}; w3 win 10000 returned 10000`,
          ),
        ),
      ),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/22.10'],
      expected: 'no double',
      recorded: 'double',
      message: 'The hand on box:1, a hand made by splitting, was doubled; none may be.',
    },
    {
      name: 'split aces',
      round: blackjackRound(
        QLD,
        oneBox(
          'AH 6S AS',
          `${SPLIT}; box:1/1 8C; double box:1/1; w3 double 10000 on w1; box:1/1 KC; box:1/2 8D`,
          'KD 2D',
          `${BOTH}; w3 win 10000 returned 10000`,
        ),
      ),
      subject: 'box:1',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/27(4)(b)',
        'au-qld/casino-gaming-rule-2024#sch-2/28(2)(b)',
        'au-qld/casino-gaming-rule-2024#sch-2/28(2)',
        'au-qld/casino-gaming-rule-2024#sch-2/26(1)',
        'au-qld/casino-gaming-rule-2024#sch-2/27(4)',
      ],
      expected: '1 card',
      recorded: 'double',
      message: 'The hand on box:1 was doubled after aces were split; each of them takes 1 card and no more.',
    },
    {
      name: 'a double added after the card',
      round: blackjackRound(
        QLD,
        `${TWO_ON_BOX.replace('KH', '6H')}; double box:1; w3 double 10000 on w1; box:1 9D; w4 double 10000 on w2 p2; dealer KC; dealer 2D; ${BOTH}; w3 win 10000 returned 10000; w4 win 10000 returned 10000`,
      ),
      subject: 'w4',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/9(6)',
        'au-qld/casino-gaming-rule-2024#sch-2/9(6)(a)',
        'au-qld/casino-gaming-rule-2024#sch-2/26(1)',
      ],
      expected: 'before the card',
      recorded: 'after the card',
      message: 'Wager w4 was added to double box:1 after the card for the double had been dealt.',
    },
  ],
  'blackjack/doubled-hand-draws-stated-cards': [
    {
      name: 'two cards',
      round: blackjackRound(QLD, oneBox('5H 6S 6D', `${DOUBLE}; box:1 2D; box:1 7C`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/26(2)',
        'au-qld/casino-gaming-rule-2024#sch-2/28(2)(a)',
        'au-qld/casino-gaming-rule-2024#sch-2/9(6)(b)',
        'au-qld/casino-gaming-rule-2024#sch-2/28(2)',
      ],
      expected: '1 card',
      recorded: '2 cards',
      message: 'The hand on box:1 took 2 cards after it was doubled; it takes 1 card and no more.',
    },
  ],
  'blackjack/double-withdrawn-as-stated': [
    {
      name: 'with twenty-six',
      round: blackjackRound(QLD_SPANISH, oneBox('KH 6S 6D', `${DOUBLE}; box:1 KS; withdraw w2`, '', LOST)),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/9(7)(a)', 'au-qld/casino-gaming-rule-2024#sch-2(a)/9(7)(b)'],
      expected: '21',
      recorded: '26',
      message: 'Wager w2 was taken back from box:1 with 26; that is allowed up to 21.',
    },
  ],
  'blackjack/added-stake-as-stated': [
    {
      name: 'a double of a cent less',
      round: blackjackRound(
        ACT,
        DOUBLED.replace('double 10000', 'double 9999').replace(
          'w2 win 10000 returned 10000',
          'w2 win 9999 returned 9999',
        ),
      ),
      subject: 'w2',
      clauses: ['au-act/gazette-s196-1992#blackjack/13.1'],
      expected: 'equal-to-wager',
      recorded: '9999',
      message: '99.99 was added as double to a wager of 100.00; it must be as much as that wager.',
    },
    {
      name: 'one of two wagers doubled',
      round: blackjackRound(ACT_TRIPLE, atTriplePlay(DOUBLED).replace(/^v2.*$/gm, '')),
      subject: 'v1',
      clauses: ['au-act/gazette-s196-1992#blackjack/22.12'],
      expected: 'double',
      recorded: 'none',
      message: 'A double was added to wager w1 and none to wager v1; every wager on the hand needs one.',
    },
    {
      name: 'insurance of a player without a wager',
      round: blackjackRound(
        QLD,
        oneBox('KH AS QH', 'w2 insurance 5000 box:1 p2; stand box:1', '8H', 'w2 lose; w1 win 10000'),
      ),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/25(2)', 'au-qld/casino-gaming-rule-2024#sch-2/9(5)'],
      expected: 'an original wager of p2',
      recorded: 'none',
      message: 'A wager on insurance was taken from p2, who has no wager on box:1 that it could add to.',
    },
    {
      name: 'insurance on the wager of another player',
      round: blackjackRound(
        QLD,
        oneBox('KH AS QH', 'w2 insurance 5000 on w1 p2; stand box:1', '8H', 'w2 lose; w1 win 10000'),
      ),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/25(2)', 'au-qld/casino-gaming-rule-2024#sch-2/9(5)'],
      expected: 'an original wager of p2',
      recorded: 'a wager of p1',
      message: 'Wager w2 of p2 was taken as insurance on wager w1 of p1; players add to wagers of their own only.',
    },
  ],
};
