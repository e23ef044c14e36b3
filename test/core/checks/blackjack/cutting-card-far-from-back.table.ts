import { STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/cutting-card-far-from-back', {
  lawful: [['more than a deck', QLD_SPANISH, `shuffle; cut depth=100 back=200; ${STANDS}`]],
  silent: [['where no such distance is stated', ACT, `shuffle; cut depth=100 back=1; burn down; ${STANDS}`]],
  doubtful: [
    ['about a deck', QLD, `shuffle; cut depth=100 back=51; ${STANDS}`],
    ['half a deck', QLD, `shuffle; cut depth=100 back=26; ${STANDS}`],
    ['no told distance', QLD, `shuffle; cut depth=100; ${STANDS}`],
  ],
});
