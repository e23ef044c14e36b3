import { oneBox, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/taken-out-cards-are-not-dealt', {
  lawful: [['a nine, a jack and a queen', QLD_SPANISH, oneBox('JH 6S 9S', 'stand box:1', 'QC 2D', WON)]],
  planted: [['a ten of the dealer', 'sch-2(a)/4', QLD_SPANISH, oneBox('KH 6S 9S', 'stand box:1', 'TC 2D', WON)]],
  silent: [['a ten of ordinary blackjack', QLD, oneBox('TH 6S 9S', 'stand box:1', 'KC 2D', WON)]],
  said: [
    [
      'a ten of the dealer',
      ['breaches dealer: The TC was dealt to dealer; that card is taken out of every deck.'],
      QLD_SPANISH,
      oneBox('KH 6S 9S', 'stand box:1', 'TC 2D', WON),
    ],
    [
      'a ten that was found to be a foreign card',
      ['not-applicable'],
      QLD_SPANISH,
      oneBox('KH 6S 9S', 'stand box:1', 'TC 2D', `irregularity missing-or-foreign-card; ${WON}`),
    ],
    [
      'a ten, and another irregularity',
      ['breaches dealer: The TC was dealt to dealer; that card is taken out of every deck.'],
      QLD_SPANISH,
      oneBox('KH 6S 9S', 'stand box:1', 'TC 2D', `irregularity failed-to-burn treatment=played; ${WON}`),
    ],
    ['no card', ['not-applicable'], QLD_SPANISH, 'w1 main 500 box:1; call no-more-bets'],
  ],
  citing: [['a ten', ['sch-2(a)/4'], QLD_SPANISH, oneBox('KH 6S 9S', 'stand box:1', 'TC 2D', WON)]],
});
