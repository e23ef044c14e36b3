import { STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT } from '../../../support/rounds/blackjack/script';

playTable('blackjack/new-shoe-burns-first-card', {
  silent: [
    ['no new shoe', ACT, STANDS],
    ['a change of dealer', ACT, `burn down; ${STANDS}`],
    ['a card noted as not burnt', ACT, `shuffle; irregularity failed-to-burn treatment=played; ${STANDS}`],
  ],
  doubtful: [['no burn told', ACT, `shuffle; ${STANDS}`]],
});
