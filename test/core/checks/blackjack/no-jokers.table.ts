import { STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT } from '../../../support/rounds/blackjack/script';

playTable('blackjack/no-jokers', {
  planted: [
    ['a joker dealt to the dealer', 'blackjack/3.1', ACT, STANDS.replace('KC', 'JOKER'), { equipment: { decks: 8 } }],
  ],
  silent: [['jokers not told', ACT, STANDS, { equipment: { decks: 8 } }]],
  said: [
    [
      'a joker to a box',
      ['complies equipment', 'breaches box:1: A joker was dealt to box:1; the decks must hold none.'],
      ACT,
      STANDS.replace('box:1 9S', 'box:1 JOKER; box:1 9S'),
    ],
    [
      'a joker that was found to be a foreign card',
      ['complies equipment'],
      ACT,
      `${STANDS.replace('box:1 9S', 'box:1 JOKER; box:1 9S')}; irregularity missing-or-foreign-card`,
    ],
    [
      'a joker, and another irregularity',
      ['complies equipment', 'breaches box:1: A joker was dealt to box:1; the decks must hold none.'],
      ACT,
      `${STANDS.replace('box:1 9S', 'box:1 JOKER; box:1 9S')}; irregularity failed-to-burn treatment=played`,
    ],
  ],
});
