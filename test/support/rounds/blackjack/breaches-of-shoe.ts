import type { Breaches } from '../cases';
import { oneBox, STANDS, WON } from './forms';
import { ACT, QLD, QLD_SPANISH, blackjackRound } from './script';

/** Recorded breaches of the checks of the shoe, one for each of their messages. */
export const BREACHES_OF_SHOE: Breaches = {
  'blackjack/decks-as-stated': [
    {
      name: 'four decks',
      round: blackjackRound(ACT, STANDS, { equipment: { decks: 4 } }),
      subject: 'equipment',
      clauses: ['au-act/gazette-s196-1992#blackjack/3.1'],
      expected: '6, 8',
      recorded: '4',
      message: 'The number of decks in play was 4; it must be 6 or 8.',
    },
  ],
  'blackjack/no-jokers': [
    {
      name: 'a joker in the decks',
      round: blackjackRound(ACT, STANDS, { equipment: { decks: 8, jokers: 1 } }),
      subject: 'equipment',
      clauses: ['au-act/gazette-s196-1992#blackjack/3.1'],
      expected: '0',
      recorded: '1',
      message: 'Jokers were among the cards (1); the decks must hold none.',
    },
    {
      name: 'a joker dealt',
      round: blackjackRound(ACT, STANDS.replace('KH', 'JOKER'), { equipment: { decks: 8 } }),
      subject: 'box:1',
      clauses: ['au-act/gazette-s196-1992#blackjack/3.1'],
      expected: 'no joker',
      recorded: 'JOKER',
      message: 'A joker was dealt to box:1; the decks must hold none.',
    },
  ],
  'blackjack/taken-out-cards-are-not-dealt': [
    {
      name: 'a ten',
      round: blackjackRound(QLD_SPANISH, oneBox('TH 6S 9S', 'stand box:1', 'KC 2D', WON)),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2(a)/4'],
      expected: 'another card',
      recorded: 'TH',
      message: 'The TH was dealt to box:1; that card is taken out of every deck.',
    },
  ],
  'blackjack/cut-deep-enough': [
    {
      name: 'a card short of a deck',
      round: blackjackRound(ACT, `shuffle; cut depth=51 back=60; burn down; ${STANDS}`),
      subject: 'events[1]',
      clauses: ['au-act/gazette-s196-1992#blackjack/6.2'],
      expected: '52',
      recorded: '51',
      message: 'The cut was made 51 cards from the nearer end; at least 52 are required.',
    },
  ],
  'blackjack/cutting-card-far-from-back': [
    {
      name: 'a card short of half a deck',
      round: blackjackRound(QLD, `shuffle; cut depth=100 back=25; ${STANDS}`),
      subject: 'events[1]',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/6(8)'],
      expected: '52',
      recorded: '25',
      message: 'The cutting card was put 25 cards from the back; the rules ask for about 1 deck.',
    },
  ],
  'blackjack/cutting-card-not-too-far-in': [
    {
      name: 'a card beyond half of eight decks',
      round: blackjackRound(ACT, `shuffle; cut depth=100 back=209; burn down; ${STANDS}`),
      subject: 'events[1]',
      clauses: ['au-act/gazette-s196-1992#blackjack/6.2'],
      expected: '208',
      recorded: '209',
      message: 'The cutting card was put 209 cards from the back of 416 cards; half way is 208.',
    },
  ],
  'blackjack/new-shoe-burns-first-card': [
    {
      name: 'two cards burnt',
      round: blackjackRound(ACT, `shuffle; burn down; burn down; ${STANDS}`),
      subject: 'shoe',
      clauses: ['au-act/gazette-s196-1992#blackjack/7.2'],
      expected: '1',
      recorded: '2',
      message: '2 cards were burnt at the start of the shoe; only the first card is.',
    },
  ],
  'blackjack/burnt-card-face-as-stated': [
    {
      name: 'a card burnt face up',
      round: blackjackRound(ACT, `shuffle; burn up; ${STANDS}`),
      subject: 'events[1]',
      clauses: ['au-act/gazette-s196-1992#blackjack/7.2'],
      expected: 'down',
      recorded: 'up',
      message: 'The burnt card at events[1] was drawn face up; it is drawn face down.',
    },
  ],
  'blackjack/cutting-card-ends-the-shoe': [
    {
      name: 'no shuffle at the start of a round',
      round: blackjackRound(ACT, `cutting-card; ${STANDS}`),
      subject: 'shoe',
      clauses: ['au-act/gazette-s196-1992#blackjack/6.2(a)'],
      expected: 'a shuffle',
      recorded: 'cards dealt',
      message: 'The cutting card came as the first card of the round, and cards were dealt without a shuffle.',
    },
    {
      name: 'a shuffle in the middle of a round',
      round: blackjackRound(QLD, oneBox('KH 6S 9S', 'cutting-card; stand box:1; shuffle', 'KC 2D', WON)),
      subject: 'shoe',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-2/23(1)'],
      expected: 'round finished first',
      recorded: 'events[7]',
      message: 'The cards were shuffled at events[7], before the round in which the cutting card came was finished.',
    },
  ],
};
