import { BOTH, DOUBLE, oneBox, SPLIT, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

/** Three cards to 2 and 3, which make sixteen. */
const FIVE = 'box:1 2S; box:1 4S; box:1 5S';

const drew = (total: string): string =>
  `breaches box:1: The hand on box:1 took a card on ${total}; a further card may be drawn below 21 only.`;

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
  said: [
    ['a blackjack', [drew('a blackjack')], ACT, oneBox('AH 6S KH', 'hit box:1; box:1 8S', 'KC 2D', WON)],
    ['twenty-one in three cards', [drew('21')], ACT, oneBox('5H 6S 6H', 'box:1 KD; hit box:1; box:1 8S', 'KC 2D', '')],
    ['twenty', ['complies box:1'], ACT, oneBox('KH 6S QH', 'hit box:1; box:1 AS', 'KC 2D', WON)],
    [
      'twenty-one, and twenty-three after it',
      [drew('21')],
      QLD,
      oneBox('KH 6S 5H', 'box:1 6S; box:1 2S; box:1 2C; w1 lose', '', ''),
    ],
    [
      'twenty-one in two cards made by splitting',
      [drew('21')],
      ACT,
      oneBox('KH 6S QS', `${SPLIT}; box:1/1 AC; hit box:1/1; box:1/1 8C; box:1/2 9D`, 'KC 2D', BOTH),
    ],
    [
      'the card of a double',
      ['not-applicable', 'also blackjack/double-only-on-stated-hands'],
      ACT,
      oneBox('AH 6S KH', `${DOUBLE}; box:1 8S`, 'KC 2D', BOTH),
    ],
    [
      'a card on twenty-one, and a double after it',
      [drew('21'), 'also blackjack/double-only-on-stated-hands'],
      QLD_SPANISH,
      oneBox('5H 6S 6H', `box:1 KD; box:1 KS; ${DOUBLE}; box:1 2S; w1 lose; w2 lose`, '', ''),
    ],
    [
      'a sixth card at blackjack challenge',
      ['breaches box:1: The hand on box:1 took a sixth card; with five that count 16 it has won and is paid at once.'],
      QLD_CHALLENGE,
      oneBox('2H 6S 3H', `${FIVE}; hit box:1; box:1 4D; ${WON}`, '', ''),
    ],
    ['in a void round', ['not-applicable'], QLD, oneBox('KH 6S 5H', 'box:1 6S; box:1 2S; void round', '', 'w1 void')],
  ],
  holdsTo: [
    [QLD, ['playerDrawsBelow']],
    [QLD_CHALLENGE, ['playerDrawsBelow', 'settledWhen.main/five-card-trick']],
  ],
});
