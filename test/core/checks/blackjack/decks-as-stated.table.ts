import { atSwitch, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

playTable('blackjack/decks-as-stated', {
  lawful: [
    ['five decks in Queensland', QLD, STANDS, { equipment: { decks: 5 } }],
    ['five decks of spanish blackjack', QLD_SPANISH, STANDS, { equipment: { decks: 5 } }],
    ['eight decks in a card machine', QLD, STANDS, { equipment: { decks: 8, cardMachine: true } }],
    ['eight decks in Canberra', ACT, STANDS, { equipment: { decks: 8 } }],
  ],
  planted: [
    ['seven decks in Canberra', 'blackjack/3.1', ACT, STANDS, { equipment: { decks: 7 } }],
    ['nine decks in Queensland', 'sch-2/4', QLD, STANDS, { equipment: { decks: 9 } }],
    ['nine decks in a card machine', 'body/16(a)', QLD, STANDS, { equipment: { decks: 9, cardMachine: true } }],
    ['five decks of blackjack switch', 'sch-2(c)/4', QLD_SWITCH, atSwitch(STANDS), { equipment: { decks: 5 } }],
  ],
  doubtful: [['decks not told', QLD, STANDS, { equipment: 'unsaid' }]],
});
