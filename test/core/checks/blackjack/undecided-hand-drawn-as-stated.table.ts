import { atSwitch, DOUBLE, LOST, oneBox, STANDS, switchedAfter, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_ELECTRONIC, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

/** Eight from the player area, and no decision at the terminal. */
const common = (further: string, settled: string): string =>
  `w1 main 10000 terminal:1; call no-more-bets; player 5H; dealer 9S; player 3D; none terminal:1; ${further}; dealer KC; ${settled}`;

/** No decision about the hand on box 1, and these cards for it. */
const left = (first: string, ...cards: readonly string[]): string =>
  oneBox(first, ['none box:1', ...cards.map((card) => `box:1 ${card}`)].join('; '), 'KC 2D', '');
const drewOn = (total: string, limit: string): string =>
  `breaches box:1: The hand on box:1 was dealt a card on ${total} without a decision; without one it is drawn up to ${limit} only.`;
const leftAt = (total: string, limit: string): string =>
  `breaches box:1: The hand on box:1 was left at ${total} without a decision; it is drawn until it counts ${limit} at least.`;

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
    [
      'five cards that have won at challenge, whoever decided',
      QLD_CHALLENGE,
      oneBox('2H 6S 2D', `none box:1; box:1 2S; box:1 2C; box:1 3C; ${WON}`, '', ''),
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
  said: [
    ['eleven in Canberra', ['complies box:1'], ACT, left('6H 6S 5D', '8C')],
    ['twelve in Canberra', [drewOn('12', '11')], ACT, left('6H 6S 6D', '8C')],
    ['two aces in Canberra', [drewOn('soft 12', '11')], ACT, left('AH 6S AD', '7C')],
    ['eleven left in Canberra', [leftAt('11', '12')], ACT, left('6H 6S 5D')],
    ['eleven left in Canberra after a card', [leftAt('11', '12')], ACT, left('3H 6S 5D', '3C')],
    ['twelve left in Canberra', ['complies box:1'], ACT, left('6H 6S 6D')],
    ['two aces left in Canberra', ['complies box:1'], ACT, left('AH 6S AD')],
    [
      'eleven in Canberra, and the round not played on',
      ['complies box:1'],
      ACT,
      oneBox('6H 6S 5D', 'none box:1', '', ''),
    ],
    [
      'nine left in Canberra after a double',
      ['complies box:1'],
      ACT,
      oneBox('5H 6S 2C', `${DOUBLE}; box:1 2D; none box:1`, 'KC 2D', ''),
    ],
    [
      'eleven left in Canberra, and the wager taken at once',
      [leftAt('11', '12')],
      ACT,
      oneBox('6H 6S 5D', 'none box:1', '', LOST),
    ],
    ['eleven in Queensland', ['complies box:1'], QLD, left('6H 6S 5D', '8C')],
    ['twelve in Queensland, and two cards', [drewOn('12', '11')], QLD, left('KH 6S 2D', '3D', '2S')],
    ['soft seventeen in Queensland', [drewOn('soft 17', 'soft 16')], QLD, left('AH 6S 6D', '2C')],
    ['soft seventeen at a terminal', [drewOn('soft 17', 'soft 16')], QLD_ELECTRONIC, left('AH 6S 6D', '2C')],
    ['soft sixteen left at a terminal', [leftAt('soft 16', 'soft 17')], QLD_ELECTRONIC, left('AH 6S 5D')],
    ['eleven left at a terminal', [leftAt('11', '12')], QLD_ELECTRONIC, left('6H 6S 5D')],
    ['twelve left at a terminal', ['complies box:1'], QLD_ELECTRONIC, left('6H 6S 6D')],
    [
      'a decision after all',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 2D', 'none box:1; hit box:1; box:1 7D; stand box:1', 'KC 2D', WON),
    ],
    [
      'a decision before any card came, and then none',
      ['complies box:1'],
      QLD,
      oneBox('2H 6S 3D', 'hit box:1; box:1 7D; none box:1', 'KC 2D', ''),
    ],
    [
      'a card that was asked for',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 2D', 'hit box:1; box:1 7D; stand box:1', 'KC 2D', WON),
    ],
    [
      'no decision before the second card',
      ['not-applicable'],
      QLD,
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; none box:1; box:1 2D; box:1 7D; dealer KC; dealer 2D',
    ],
    [
      'a card too many that was noted',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 2D', 'none box:1; box:1 7D; irregularity excess-card-drawn to=box:1 treatment=played', 'KC 2D', ''),
    ],
    [
      'a card that went to the wrong hand',
      ['not-applicable'],
      QLD,
      oneBox(
        'KH 6S 2D',
        'none box:1; box:1 7D; irregularity card-to-wrong-hand to=box:1 treatment=reconstructed',
        'KC 2D',
        '',
      ),
    ],
    ['a void round', ['not-applicable'], QLD_ELECTRONIC, oneBox('5H 6S 3D', 'none box:1; void round', '', 'w1 void')],
    [
      'one half of a box at blackjack switch',
      [drewOn('12', '11').replace(/box:1/g, 'box:1a'), 'complies box:1b'],
      QLD_SWITCH,
      switchedAfter('none box:1a; box:1a 7S; none box:1b').replace('box:1a 8S', 'box:1a 2S'),
    ],
  ],
  citing: [
    ['in Canberra', ['blackjack/18(g)'], ACT, left('6H 6S 6D', '8C')],
    ['no card in Canberra', ['blackjack/18(g)', 'blackjack/14(b)'], ACT, left('6H 6S 5D')],
    ['a card at a terminal', ['sch-2(e)/3(c)', 'sch-2(e)/3', 'sch-2/42'], QLD_ELECTRONIC, left('AH 6S 6D', '2C')],
    ['no card at a terminal', ['sch-2(e)/3(c)', 'sch-2(e)/3'], QLD_ELECTRONIC, left('AH 6S 5D')],
  ],
});
