import { atTriplePlay, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_OVER_UNDER, ACT_TRIPLE, QLD } from '../../../support/rounds/blackjack/script';

const cut = (...cuts: readonly string[]): string =>
  `shuffle; ${cuts.map((one) => `cut ${one}`).join('; ')}; burn down; ${STANDS}`;

playTable('blackjack/cards-not-cut-by-the-dealer', {
  lawful: [
    ['by a player', ACT, cut('by=p1 depth=60')],
    ['again, by a player', ACT, cut('by=dealer depth=60', 'by=p1 depth=60')],
  ],
  planted: [
    ['by the dealer, with no depth told', 'blackjack/6.2', ACT_OVER_UNDER, cut('by=dealer')],
    ['by the dealer at triple play', 'blackjack/6.2', ACT_TRIPLE, atTriplePlay(cut('by=dealer depth=60'))],
  ],
  silent: [
    ['who cut is not told', ACT, cut('depth=60')],
    ['rules that let the dealer cut', QLD, cut('by=dealer depth=60 back=60')],
  ],
  doubtful: [['by the dealer, who also put the cutting card in', ACT, cut('by=dealer depth=60 back=60')]],
});
