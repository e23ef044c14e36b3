import { STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT } from '../../../support/rounds/blackjack/script';

playTable('blackjack/no-jokers', {
  planted: [
    ['a joker dealt to the dealer', 'blackjack/3.1', ACT, STANDS.replace('KC', 'JOKER'), { equipment: { decks: 8 } }],
  ],
  silent: [['jokers not told', ACT, STANDS, { equipment: { decks: 8 } }]],
});
