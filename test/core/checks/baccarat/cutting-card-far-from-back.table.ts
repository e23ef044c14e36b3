import { newShoe } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { coupAt, PLACES } from '../../../support/rounds/places';

/** The distance is about a deck there. */
const drawn = (back: number) => luckyDraw({ first: [{ type: 'shuffle' }, { type: 'cut', depth: 20, back }] });

checkTable('baccarat/cutting-card-far-from-back', {
  complies: [
    { name: 'a hundred cards in', round: coup({ first: newShoe({ back: 100 }) }), subjects: ['events[1]'] },
    { name: 'a deck in, before boxes are dealt to', round: drawn(52), subjects: ['events[1]'] },
  ],
  breaches: [
    {
      name: 'at the very back',
      round: coup({ first: newShoe({ back: 0 }) }),
      subject: 'events[1]',
      clauses: ['3.11'],
      expected: '20',
      recorded: '0',
      message: 'The cutting card was put 0 cards from the back; at least 20 are required.',
    },
    {
      name: 'less than half a deck in, before boxes are dealt to',
      round: drawn(25),
      subject: 'events[1]',
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/12(8)'],
      expected: '52',
      recorded: '25',
      message: 'The cutting card was put 25 cards from the back; the rules ask for about 1 deck.',
    },
  ],
  notApplicable: [
    {
      name: 'Queensland: cards from a machine have no cutting card',
      round: coupAt(PLACES.qld, { equipment: { decks: 8, cardMachine: true }, first: newShoe({ back: 1 }) }),
    },
    { name: 'no cut recorded', round: coup() },
    { name: 'a cut after the coup, for the next shoe', round: coup({ last: [{ type: 'cut', depth: 1, back: 1 }] }) },
  ],
  indeterminate: [
    {
      name: 'half a deck in, before boxes are dealt to',
      round: drawn(26),
      subject: 'events[1]',
      missing: ['how near to about 1 deck is enough'],
    },
    {
      name: 'the place is not recorded',
      round: coup({ first: [{ type: 'cut', depth: 52 }] }),
      subject: 'events[0]',
      missing: ['place of the cutting card from the back'],
    },
  ],
});
