import { oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

/** Three cards to 2 and 3, which make sixteen. */
const FIVE = 'box:1 2S; box:1 4S; box:1 5S';

playTable('blackjack/player-draws-only-below-stated-total', {
  lawful: [
    ['soft twenty', QLD, oneBox('AH 6S 9H', 'hit box:1; box:1 AS', 'KC 2D', 'w1 win 10000 returned 10000')],
    ['hard sixteen after a soft total', ACT, oneBox('AH 6S 5H', 'box:1 KS; box:1 3S', 'KC 2D', WON)],
    ['five cards paid at blackjack challenge', QLD_CHALLENGE, oneBox('2H 6S 3H', `${FIVE}; ${WON}`, '', '')],
    ['a sixth card where five win nothing', QLD, oneBox('2H 6S 3H', `${FIVE}; box:1 4D`, 'KC 2D', WON)],
  ],
  planted: [
    ['a blackjack in Canberra', 'blackjack/14(a)', ACT, oneBox('AH 6S KH', 'hit box:1; box:1 8S', 'KC 2D', WON)],
    [
      'soft twenty-one in Queensland',
      'sch-2/28(1)',
      QLD,
      oneBox('AH 6S 5H', 'box:1 5S; hit box:1; box:1 8S', 'KC 2D', WON),
    ],
    [
      'a sixth card at blackjack challenge, which is one too many',
      'sch-2(b)/10(2)',
      QLD_CHALLENGE,
      oneBox('2H 6S 3H', `${FIVE}; hit box:1; box:1 KD; w1 lose`, '', ''),
    ],
    [
      'a sixth card at blackjack challenge that does no harm',
      'sch-2(b)/10(2)',
      QLD_CHALLENGE,
      oneBox('2H 6S 3H', `${FIVE}; hit box:1; box:1 4D; ${WON}`, '', ''),
    ],
    [
      'a sixth card at blackjack challenge, paid for the five',
      'sch-2(b)/10(2)',
      QLD_CHALLENGE,
      oneBox('2H 6S 3H', `${FIVE}; hit box:1; box:1 KD; ${WON}`, '', ''),
    ],
    [
      'soft twenty-one of four cards at spanish blackjack, paid as it stood',
      'sch-2/28(1)',
      QLD_SPANISH,
      oneBox('AH 8S 2D', `box:1 3S; box:1 5S; hit box:1; box:1 KC; ${WON}`, '', ''),
    ],
    ['twenty-two', 'sch-2/28(1)', QLD, oneBox('KH 6S 6H', 'box:1 6S; hit box:1; box:1 2S; w1 lose', '', '')],
  ],
  silent: [
    ['no further card', QLD, STANDS],
    [
      'an extra card that was noted',
      QLD,
      oneBox(
        'KH 6S 5H',
        'box:1 6D; box:1 KS; irregularity excess-card-drawn to=box:1 exposed=true treatment=played',
        'KC 2D',
        '',
      ),
    ],
    [
      'a sixth card at blackjack challenge that was noted',
      QLD_CHALLENGE,
      oneBox(
        '2H 6S 3H',
        `${FIVE}; box:1 KD; irregularity excess-card-drawn to=box:1 exposed=true treatment=played`,
        '',
        WON,
      ),
    ],
  ],
});
