import { atSwitch, LOST, oneBox, twoBoxes, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SOFT_17, QLD_SPANISH, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/dealer-draws-or-stands', {
  lawful: [
    ['stands on soft seventeen in Canberra', ACT, oneBox('KH 6S 9S', 'stand box:1', 'AC', WON)],
    ['draws on soft seventeen at spanish blackjack', QLD_SPANISH, oneBox('KH 6S 9S', 'stand box:1', 'AC AD', WON)],
    ['draws on soft seventeen at soft 17', QLD_SOFT_17, oneBox('KH 6S 9S', 'stand box:1', 'AC AD', WON)],
    ['stands on soft eighteen at soft 17', QLD_SOFT_17, oneBox('KH 7S 9S', 'stand box:1', 'AC', WON)],
    [
      'stands on twenty-two at blackjack switch',
      QLD_SWITCH,
      atSwitch(oneBox('KH 6S 9S', 'stand box:1', 'KC 6D', 'w1 push returned 10000')),
    ],
    [
      'stands on sixteen with every hand over twenty-one',
      QLD,
      oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', 'KC', ''),
    ],
    [
      'a card too many that was burnt',
      QLD,
      oneBox(
        'KH 6S 9S',
        'stand box:1',
        'KC 2D',
        `irregularity excess-card-drawn to=dealer card=3D exposed=true treatment=burnt; ${WON}`,
      ),
    ],
    ['a soft total drawn to twenty-one', QLD, oneBox('KH AS 9S', 'stand box:1', '2C 8D', LOST)],
  ],
  planted: [
    [
      'stands on soft seventeen at spanish blackjack',
      'sch-2(a)/11(1)',
      QLD_SPANISH,
      oneBox('KH 6S 9S', 'stand box:1', 'AC', WON),
    ],
    ['stands on soft seventeen at soft 17', 'sch-2(d)/3', QLD_SOFT_17, oneBox('KH 6S 9S', 'stand box:1', 'AC', WON)],
    [
      'stands on soft seventeen at blackjack switch',
      'sch-2(c)/11',
      QLD_SWITCH,
      atSwitch(oneBox('KH 6S 9S', 'stand box:1', 'AC', WON)),
    ],
    [
      'draws on twenty-two at blackjack switch',
      'sch-2(c)/11',
      QLD_SWITCH,
      atSwitch(oneBox('KH 6S 9S', 'stand box:1', 'KC 6D 2S', WON)),
    ],
    ['draws on hard seventeen', 'blackjack/16(a)', ACT, oneBox('KH 6S 9S', 'stand box:1', 'KC AD AS', WON)],
    [
      'draws on hard seventeen at soft 17',
      'sch-2(d)/3',
      QLD_SOFT_17,
      oneBox('KH 6S 9S', 'stand box:1', 'KC AD AS', WON),
    ],
    [
      'stands on fifteen with one hand still in play',
      'sch-2/29(1)',
      QLD,
      twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 6C', 'box:2 KS; w2 lose; dealer 9C', WON),
    ],
  ],
  silent: [
    [
      'a card too many that was noted',
      QLD,
      oneBox('KH 6S 9S', 'stand box:1', 'KC 2D 3D', 'irregularity excess-card-drawn to=dealer exposed=true'),
    ],
  ],
  doubtful: [['no further cards of the dealer', QLD, oneBox('KH 6S 9S', 'stand box:1', '', '')]],
});
