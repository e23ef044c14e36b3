import { oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

/** A nineteen that wins, with what came before each card. */
const round = (before: string, afterFirst = '', end = 'w1 win 10000'): string =>
  `w1 main 10000 box:1; call no-more-bets; ${before}; box:1 KH; dealer 6S; ${afterFirst}; box:1 9S; stand box:1; dealer KC; dealer 2D; ${end}`;
const DEALT_ON =
  'breaches shoe: The cutting card came as the first card of the round, and cards were dealt without a shuffle.';
const SHUFFLED_IN =
  'breaches shoe: The cards were shuffled at events[5], before the round in which the cutting card came was finished.';

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
  said: [
    ['shuffled at once', ['complies shoe'], ACT, round('cutting-card; shuffle')],
    ['shuffled after the first cards', [DEALT_ON], ACT, round('cutting-card', 'shuffle')],
    ['shuffled before the cutting card came', [DEALT_ON], ACT, round('shuffle; cutting-card')],
    ['shuffled before the round in which it came', ['complies shoe'], ACT, round('shuffle', 'cutting-card')],
    ['shuffled within the round', [SHUFFLED_IN], ACT, round('', 'cutting-card; shuffle')],
    ['no cutting card', ['not-applicable'], ACT, round('shuffle', 'shuffle')],
    [
      'the machine failed',
      ['not-applicable'],
      ACT,
      round('', 'cutting-card; shuffle; irregularity malfunction of=shuffler treatment=played'),
    ],
    [
      'another irregularity',
      [SHUFFLED_IN],
      ACT,
      round('', 'cutting-card; shuffle; irregularity wrong-result-entered treatment=result-recalculated'),
    ],
    [
      'a void round',
      ['not-applicable'],
      ACT,
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; cutting-card; shuffle; dealer 6S; void round; w1 void',
    ],
    ['no card dealt', ['not-applicable'], ACT, 'cutting-card; call no-more-bets'],
  ],
  untold: [
    [
      'a further round, which a supervisor may direct',
      'direction to deal a further round',
      QLD,
      `cutting-card; ${STANDS}`,
    ],
  ],
  holdsTo: [[QLD, ['cuttingCardAppears.during-round', 'cuttingCardAppears.first-card']]],
  citing: [
    ['a further round', ['sch-2/23(2)'], QLD, `cutting-card; ${STANDS}`],
    ['dealt on', ['blackjack/6.2(a)'], ACT, round('cutting-card', 'shuffle')],
  ],
});
