import type { Breaches } from '../cases';
import { BOTH, INSURED, LOST, oneBox, SPLIT, WON } from './forms';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH, blackjackRound } from './script';

/** Recorded breaches of the checks of insurance, requests and splits, one for each of their messages. */
export const BREACHES_OF_REQUESTS: Breaches = {
  'blackjack/insurance-only-against-stated-card': [
    {
      name: 'called for where none is offered',
      round: blackjackRound(QLD_CHALLENGE, oneBox('KH AS QH', 'call insurance; stand box:1', '8H', WON)),
      subject: 'call',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(b)/9'],
      expected: 'no insurance',
      recorded: 'insurance',
      message: 'Insurance was called for; it is not offered.',
    },
    {
      name: 'against a king',
      round: blackjackRound(ACT, oneBox('KH KS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)),
      subject: 'w2',
      clauses: ['au-act/gazette-s196-1992#blackjack/9'],
      expected: 'an ace',
      recorded: 'KS',
      message: 'Wager w2 was taken as insurance against KS; it is offered against an ace only.',
    },
    {
      name: 'where none is offered',
      round: blackjackRound(QLD_CHALLENGE, oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(b)/9'],
      expected: 'no insurance',
      recorded: 'insurance',
      message: 'Wager w2 was taken as insurance; insurance is not offered.',
    },
  ],
  'blackjack/insurance-before-additional-cards': [
    {
      name: 'after a third card',
      round: blackjackRound(QLD, oneBox('KH AS 5H', `box:1 5S; ${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)),
      subject: 'w2',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/25(3)', 'au-qld/casino-gaming-rule-2024#sch-2/25(1)'],
      expected: 'before any further card',
      recorded: 'box:1',
      message: 'Wager w2 was taken as insurance after a further card had gone to box:1.',
    },
  ],
  'blackjack/even-money-only-on-blackjack-against-ace': [
    {
      name: 'nineteen',
      round: blackjackRound(QLD, oneBox('KH AS 9H', 'even-money box:1', '7H', WON)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/24(4)'],
      expected: 'a blackjack',
      recorded: 'KH 9H',
      message: 'The hand on box:1 was paid at once on request without a blackjack; only a blackjack may be.',
    },
    {
      name: 'against a king',
      round: blackjackRound(QLD, oneBox('KH KS AH', 'even-money box:1', '8H', 'w1 win 15000 returned 10000')),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/24(4)'],
      expected: 'an ace',
      recorded: 'KS',
      message: 'The hand on box:1 was paid at once on request against KS; that is done against an ace only.',
    },
  ],
  'blackjack/surrender-only-where-offered': [
    {
      name: 'against a nine',
      round: blackjackRound(QLD_SPANISH, oneBox('KH 9S 6H', 'surrender box:1', '8H', LOST)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/8(1)'],
      expected: 'jack, queen, king, ace',
      recorded: '9S',
      message:
        'The hand on box:1 was surrendered against 9S; surrender is offered against jack, queen, king, ace only.',
    },
    {
      name: 'a blackjack',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS AH', 'surrender box:1; w1 win 15000 returned 10000', '', '')),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/8(1)'],
      expected: '21',
      recorded: '21',
      message: 'The hand on box:1 was surrendered on 21; surrender is offered below 21 only.',
    },
    {
      name: 'with three cards',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 2H', 'box:1 4S; surrender box:1', '8H', LOST)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/8(1)'],
      expected: 'two cards',
      recorded: '3 cards',
      message: 'The hand on box:1 was surrendered with 3 cards; surrender is offered on the first two cards only.',
    },
    {
      name: 'a card afterwards',
      round: blackjackRound(QLD_SPANISH, oneBox('KH KS 6H', 'surrender box:1; box:1 2D', '9H', LOST)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/8(2)'],
      expected: 'no further card',
      recorded: 'a further card',
      message: 'The hand on box:1 was surrendered and took a further card.',
    },
  ],
  'blackjack/split-only-on-equal-cards': [
    {
      name: 'a king and a nine',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', `${SPLIT}; box:1/1 9H; box:1/2 KD`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/27(1)'],
      expected: 'two cards of the same value',
      recorded: 'KH and 9S',
      message: 'The player of box:1 split KH and 9S; only two cards of the same value may be split.',
    },
    {
      name: 'with a third card',
      round: blackjackRound(ACT, oneBox('8H 6S 8S', `box:1 3C; ${SPLIT}; box:1/1 8C; box:1/2 AD`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/12.7',
        'au-act/gazette-s196-1992#blackjack/12.1',
        'au-act/gazette-s196-1992#blackjack/12.2',
      ],
      expected: 'two cards',
      recorded: '3 cards',
      message: 'The player of box:1 split with 3 cards; a hand is split while it has two cards only.',
    },
  ],
  'blackjack/split-hands-within-stated-number': [
    {
      name: 'three hands',
      round: blackjackRound(
        QLD,
        oneBox(
          '8H 6S 8S',
          `${SPLIT}; box:1/1 8C; split box:1/1; w3 split 10000 on w1 hand 3; box:1/1 AC; box:1/2 AD; box:1/3 AS`,
          'KC 2D',
          `${BOTH}; w3 win 10000 returned 10000`,
        ),
      ),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/27(4)(a)', 'au-qld/casino-gaming-rule-2024#sch-2/27(1)'],
      expected: '2',
      recorded: '3',
      message: 'The player of box:1 was split into 3 hands; no more than 2 may be made.',
    },
    {
      name: 'aces again',
      round: blackjackRound(
        ACT,
        oneBox(
          'AH 6S AS',
          `${SPLIT}; box:1/1 AC; split box:1/1; w3 split 10000 on w1 hand 3; box:1/1 8C; box:1/2 8D; box:1/3 8S`,
          'KC 2D',
          `${BOTH}; w3 win 10000 returned 10000`,
        ),
      ),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/12.3'],
      expected: '2',
      recorded: '3',
      message: 'The player of box:1 split aces a second time; aces are split once only.',
    },
  ],
  'blackjack/split-hands-played-one-by-one': [
    {
      name: 'the first hand again',
      round: blackjackRound(QLD, oneBox('8H 6S 8S', `${SPLIT}; box:1/1 5C; box:1/2 AD; box:1/1 6C`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/27(3)'],
      expected: 'one hand after another',
      recorded: 'box:1',
      message:
        'The hand on box:1 took a card or a decision after box:1/2 had been dealt one; each is completed in turn.',
    },
    {
      name: 'the second hand first',
      round: blackjackRound(ACT, oneBox('8H 6S 8S', `${SPLIT}; box:1/2 AD; box:1/1 AC`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/12.2', 'au-act/gazette-s196-1992#blackjack/12.5'],
      expected: 'the first hand',
      recorded: 'box:1/2',
      message:
        'The hand on box:1/2 was dealt a card before box:1; the first of the hands made by splitting comes first.',
    },
  ],
  'blackjack/split-aces-draw-stated-cards': [
    {
      name: 'two cards',
      round: blackjackRound(QLD, oneBox('AH 6S AS', `${SPLIT}; box:1/1 5C; box:1/1 3C; box:1/2 8D`, 'KC 2D', BOTH)),
      subject: 'box:1',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/27(4)(b)',
        'au-qld/casino-gaming-rule-2024#sch-2/28(2)(b)',
        'au-qld/casino-gaming-rule-2024#sch-2/28(2)',
      ],
      expected: '1 card',
      recorded: '2 cards',
      message: 'The hand on box:1, one of split aces, took 2 cards; it takes 1 card and no more.',
    },
  ],
};
