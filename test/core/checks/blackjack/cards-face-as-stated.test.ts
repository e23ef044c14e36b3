import { STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

playTable('blackjack/cards-face-as-stated', {
  planted: [
    ['the dealer’s second card face down', 'blackjack/7.1', ACT, STANDS.replace('dealer KC', 'dealer KC down')],
  ],
  silent: [['faces not told', QLD, STANDS]],
});
