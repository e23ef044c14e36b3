import { newShoe } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

checkTable('baccarat/cut-deep-enough', {
  complies: [
    { name: 'in the middle', round: coup({ first: newShoe({ depth: 208 }) }), subjects: ['events[1]'] },
    {
      name: 'the cut and the placing of the cutting card as two events',
      round: coup({
        first: [
          { type: 'shuffle' },
          { type: 'cut', depth: 52 },
          { type: 'cut', back: 20 },
          { type: 'burn', faceUp: false },
        ],
      }),
      subjects: ['events[1]'],
    },
  ],
  breaches: [
    {
      name: 'no depth at all',
      round: coup({ first: newShoe({ depth: 0 }) }),
      subject: 'events[1]',
      clauses: ['3.10'],
      expected: '52',
      recorded: '0',
      message: 'The cut was made 0 cards from the nearer end; at least 52 are required.',
    },
    {
      name: 'the second of two cuts',
      round: coup({ first: [{ type: 'cut', depth: 100, back: 20 }, ...newShoe({ depth: 50 })] }),
      subject: 'events[2]',
      clauses: ['3.10'],
      expected: '52',
      recorded: '50',
      message: 'The cut was made 50 cards from the nearer end; at least 52 are required.',
    },
  ],
  notApplicable: [
    {
      name: 'Queensland: cards from a machine need no cut',
      round: coupAt(PLACES.qld, { equipment: { decks: 8, cardMachine: true }, first: newShoe({ depth: 1 }) }),
    },
    { name: 'no cut recorded', round: coup() },
    { name: 'a cut after the coup, for the next shoe', round: coup({ last: [{ type: 'cut', depth: 1, back: 1 }] }) },
  ],
  indeterminate: [
    {
      name: 'the depth is not recorded',
      round: coup({ first: [{ type: 'cut', back: 20 }] }),
      subject: 'events[0]',
      missing: ['depth of the cut'],
    },
  ],
});
