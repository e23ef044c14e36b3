import { BY_MACHINE } from '../../../support/rounds/blackjack/breaches-of-table';
import { atSwitch, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SOFT_17, QLD_SPANISH, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const comesOut = (script = STANDS): string => script.replace('stand box:1', 'cutting-card; stand box:1');

playTable('blackjack/no-cutting-card-with-a-card-machine', {
  planted: [
    ['at spanish blackjack', 'body/16(e)', QLD_SPANISH, comesOut(), BY_MACHINE],
    ['at soft 17 blackjack', 'body/16(e)', QLD_SOFT_17, comesOut(), BY_MACHINE],
    ['at blackjack switch', 'body/16(e)', QLD_SWITCH, atSwitch(comesOut()), BY_MACHINE],
  ],
  silent: [
    ['no cutting card', QLD, STANDS, BY_MACHINE],
    ['a shoe without a machine', QLD, comesOut()],
    ['rules that do not speak of card machines', ACT, comesOut(), BY_MACHINE],
  ],
});
