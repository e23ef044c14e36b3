import { dealtWithout } from '../../../support/rounds/blackjack/breaches-of-table';
import { atSwitch, atTriplePlay, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import {
  ACT,
  ACT_TRIPLE,
  QLD,
  QLD_ELECTRONIC,
  QLD_SPANISH,
  QLD_SWITCH,
} from '../../../support/rounds/blackjack/script';

const SHOE = { equipment: { decks: 8, jokers: 0, shoe: 'S-17' } } as const;

playTable('blackjack/cards-dealt-from-a-shoe', {
  lawful: [
    ['a shoe that the record names', ACT, STANDS, SHOE],
    ['a shoe in Queensland', QLD, STANDS, SHOE],
    ['a machine that the record names', QLD, STANDS, dealtWithout({ cardMachine: 'M-2' })],
  ],
  planted: [
    ['no shoe in Canberra', 'blackjack/7.1', ACT, STANDS, dealtWithout({})],
    ['a machine in its place in Canberra', 'blackjack/7.1', ACT, STANDS, dealtWithout({ cardMachine: true })],
    ['no shoe at triple play', 'blackjack/7.1', ACT_TRIPLE, atTriplePlay(STANDS), dealtWithout({})],
    ['neither at spanish blackjack', 'sch-2/20(1)', QLD_SPANISH, STANDS, dealtWithout({ cardMachine: 'none' })],
    ['neither at blackjack switch', 'body/14(2)', QLD_SWITCH, atSwitch(STANDS), dealtWithout({ cardMachine: false })],
  ],
  silent: [
    ['nothing said of a shoe', QLD, STANDS],
    [
      'a terminal, where the game may be automated',
      QLD_ELECTRONIC,
      STANDS.replaceAll('box:1', 'terminal:1'),
      dealtWithout({ cardMachine: false }),
    ],
  ],
  doubtful: [['no shoe, and nothing said of a machine', QLD, STANDS, dealtWithout({})]],
});
