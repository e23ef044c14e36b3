import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';

checkTable('baccarat/face-up-card-treated-as-stated', {
  complies: [
    ...[1, 2, 3, 4].map((cards) => ({
      name: `played, found after card ${String(cards)}`,
      round: coup({ player: '2H 3D 4C', afterCards: { [cards]: [noted('card-face-up-in-shoe', 'played')] } }),
      subjects: [`events[${String(cards + 1)}]`],
    })),
    {
      name: 'the result stands, which is the same',
      round: coup({ afterCards: { 1: [noted('card-face-up-in-shoe', 'result-stands')] } }),
      subjects: ['events[2]'],
    },
    {
      name: 'found when the coup was over: the first card of the next, and so of a dummy hand',
      round: coup({ dealt: [noted('card-face-up-in-shoe', 'dummy-round')] }),
      subjects: ['events[5]'],
    },
    {
      name: 'played, in a coup that was void for another reason',
      round: coup({
        afterCards: { 1: [noted('card-face-up-in-shoe', 'played')] },
        dealt: [noted('card-to-wrong-hand', 'round-void')],
      }),
      subjects: ['events[2]'],
    },
  ],
  breaches: [
    ...treatmentsBut('played', 'result-stands').map((treatment) => ({
      name: treatment,
      round: coup({ afterCards: { 1: [noted('card-face-up-in-shoe', treatment)] } }),
      subject: 'events[2]',
      clauses: ['11.6.5'],
      expected: 'played',
      recorded: treatment,
      message: doneAs('A card found face up in the shoe', treatment, 'played'),
    })),
    {
      name: 'burnt when the coup was over',
      round: coup({ dealt: [noted('card-face-up-in-shoe', 'burnt')] }),
      subject: 'events[5]',
      clauses: ['11.6.5'],
      expected: 'played',
      recorded: 'burnt',
      message: doneAs('A card found face up in the shoe', 'burnt', 'played'),
    },
  ],
  notApplicable: [
    { name: 'nothing irregular', round: coup() },
    {
      name: 'found before the first card',
      round: coup({ dummy: true, first: [noted('card-face-up-in-shoe', 'dummy-round')] }),
    },
    { name: 'another irregularity', round: coup({ dealt: [noted('card-exposed-in-error', 'burnt')] }) },
  ],
  indeterminate: [
    {
      name: 'what was done is not recorded',
      round: coup({ afterCards: { 1: [noted('card-face-up-in-shoe')] } }),
      subject: 'events[2]',
      missing: ['events[2].treatment'],
    },
    {
      name: 'what was done is not recorded, and the coup was void for a reason not recorded either',
      round: coup({ afterCards: { 1: [noted('card-face-up-in-shoe')] }, dealt: [voided] }),
      subject: 'events[2]',
      missing: ['events[2].treatment'],
    },
  ],
});
