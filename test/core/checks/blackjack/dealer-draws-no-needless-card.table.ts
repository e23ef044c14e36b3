import { INSURED, oneBox, twoBoxes, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_SOFT_17, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

/** A hand over twenty-one against these cards of the dealer. */
const over = (first: string, dealers: string): string =>
  oneBox(`KH ${first} 6H`, 'hit box:1; box:1 KD; w1 lose', dealers, '');
const needless = (card: string): string =>
  `breaches dealer: The dealer drew card ${card} to the hand although no open wager depended on it; it must not be drawn.`;

playTable('blackjack/dealer-draws-no-needless-card', {
  lawful: [
    ['a second card in Queensland', QLD, oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', 'KC', '')],
    [
      'a second card for open insurance in Canberra',
      ACT,
      oneBox('KH AS 6H', `${INSURED}; hit box:1; box:1 KD; w1 lose`, '8C', 'w2 lose'),
    ],
    [
      'a second card for a waiting blackjack in Canberra',
      ACT,
      oneBox('KH KS AH', '', '8C', 'w1 win 15000 returned 10000'),
    ],
    [
      'one of two hands in play',
      QLD,
      twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 6C', 'box:2 KS; w2 lose; dealer KC; dealer 2D', WON),
    ],
    ['no card after a blackjack was paid', QLD, oneBox('KH 6S AH', 'w1 win 15000 returned 10000', '', '')],
    [
      'no card after twenty-one at spanish blackjack',
      QLD_SPANISH,
      oneBox('KH 6S 5H', 'box:1 6S; w1 win 10000 returned 10000', '', ''),
    ],
  ],
  planted: [
    [
      'a second card with every hand over twenty-one in Canberra',
      'blackjack/16(b)',
      ACT,
      oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', 'KC', ''),
    ],
    [
      'a third card after insurance alone',
      'sch-2/29(2)',
      QLD,
      oneBox('KH AS 6H', `${INSURED}; hit box:1; box:1 KD; w1 lose`, '2C', 'w2 lose; dealer 8D'),
    ],
    [
      'a third card after every blackjack was paid',
      'sch-2/29(2)',
      QLD,
      oneBox('KH 6S AH', 'w1 win 15000 returned 10000', 'KC 2D', ''),
    ],
    [
      'a third card after twenty-one at spanish blackjack',
      'sch-2(a)/11(2)',
      QLD_SPANISH,
      oneBox('KH 6S 5H', 'box:1 6S; w1 win 10000 returned 10000', 'KC 2D', ''),
    ],
    [
      'a third card after a five card trick',
      'sch-2/29(2)',
      QLD_CHALLENGE,
      oneBox('2H 6S 3H', 'box:1 2S; box:1 4S; box:1 5S; w1 win 10000 returned 10000', 'KC 2D', ''),
    ],
    [
      'a third card after a waiting blackjack in Canberra',
      'blackjack/16(b)',
      ACT,
      oneBox('KH KS AH', '', '2C 6D', 'w1 win 15000 returned 10000'),
    ],
  ],
  silent: [['no players’ cards on record', QLD, 'dealer 6S; dealer KC; dealer 2D']],
  said: [
    ['a second and a third card in Canberra', [needless('2')], ACT, over('6S', 'KC 2D')],
    ['a second card alone in Canberra', [needless('2')], ACT, over('6S', 'KC')],
    ['no card in Canberra', ['complies dealer'], ACT, over('6S', '')],
    ['a third card in Queensland', [needless('3')], QLD, over('6S', 'KC 2D')],
    ['two cards against a hand in play', ['not-applicable'], QLD, oneBox('KH KS QS', 'stand box:1', '9C', WON)],
    ['two cards, and none in play', ['complies dealer'], QLD, over('KS', '9C')],
    [
      'a third card on hard eighteen',
      ['not-applicable', 'also blackjack/dealer-draws-or-stands'],
      QLD,
      over('KS', '8C 2D'),
    ],
    [
      'a third card on soft eighteen',
      ['not-applicable', 'also blackjack/dealer-draws-or-stands'],
      QLD,
      over('AS', '7C 2D'),
    ],
    ['a third card on soft seventeen where the dealer draws on it', [needless('3')], QLD_SOFT_17, over('AS', '6C 2D')],
    ['a third card on soft sixteen', [needless('3')], QLD, over('AS', '5C 2D')],
    [
      'a void round',
      ['not-applicable'],
      QLD,
      `${over('6S', 'KC 2D')}; void round`.replace('w1 lose', '').concat('; w1 void'),
    ],
    [
      'a card too many that was noted',
      ['not-applicable'],
      QLD,
      `${over('6S', 'KC 2D')}; irregularity excess-card-drawn to=dealer treatment=played`,
    ],
    [
      'a card too many noted of the hand over twenty-one, which may be in play without it',
      ['not-applicable'],
      QLD,
      `${over('6S', 'KC 2D')}; irregularity excess-card-drawn to=box:1 treatment=played`,
    ],
  ],
});
