import { newShoe, noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

checkTable('baccarat/new-shoe-burns-first-card', {
  complies: [
    {
      name: 'the burn recorded as a card dealt to the discards',
      round: coup({ first: [{ type: 'shuffle' }, { type: 'deal', to: 'burn', card: '7S', face: 'down' }] }),
      subjects: ['shoe'],
    },
    {
      name: 'a card burnt from the shoe before, then a shuffle and the burn of the new one',
      round: coup({ first: [{ type: 'burn' }, { type: 'burn' }, ...newShoe()] }),
      subjects: ['shoe'],
    },
  ],
  breaches: [
    {
      name: 'three cards burnt',
      round: coup({ first: newShoe({}, false, false, false) }),
      subject: 'shoe',
      clauses: ['7.4'],
      expected: '1',
      recorded: '3',
      message: '3 cards were burnt at the start of the shoe; only the first card is.',
    },
  ],
  notApplicable: [
    { name: 'a coup in the middle of a shoe', round: coup() },
    { name: 'a card burnt without a new shoe', round: coup({ first: [{ type: 'burn' }] }) },
    { name: 'a shoe prepared and not yet played', round: coup({ first: newShoe(), player: '', banker: '' }) },
    {
      name: 'a card burnt because of an irregularity',
      round: coup({ first: [...newShoe({}, false, false), noted('failed-to-burn', 'played')] }),
    },
    { name: 'a shuffle after the coup, for the next shoe', round: coup({ last: newShoe({}, false, false) }) },
  ],
  indeterminate: [
    {
      name: 'a shuffle without a burn',
      round: coup({ first: [{ type: 'shuffle' }] }),
      subject: 'shoe',
      missing: ['burn event after the shuffle'],
    },
  ],
});
