import { newShoe, noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

checkTable('baccarat/burnt-card-face-as-stated', {
  complies: [
    {
      name: 'the burn recorded as a card dealt face down to the discards',
      round: coup({ first: [{ type: 'shuffle' }, { type: 'deal', to: 'burn', card: '7S', face: 'down' }] }),
      subjects: ['events[1]'],
    },
  ],
  breaches: [
    {
      name: 'the burn recorded as a card dealt face up to the discards',
      round: coup({ first: [{ type: 'shuffle' }, { type: 'deal', to: 'burn', card: '7S', face: 'up' }] }),
      subject: 'events[1]',
      clauses: ['7.4'],
      expected: 'down',
      recorded: 'up',
      message: 'The burnt card at events[1] was drawn face up; it is drawn face down.',
    },
  ],
  notApplicable: [
    { name: 'the face is not recorded', round: coup({ first: [{ type: 'shuffle' }, { type: 'burn' }] }) },
    { name: 'a card burnt in the middle of a shoe', round: coup({ first: [{ type: 'burn', faceUp: true }] }) },
    {
      name: 'a card burnt because of an irregularity',
      round: coup({ first: [...newShoe({}, true), noted('failed-to-burn', 'played')] }),
    },
  ],
});
