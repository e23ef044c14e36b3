import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';
import type { Treatment } from '../../../../src/core/values/treatment';

const excess = (treatment?: Treatment) => noted('excess-card-drawn', treatment, { to: 'banker', card: '7S' });
const hands = { player: '6H KD', banker: '3S 4C' };

checkTable('baccarat/bankers-excess-card-treated-as-stated', {
  complies: [
    {
      name: 'the wagers of the coup settled as usual',
      round: coup({ ...hands, wagers: ['banker 1000'], dealt: [excess('dummy-round')] }),
      subjects: ['events[6]'],
    },
  ],
  breaches: [
    ...treatmentsBut('dummy-round').map((treatment) => ({
      name: treatment,
      round: coup({ ...hands, dealt: [excess(treatment)] }),
      subject: 'events[5]',
      clauses: ['11.6.4', '11.6.13'],
      expected: 'dummy-round',
      recorded: treatment,
      message: doneAs("A third card dealt to the banker's hand in error", treatment, 'dummy-round'),
    })),
    {
      name: 'kept in the hand and counted: one breach',
      round: coup({ player: '6H KD', banker: '3S 4C 7S', wagers: ['banker 1000'], dealt: [excess('played')] }),
      subject: 'events[7]',
      clauses: ['11.6.4', '11.6.13'],
      expected: 'dummy-round',
      recorded: 'played',
      message: doneAs("A third card dealt to the banker's hand in error", 'played', 'dummy-round'),
    },
  ],
  notApplicable: [
    { name: 'nothing irregular', round: coup(hands) },
    {
      name: "the player's card too many",
      round: coup({ ...hands, dealt: [noted('excess-card-drawn', 'first-card-of-next-round', { to: 'player' })] }),
    },
    { name: 'the hand is not said', round: coup({ ...hands, dealt: [noted('excess-card-drawn', 'burnt')] }) },
  ],
  indeterminate: [
    {
      name: 'what was done is not recorded',
      round: coup({ ...hands, dealt: [excess()] }),
      subject: 'events[5]',
      missing: ['events[5].treatment'],
    },
  ],
});
