import type { Breaches } from '../cases';
import {
  atSwitch,
  atTriplePlay,
  BOTH,
  LOST,
  oneBox,
  shared,
  SPLIT,
  STANDS,
  switchedAfter,
  TWO_ON_BOX,
  twoBoxes,
  WON,
} from './forms';
import { ACT, ACT_TRIPLE, QLD, QLD_SPANISH, QLD_SWITCH, blackjackRound } from './script';

/** Recorded breaches of the checks of boxes and of the order of play, one for each of their messages. */
export const BREACHES_OF_BOXES: Breaches = {
  'blackjack/players-on-box-as-stated': [
    {
      name: 'four players',
      round: blackjackRound(ACT, shared('p1', 'p2', 'p3', 'p4')),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/5.6', 'au-act/gazette-s196-1992#blackjack/15.1'],
      expected: '3',
      recorded: '4',
      message: '4 wagers on main were taken on box:1; no more than 3 may be.',
    },
    {
      name: 'a second player at triple play',
      round: blackjackRound(ACT_TRIPLE, `w2 main:1 10000 box:1 p2; w3 main:2 10000 box:1 p2; ${atTriplePlay(STANDS)}`),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/22.5'],
      expected: '1',
      recorded: '2',
      message: '2 players wagered on box:1; only one may.',
    },
  ],
  'blackjack/original-wagers-on-box-as-stated': [
    {
      name: 'unequal wagers',
      round: blackjackRound(
        QLD_SWITCH,
        atSwitch(STANDS)
          .replace('u1 main 10000', 'u1 main 5000')
          .replace('u1 win 10000 returned 10000', 'u1 win 5000 returned 5000'),
      ),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(c)/5(1)(a)'],
      expected: 'equal amounts',
      recorded: '100.00 and 50.00',
      message: 'The player of box:1 has original wagers of 100.00 and 50.00; they must be of equal amounts.',
    },
    {
      name: 'one wager',
      round: blackjackRound(ACT_TRIPLE, STANDS.replace('main', 'main:1')),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/22.3', 'au-act/gazette-s196-1992#blackjack/22.4'],
      expected: 'two or three',
      recorded: '1',
      message: 'The player of box:1 has only one original wager; two or three are made on a box.',
    },
    {
      name: 'two wagers on one hand of the dealer',
      round: blackjackRound(
        ACT_TRIPLE,
        `w1 main:2 500 box:1; w2 main:2 500 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; stand box:1; dealer/2 KD;
         w1 lose; w2 lose`,
      ),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/22.3', 'au-act/gazette-s196-1992#blackjack/22.4'],
      expected: 'two or three',
      recorded: '1',
      message:
        'The player of box:1 has original wagers on hand 2 of the dealer only; two or three are made, each on another hand.',
    },
    {
      name: 'four wagers',
      round: blackjackRound(ACT_TRIPLE, `x1 main:1 500 box:1; x2 main:2 500 box:1; ${atTriplePlay(STANDS)}`),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/22.3', 'au-act/gazette-s196-1992#blackjack/22.4'],
      expected: 'two or three',
      recorded: '4',
      message: 'The player of box:1 has 4 original wagers of one player; two or three are made on a box.',
    },
  ],
  'blackjack/cards-face-as-stated': [
    {
      name: 'a card face down',
      round: blackjackRound(QLD, STANDS.replace('box:1 9S', 'box:1 9S down')),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/21(1)(c)', 'au-qld/casino-gaming-rule-2024#sch-2/20(2)'],
      expected: 'up',
      recorded: 'down',
      message: 'A card was dealt to box:1 face down; cards are dealt face up.',
    },
  ],
  'blackjack/first-cards-dealt-in-order': [
    {
      name: 'the second box before the first',
      round: blackjackRound(
        QLD,
        twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:2 9C; box:1 9S', 'dealer KC; dealer 2D', BOTH),
      ),
      subject: 'deal',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/21(1)',
        'au-qld/casino-gaming-rule-2024#sch-2/21(1)(a)',
        'au-qld/casino-gaming-rule-2024#sch-2/21(1)(b)',
        'au-qld/casino-gaming-rule-2024#sch-2/21(1)(c)',
      ],
      expected: 'box:1',
      recorded: 'box:2',
      message: 'Card 4 of the first deal went to box:2; it belongs to box:1.',
    },
    {
      name: 'a third card before a second',
      round: blackjackRound(
        ACT,
        twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:1 4S; box:2 9C', 'dealer KC; dealer 2D', BOTH),
      ),
      subject: 'deal',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/11.1(a)',
        'au-act/gazette-s196-1992#blackjack/8(a)',
        'au-act/gazette-s196-1992#blackjack/8(c)',
      ],
      expected: 'box:2',
      recorded: 'box:1',
      message: 'A further card went to box:1 before box:2 had all cards of the first deal.',
    },
  ],
  'blackjack/box-decided-by-one-player': [
    {
      name: 'two players',
      round: blackjackRound(
        QLD,
        `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1 by p2; dealer KC; dealer 2D; ${BOTH}`,
      ),
      subject: 'box:1',
      clauses: ['9(4)', '9(1)', '9(1)(a)', '9(1)(b)', '7'].map(
        (label) => `au-qld/casino-gaming-rule-2024#sch-2/${label}`,
      ),
      expected: 'p1',
      recorded: 'p2',
      message: 'Players p1 and p2 both decided about the cards of box:1; one player only may.',
    },
    {
      name: 'two players where nothing else is said of the others',
      round: blackjackRound(
        ACT,
        `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1 by p2; dealer KC; dealer 2D; ${BOTH}`,
      ),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/15.1'],
      expected: 'p1',
      recorded: 'p2',
      message: 'Players p1 and p2 both decided about the cards of box:1; one player only may.',
    },
    {
      name: 'a surrender without the player who decides',
      round: blackjackRound(
        QLD_SPANISH,
        `w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 KH; dealer KS; box:1 6H; surrender box:1 by p2; stand box:1 by p1; dealer 8D; w1 lose; w2 lose returned 5000`,
      ),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/8(3)'],
      expected: 'p1',
      recorded: 'p2',
      message: 'Player p2 surrendered on box:1 and p1, who decides about it, did not; that is not allowed.',
    },
  ],
  'blackjack/hands-played-in-order': [
    {
      name: 'the second box first',
      round: blackjackRound(
        QLD,
        twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 5C', 'box:2 4S; box:1 4D; dealer KC; dealer 2D', BOTH),
      ),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/21(2)', 'au-qld/casino-gaming-rule-2024#sch-2/21(4)'],
      expected: 'before box:2',
      recorded: 'box:1',
      message: 'The hand on box:1 took a further card after box:2 had taken one; the boxes are played in their order.',
    },
    {
      name: 'the second box decided first',
      round: blackjackRound(
        QLD,
        twoBoxes(
          'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C',
          'stand box:2; stand box:1; dealer KC; dealer 2D',
          BOTH,
        ),
      ),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/21(2)', 'au-qld/casino-gaming-rule-2024#sch-2/21(4)'],
      expected: 'before box:2',
      recorded: 'box:1',
      message: 'The hand on box:1 was decided after box:2 had been; the boxes are played in their order.',
    },
  ],
  'blackjack/dealers-second-card-after-the-players': [
    {
      name: 'before a card',
      round: blackjackRound(
        QLD,
        `w1 main 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 5S; dealer KC; box:1 4D; dealer 2D; ${WON}`,
      ),
      subject: 'dealer',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/21(5)', 'au-qld/casino-gaming-rule-2024#sch-2/25(3)'],
      expected: 'after the players',
      recorded: 'box:1',
      message: 'The dealer took a second card before box:1 took a further card.',
    },
    {
      name: 'before a decision',
      round: blackjackRound(
        ACT,
        `w1 main 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; dealer KC; stand box:1; dealer 2D; ${WON}`,
      ),
      subject: 'dealer',
      clauses: ['au-act/gazette-s196-1992#blackjack/16(a)'],
      expected: 'after the players',
      recorded: 'box:1',
      message: 'The dealer took a second card before the decision on box:1 was made.',
    },
  ],
  'blackjack/switch-before-other-decisions': [
    {
      name: 'after standing',
      round: blackjackRound(QLD_SWITCH, switchedAfter('stand box:1a; switch box:1a')),
      subject: 'box:1',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2(c)/8(4)',
        'au-qld/casino-gaming-rule-2024#sch-2(c)/2',
        'au-qld/casino-gaming-rule-2024#sch-2(c)/8(5)(a)',
      ],
      expected: 'before other decisions',
      recorded: 'the decision to stand',
      message: 'The player of box:1 switched after the decision to stand; a player switches before any other decision.',
    },
  ],
  'blackjack/only-permitted-decisions': [
    {
      name: 'surrender where there is none',
      round: blackjackRound(ACT, oneBox('KH 9S 6H', 'surrender box:1', '8H', LOST)),
      subject: 'box:1',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/11.1(a)',
        'au-act/gazette-s196-1992#blackjack/14',
        'au-act/gazette-s196-1992#blackjack/12.1',
        'au-act/gazette-s196-1992#blackjack/13.1',
        'au-act/gazette-s196-1992#blackjack/10(a)(ii)',
      ],
      expected: 'hit, stand, split, double, even-money',
      recorded: 'surrender',
      message: 'On box:1 the decision “surrender” was allowed; the rules permit hit, stand, split, double, even-money.',
    },
    {
      name: 'a split hand surrendered',
      round: blackjackRound(
        QLD_SPANISH,
        oneBox('8H KS 8S', `${SPLIT}; box:1/1 9C; surrender box:1/1; box:1/2 9D`, '8D', 'w1 lose; w2 lose'),
      ),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/10(4)'],
      expected: 'stand, hit, double',
      recorded: 'surrender',
      message:
        'On box:1, a hand made by splitting, the decision “surrender” was allowed; the rules permit stand, hit, double.',
    },
  ],
};
