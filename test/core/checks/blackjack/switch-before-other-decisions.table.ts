import { switchedAfter } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/switch-before-other-decisions', {
  lawful: [
    ['on the other half', QLD_SWITCH, switchedAfter('switch box:1b; stand box:1b')],
    [
      'with a pair that is split after it',
      QLD_SWITCH,
      'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a 9H; box:1b KD; dealer 6S; box:1a 8S; box:1b 9C;' +
        'switch box:1a; split box:1a; w2 split 10000 on w1 hand 2; box:1a/1 KS; box:1a/2 KC; stand box:1b; dealer 9D; dealer 2D;' +
        'w1 win 10000; w2 win 10000; u1 win 10000',
    ],
    ['told of the whole box', QLD_SWITCH, switchedAfter('switch box:1')],
  ],
  planted: [
    ['after the other half stood', 'sch-2(c)/8(4)', QLD_SWITCH, switchedAfter('stand box:1b; switch box:1a')],
    ['after a third card', 'sch-2(c)/8(4)', QLD_SWITCH, switchedAfter('box:1a 2H; switch box:1a')],
  ],
  silent: [['no switch', QLD_SWITCH, switchedAfter('stand box:1a')]],
  said: [
    ['before the others', ['complies box:1'], QLD_SWITCH, switchedAfter('switch box:1a; stand box:1a; stand box:1b')],
    [
      'after a decision to stand',
      [
        'breaches box:1: The player of box:1 switched after the decision to stand; a player switches before any other decision.',
      ],
      QLD_SWITCH,
      switchedAfter('stand box:1a; switch box:1a; stand box:1b'),
    ],
    [
      'said twice',
      ['complies box:1', 'complies box:1'],
      QLD_SWITCH,
      switchedAfter('switch box:1a; switch box:1b; stand box:1a; stand box:1b'),
    ],
    [
      'in a void round',
      ['not-applicable'],
      QLD_SWITCH,
      switchedAfter('stand box:1a; switch box:1a; void round; w1 void; u1 void').replace(/; dealer 9D.*/, ''),
    ],
  ],
  citing: [
    [
      'after a decision',
      ['sch-2(c)/8(4)', 'sch-2(c)/2', 'sch-2(c)/8(5)(a)'],
      QLD_SWITCH,
      switchedAfter('stand box:1a; switch box:1a; stand box:1b'),
    ],
  ],
});
