import type { Breaches } from '../cases';
import { LOST, oneBox, WON } from './forms';
import { ACT, ACT_TRIPLE, QLD, QLD_CHALLENGE, QLD_ELECTRONIC, blackjackRound } from './script';

/** Recorded breaches of the checks of drawing and of announcements, one for each of their messages. */
export const BREACHES_OF_DRAWING: Breaches = {
  'blackjack/player-draws-only-below-stated-total': [
    {
      name: 'a card on twenty-one',
      round: blackjackRound(QLD, oneBox('KH 6S 5H', 'box:1 6D; hit box:1; box:1 KS; w1 lose', '', '')),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/28(1)'],
      expected: '21',
      recorded: '21',
      message: 'The hand on box:1 took a card on 21; a further card may be drawn below 21 only.',
    },
    {
      name: 'a sixth card at blackjack challenge',
      round: blackjackRound(
        QLD_CHALLENGE,
        oneBox('2H 6S 3H', 'box:1 2S; box:1 4S; box:1 5S; hit box:1; box:1 KD; w1 lose', '', ''),
      ),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(b)/10(2)'],
      expected: 'no further card',
      recorded: '16',
      message: 'The hand on box:1 took a sixth card; with five that count 16 it has won and is paid at once.',
    },
  ],
  'blackjack/player-draws-to-stated-total': [
    {
      name: 'eleven',
      round: blackjackRound(ACT, oneBox('5H 6S 6D', 'stand box:1', 'KC 2D', LOST)),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/14(b)'],
      expected: '12',
      recorded: '11',
      message: 'The hand on box:1 stood on 11; it must draw until it counts 12 at least.',
    },
  ],
  'blackjack/no-card-after-standing': [
    {
      name: 'a card after standing',
      round: blackjackRound(QLD, oneBox('KH 6S 5H', 'stand box:1; box:1 4D', 'KC 2D', WON)),
      subject: 'box:1',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/21(2)',
        'au-qld/casino-gaming-rule-2024#sch-2/21(3)(a)',
        'au-qld/casino-gaming-rule-2024#sch-2/28(3)',
      ],
      expected: 'no further card',
      recorded: 'a further card',
      message: 'The hand on box:1 stood with 2 cards, and took a further card.',
    },
  ],
  'blackjack/undecided-hand-drawn-as-stated': [
    {
      name: 'a card on twelve',
      round: blackjackRound(QLD, oneBox('KH 6S 2H', 'none box:1; box:1 7D', 'KC 2D', WON)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/42'],
      expected: 'no further card',
      recorded: '12',
      message: 'The hand on box:1 was dealt a card on 12 without a decision; without one it is drawn up to 11 only.',
    },
    {
      name: 'no card on eleven',
      round: blackjackRound(QLD_ELECTRONIC, oneBox('5H 6S 6D', 'none box:1', 'KC 2D', LOST)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(e)/3(c)', 'au-qld/casino-gaming-rule-2024#sch-2(e)/3'],
      expected: 'a further card',
      recorded: '11',
      message: 'The hand on box:1 was left at 11 without a decision; it is drawn until it counts 12 at least.',
    },
  ],
  'blackjack/dealer-draws-or-stands': [
    {
      name: 'stood on sixteen',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'stand box:1', 'KC', WON)),
      subject: 'dealer',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/29(1)', 'au-qld/casino-gaming-rule-2024#sch-2/3(2)(b)'],
      expected: '17 to 21',
      recorded: '16',
      message: 'The dealer stood on 16; cards are drawn until the hand counts 17 to 21.',
    },
    {
      name: 'drew on soft seventeen',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'stand box:1', 'AC AD', WON)),
      subject: 'dealer',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/29(1)', 'au-qld/casino-gaming-rule-2024#sch-2/3(2)(b)'],
      expected: '17 to 21',
      recorded: 'soft 17',
      message: 'The dealer drew a card on soft 17; the dealer stands on 17 to 21.',
    },
    {
      name: 'drew over twenty-one',
      round: blackjackRound(ACT, oneBox('KH 6S 9S', 'stand box:1', 'KC 9D 2D', WON)),
      subject: 'dealer',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/16(a)',
        'au-act/gazette-s196-1992#blackjack/3.5(a)',
        'au-act/gazette-s196-1992#blackjack/1(b)(ii)',
        'au-act/gazette-s196-1992#blackjack/16',
      ],
      expected: '17 to 21',
      recorded: '25',
      message: 'The dealer drew a card on 25, which is over the limit; no further card is drawn to it.',
    },
    {
      name: 'two hands at once',
      round: blackjackRound(
        ACT_TRIPLE,
        `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; stand box:1; dealer/1 KC; dealer/2 KD; dealer/1 2D; dealer/2 2C`,
      ),
      subject: 'dealer/1',
      clauses: [
        'au-act/gazette-s196-1992#blackjack/22.2',
        'au-act/gazette-s196-1992#blackjack/22.13',
        'au-act/gazette-s196-1992#blackjack/22.13(b)',
        'au-act/gazette-s196-1992#blackjack/22.13(c)',
        'au-act/gazette-s196-1992#blackjack/22.13(e)',
        'au-act/gazette-s196-1992#blackjack/22.13(f)',
      ],
      expected: 'one hand after another',
      recorded: 'dealer/1',
      message: 'A card went to dealer/1 after the dealer had gone on to the next hand; each is completed in turn.',
    },
  ],
  'blackjack/dealer-draws-no-needless-card': [
    {
      name: 'with every hand over twenty-one',
      round: blackjackRound(QLD, oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', 'KC 2D', '')),
      subject: 'dealer',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/29(2)'],
      expected: 'no further card',
      recorded: 'a further card',
      message: 'The dealer drew card 3 to the hand although no open wager depended on it; it must not be drawn.',
    },
  ],
  'blackjack/announced-total-matches-the-cards': [
    {
      name: 'another total',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'announce box:1 18; stand box:1', 'KC 2D', WON)),
      subject: 'box:1',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/21(2)',
        'au-qld/casino-gaming-rule-2024#sch-2/5(1)(a)',
        'au-qld/casino-gaming-rule-2024#sch-2/5(1)',
        'au-qld/casino-gaming-rule-2024#sch-2/5(1)(b)',
        'au-qld/casino-gaming-rule-2024#sch-2/5(1)(c)',
        'au-qld/casino-gaming-rule-2024#sch-2/5(2)',
      ],
      expected: '19',
      recorded: '18',
      message: 'The total announced for box:1 was 18; the cards count 19.',
    },
    {
      name: 'a blackjack that is none',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'announce box:1 blackjack; stand box:1', 'KC 2D', WON)),
      subject: 'box:1',
      clauses: [
        'au-qld/casino-gaming-rule-2024#sch-2/24(2)',
        'au-qld/casino-gaming-rule-2024#sch-2/24(1)',
        'au-qld/casino-gaming-rule-2024#sch-2/2',
      ],
      expected: '19',
      recorded: 'blackjack',
      message: 'A blackjack was announced for box:1; the cards make none.',
    },
  ],
};
