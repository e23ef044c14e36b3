import { STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT } from '../../../support/rounds/blackjack/script';

playTable('blackjack/cutting-card-not-too-far-in', {
  lawful: [
    ['half of six decks', ACT, `shuffle; cut depth=100 back=156; burn down; ${STANDS}`, { equipment: { decks: 6 } }],
  ],
  planted: [
    [
      'a card beyond half of six decks',
      'blackjack/6.2',
      ACT,
      `shuffle; cut depth=100 back=157; burn down; ${STANDS}`,
      { equipment: { decks: 6 } },
    ],
  ],
  doubtful: [
    ['decks not told', ACT, `shuffle; cut depth=100 back=157; burn down; ${STANDS}`, { equipment: 'unsaid' }],
    ['no told distance', ACT, `shuffle; cut depth=100; burn down; ${STANDS}`],
  ],
});
