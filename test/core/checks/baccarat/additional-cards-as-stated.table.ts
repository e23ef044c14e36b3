import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coup } from '../../../support/rounds/coup';

checkTable('baccarat/additional-cards-as-stated', {
  complies: [
    { name: 'none', round: coup(), subjects: ['coup'] },
    { name: 'one to the banker only', round: coup({ player: '2H 4D', banker: '2S 3C KD' }), subjects: ['coup'] },
  ],
  breaches: [
    {
      name: 'a fourth card to a box',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '2H 2D 4C 5S', enter: 1000, draw: 1000, settleDraw: { paid: 1000 } } },
      }),
      subject: 'box:1',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/16(7)'],
      expected: '1',
      recorded: '2',
      message: 'The box:1 took 2 additional cards; no more than 1 may be drawn.',
    },
    {
      name: 'a fourth card to the banker',
      round: coup({ player: '2H 4D', banker: '2S 3C KD 5D', wagers: ['banker 1000', 'tie 1000'] }),
      subject: 'banker',
      clauses: ['7.6.8'],
      expected: '1',
      recorded: '2',
      message: 'The banker took 2 additional cards; no more than 1 may be drawn.',
    },
    {
      name: 'three more to the player',
      round: coup({ player: '2H 3D 4C 5S 6S', banker: '3S 4C' }),
      subject: 'player',
      clauses: ['7.6.8'],
      expected: '1',
      recorded: '3',
      message: 'The player took 3 additional cards; no more than 1 may be drawn.',
    },
    {
      name: 'settled as if the fourth card had not been drawn: one breach',
      round: coup({
        player: '2H 3D 4C 5S',
        banker: '3S 4C',
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'win', paid: 1000, returned: 1000 } }],
      }),
      subject: 'player',
      clauses: ['7.6.8'],
      expected: '1',
      recorded: '2',
      message: 'The player took 2 additional cards; no more than 1 may be drawn.',
    },
    {
      name: 'a fourth card to the player, noted and played: nothing is stated for it, so that the limit holds',
      round: coup({
        player: '2H 3D 4C 5S',
        dealt: [noted('excess-card-drawn', 'played', { to: 'player', card: '5S' })],
      }),
      subject: 'player',
      clauses: ['7.6.8'],
      expected: '1',
      recorded: '2',
      message: 'The player took 2 additional cards; no more than 1 may be drawn.',
    },
  ],
  notApplicable: [
    {
      name: 'fewer than two cards in a hand',
      round: coup({ player: '2H 3D 4C 5S', banker: '3S', order: 'pbppp' }),
      because: 'baccarat/first-cards-dealt-in-order',
    },
    {
      name: 'a fourth card to a box, in a round declared void',
      round: luckyDraw({ boxes: { 'box:1': { cards: '2H 2D 4C 5S' } }, last: [voided] }),
    },
    {
      name: 'a fourth card to a box, noted',
      round: luckyDraw({
        boxes: { 'box:1': { cards: '2H 2D 4C 5S' } },
        dealt: [noted('excess-card-drawn', 'next-card', { exposed: true })],
      }),
    },
    {
      name: 'no cards',
      round: coup({ player: '', banker: '' }),
    },
    { name: 'a void coup', round: coup({ player: '2H 3D 4C 5S', dealt: [voided] }) },
    {
      name: 'a card to the wrong hand, noted',
      round: coup({ player: '2H 3D 4C 5S', dealt: [noted('card-to-wrong-hand', 'result-stands')] }),
    },
  ],
});
