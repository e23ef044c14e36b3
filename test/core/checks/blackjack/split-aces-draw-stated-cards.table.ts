import { BOTH, oneBox, SPLIT } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE } from '../../../support/rounds/blackjack/script';

playTable('blackjack/split-aces-draw-stated-cards', {
  planted: [
    [
      'in Canberra',
      'blackjack/12.3',
      ACT,
      oneBox('AH 6S AS', `${SPLIT}; box:1/1 8C; box:1/2 5D; box:1/2 3D`, 'KC 2D', BOTH),
    ],
    [
      'in Queensland',
      'sch-2/27(4)(b)',
      QLD,
      oneBox('AH 6S AS', `${SPLIT}; box:1/1 5C; box:1/1 3C; box:1/2 8D`, 'KC 2D', BOTH),
    ],
  ],
  silent: [
    [
      'at blackjack challenge, which lets split hands draw',
      QLD_CHALLENGE,
      oneBox('AH 6S AS', `${SPLIT}; box:1/1 5C; box:1/1 3C; box:1/2 8D`, 'KC 2D', BOTH),
    ],
    ['tens that were split', QLD, oneBox('KH 6S QS', `${SPLIT}; box:1/1 5H; box:1/1 4H; box:1/2 9D`, 'KC 2D', BOTH)],
  ],
});
