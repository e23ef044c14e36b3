import { switchedAfter } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/switch-before-other-decisions', {
  lawful: [
    ['on the other half', QLD_SWITCH, switchedAfter('switch box:1b; stand box:1b')],
    ['told of the whole box', QLD_SWITCH, switchedAfter('switch box:1')],
  ],
  planted: [
    ['after the other half stood', 'sch-2(c)/8(4)', QLD_SWITCH, switchedAfter('stand box:1b; switch box:1a')],
    ['after a third card', 'sch-2(c)/8(4)', QLD_SWITCH, switchedAfter('box:1a 2H; switch box:1a')],
  ],
  silent: [['no switch', QLD_SWITCH, switchedAfter('stand box:1a')]],
});
