import { BOTH, oneBox, twoBoxes, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

/** Fifteen on box 1 and nineteen on box 2, and how they were played. */
const two = (play: string): string =>
  twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 9C', `${play}; dealer KC; dealer 2D`, BOTH);
const STOOD = 'breaches box:1: The hand on box:1 stood with 2 cards, and took a further card.';
const TAKEN_BACK = 'indeterminate box:1: whether the decision to stand on box:1 was taken back';

playTable('blackjack/no-card-after-standing', {
  lawful: [
    [
      'another box draws',
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 5C',
        'stand box:1; hit box:2; box:2 4S; stand box:2; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
  ],
  planted: [
    ['in Canberra', 'blackjack/11.1(a)', ACT, oneBox('KH 6S 5H', 'stand box:1; box:1 4D', 'KC 2D', WON)],
    [
      'after the other box was played',
      'sch-2/28(3)',
      QLD,
      twoBoxes(
        'box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 9C',
        'stand box:1; stand box:2; hit box:1; box:1 4S; dealer KC; dealer 2D',
        BOTH,
      ),
    ],
  ],
  silent: [['no decision to stand', QLD, oneBox('KH 6S 5H', 'hit box:1; box:1 4D', 'KC 2D', WON)]],
  doubtful: [['another decision at once', QLD, oneBox('KH 6S 5H', 'stand box:1; hit box:1; box:1 4D', 'KC 2D', WON)]],
  said: [
    ['a card that nothing asks for', [STOOD], QLD, oneBox('KH 6S 5H', 'stand box:1; box:1 4D', 'KC 2D', WON)],
    [
      'another decision at once',
      [TAKEN_BACK],
      QLD,
      oneBox('KH 6S 5H', 'stand box:1; hit box:1; box:1 4D', 'KC 2D', WON),
    ],
    [
      'another decision only after the card',
      [STOOD],
      QLD,
      oneBox('KH 6S 3H', 'stand box:1; box:1 4D; hit box:1; box:1 2D', 'KC 2D', WON),
    ],
    [
      'the decision to stand said twice',
      [STOOD, STOOD],
      QLD,
      oneBox('KH 6S 5H', 'stand box:1; stand box:1; box:1 4D', 'KC 2D', WON),
    ],
    [
      'the decision to stand said twice, and another one',
      [TAKEN_BACK, TAKEN_BACK],
      QLD,
      oneBox('KH 6S 5H', 'stand box:1; stand box:1; hit box:1; box:1 4D', 'KC 2D', WON),
    ],
    [
      'another decision before the next box was played',
      [TAKEN_BACK, 'complies box:2'],
      QLD,
      two('stand box:1; hit box:1; box:1 4S; stand box:2'),
    ],
    [
      'another decision after a card to the next box',
      [STOOD, 'complies box:2', 'also blackjack/hands-played-in-order'],
      QLD,
      two('stand box:1; box:2 AC; hit box:1; box:1 4S; stand box:2'),
    ],
    [
      'a card too many that was noted',
      ['not-applicable'],
      QLD,
      oneBox(
        'KH 6S 5H',
        'stand box:1; box:1 4D; irregularity excess-card-drawn to=box:1 treatment=played',
        'KC 2D',
        WON,
      ),
    ],
    ['a void round', ['not-applicable'], QLD, oneBox('KH 6S 5H', 'stand box:1; box:1 4D; void round', '', 'w1 void')],
  ],
  holdsTo: [
    [ACT, ['decisions.stand']],
    [QLD, ['decisions.stand', 'playerStands']],
  ],
});
