import { STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT } from '../../../support/rounds/blackjack/script';

playTable('blackjack/burnt-card-face-as-stated', {
  planted: [['shown at a change of dealer', 'blackjack/7.2', ACT, `burn up; ${STANDS}`]],
  silent: [['face not told', ACT, `shuffle; burn; ${STANDS}`]],
});
