import { STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD } from '../../../support/rounds/blackjack/script';

playTable('blackjack/cut-deep-enough', {
  lawful: [
    ['ten cards in Queensland', QLD, `shuffle; cut depth=10 back=60; ${STANDS}`],
    ['cut again', QLD, `shuffle; cut depth=9; cut depth=10 back=60; ${STANDS}`],
  ],
  planted: [['nine cards in Queensland', 'sch-2/6(5)', QLD, `shuffle; cut depth=9 back=60; ${STANDS}`]],
  silent: [['no cut', QLD, STANDS]],
  doubtful: [['a cut of no told depth', QLD, `shuffle; cut back=60; ${STANDS}`]],
});
