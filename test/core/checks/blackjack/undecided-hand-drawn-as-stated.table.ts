import { atSwitch, LOST, oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_ELECTRONIC, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

/** Eight from the player area, and no decision at the terminal. */
const common = (further: string, settled: string): string =>
  `w1 main 10000 terminal:1; call no-more-bets; player 5H; dealer 9S; player 3D; none terminal:1; ${further}; dealer KC; ${settled}`;

playTable('blackjack/undecided-hand-drawn-as-stated', {
  lawful: [
    ['a card for all drawn to twelve at a terminal', QLD_ELECTRONIC, common('player 4S', LOST)],
    ['soft sixteen in Queensland', QLD, oneBox('AH 6S 5D', 'none box:1; box:1 3S', 'KC 2D', WON)],
    ['eleven left alone in Queensland', QLD, oneBox('5H 6S 6D', 'none box:1', 'KC 2D', LOST)],
    [
      'soft seventeen at blackjack switch',
      QLD_SWITCH,
      atSwitch(oneBox('AH 6S 6D', 'none box:1; box:1 2S', 'KC 2D', WON)),
    ],
    ['drawn to twelve at a terminal', QLD_ELECTRONIC, oneBox('5H 6S 3D', 'none box:1; box:1 4S', 'KC 2D', LOST)],
  ],
  planted: [
    ['a card for all on a twelve at a terminal', 'sch-2(e)/3(c)', QLD_ELECTRONIC, common('player 4S; player 5S', LOST)],
    ['twelve in Canberra', 'blackjack/18(g)', ACT, oneBox('KH 6S 2H', 'none box:1; box:1 7D', 'KC 2D', WON)],
    ['soft seventeen in Queensland', 'sch-2/42', QLD, oneBox('AH 6S 6D', 'none box:1; box:1 2S', 'KC 2D', WON)],
    [
      'soft sixteen left alone at a terminal',
      'sch-2(e)/3(c)',
      QLD_ELECTRONIC,
      oneBox('AH 6S 5D', 'none box:1', 'KC 2D', LOST),
    ],
    [
      'soft eighteen at blackjack switch',
      'sch-2(c)/16(b)',
      QLD_SWITCH,
      atSwitch(oneBox('AH 6S 7D', 'none box:1; box:1 AS', 'KC 2D', WON)),
    ],
  ],
  silent: [['a decision', QLD, STANDS]],
});
