import { atSwitch, atTriplePlay, LOST, oneBox, STANDS, twoBoxes, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_TRIPLE, QLD, QLD_SOFT_17, QLD_SPANISH, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const against = (first: string, dealers: string): string => oneBox(`KH ${first} 9S`, 'stand box:1', dealers, '');

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
  said: [
    [
      'sixteen in Canberra',
      ['breaches dealer: The dealer stood on 16; cards are drawn until the hand counts 17 to 21.'],
      ACT,
      against('6S', 'KC'),
    ],
    ['seventeen in Canberra', ['complies dealer'], ACT, against('7S', 'KC')],
    [
      'soft seventeen at soft 17',
      [
        'breaches dealer: The dealer stood on soft 17; cards are drawn until the hand counts hard 17 to 21 or soft 18 to 21.',
      ],
      QLD_SOFT_17,
      against('6S', 'AC'),
    ],
    [
      'draws on soft eighteen, and once more',
      ['breaches dealer: The dealer drew a card on soft 18; the dealer stands on 17 to 21.'],
      QLD,
      against('7S', 'AC 2D AS'),
    ],
    [
      'draws on twenty-one',
      ['breaches dealer: The dealer drew a card on 21; the dealer stands on 17 to 21.'],
      QLD,
      against('6S', 'KC 5D 2S'),
    ],
    [
      'draws on twenty-two',
      ['breaches dealer: The dealer drew a card on 22, which is over the limit; no further card is drawn to it.'],
      QLD,
      against('6S', 'KC 6D 2S'),
    ],
    [
      'no further cards of the dealer',
      ['indeterminate dealer: deal events of the further cards of dealer'],
      QLD,
      against('6S', ''),
    ],
    [
      'no further cards of the dealer, and no hand in play',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', '', ''),
    ],
    ['a void round', ['not-applicable'], QLD, `${against('6S', 'KC 5D 2S')}; void round; w1 void`],
    [
      'hands at triple play one after another',
      ['complies dealer/1', 'complies dealer/2'],
      ACT_TRIPLE,
      atTriplePlay(STANDS),
    ],
    [
      'a card to the first hand at triple play once the second has one',
      [
        'breaches dealer/1: A card went to dealer/1 after the dealer had gone on to the next hand; each is completed in turn.',
        'complies dealer/2',
      ],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; stand box:1;
       dealer/1 KC; dealer/2 KD; dealer/1 2D; dealer/2 2S; w1 win 10000; w2 win 10000`,
    ],
    [
      'a hand in play of which it is not told how it stands',
      ['not-applicable'],
      QLD,
      oneBox('KH 6S 9S', '', 'KC', '').replace('; box:1 9S', ''),
    ],
    [
      'a card to the second hand at triple play that was noted as too early',
      ['complies dealer/1'],
      ACT_TRIPLE,
      `w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; dealer/2 KC; stand box:1;
       irregularity excess-card-drawn to=dealer/2 treatment=played; dealer/1 KD; dealer/1 2D; dealer/2 2S; w1 win 10000; w2 win 10000`,
    ],
  ],
});
