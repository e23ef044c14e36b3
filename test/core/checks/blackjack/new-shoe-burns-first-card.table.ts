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
  said: [
    ['no burn on record', ['indeterminate shoe: burn event after the shuffle'], ACT, `shuffle; ${STANDS}`],
    [
      'two burnt',
      ['breaches shoe: 2 cards were burnt at the start of the shoe; only the first card is.'],
      ACT,
      `shuffle; burn down; burn down; ${STANDS}`,
    ],
    ['two burnt, and no card dealt', ['not-applicable'], ACT, 'shuffle; burn down; burn down'],
  ],
  citing: [['two burnt', ['blackjack/7.2'], ACT, `shuffle; burn down; burn down; ${STANDS}`]],
});
