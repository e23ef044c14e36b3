import { oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

playTable('blackjack/cutting-card-ends-the-shoe', {
  lawful: [
    ['the round is finished', QLD, oneBox('KH 6S 9S', 'cutting-card; stand box:1', 'KC 2D', WON)],
    ['a shuffle after the round', ACT, oneBox('KH 6S 9S', 'cutting-card; stand box:1', 'KC 2D', `${WON}; shuffle`)],
  ],
  planted: [
    [
      'a shuffle before the round is over',
      'blackjack/6.2(b)',
      ACT,
      oneBox('KH 6S 9S', 'cutting-card; stand box:1; shuffle', 'KC 2D', WON),
    ],
  ],
  silent: [
    [
      'too few cards to finish',
      QLD,
      oneBox('KH 6S 9S', 'cutting-card; stand box:1; irregularity insufficient-cards; shuffle', 'KC 2D', WON),
    ],
  ],
  doubtful: [['a further round, which a supervisor may direct', QLD, `cutting-card; ${STANDS}`]],
});
