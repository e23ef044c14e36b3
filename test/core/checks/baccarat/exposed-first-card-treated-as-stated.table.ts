import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';

checkTable('baccarat/exposed-first-card-treated-as-stated', {
  complies: [
    {
      name: 'found face up in the shoe, and made the first card of a dummy hand',
      round: coup({ dummy: true, first: [noted('card-face-up-in-shoe', 'dummy-round')] }),
      subjects: ['events[0]'],
    },
    {
      name: 'a dummy hand was dealt, and no more is said',
      round: coup({ dummy: true, first: [noted('card-exposed-in-error')] }),
      subjects: ['events[0]'],
    },
    {
      name: 'the dummy hand was another record: this is the coup after it',
      round: coup({ wagers: ['player 1000'], first: [noted('card-exposed-in-error', 'dummy-round')] }),
      subjects: ['events[0]'],
    },
  ],
  breaches: ['card-face-up-in-shoe', 'card-exposed-in-error'].flatMap((kind) =>
    treatmentsBut('dummy-round').map((treatment) => ({
      name: `${kind}, ${treatment}`,
      round: coup({ first: [noted(kind, treatment)] }),
      subject: 'events[0]',
      clauses: ['11.6.4'],
      expected: 'dummy-round',
      recorded: treatment,
      message: doneAs('The exposed first card of a coup', treatment, 'dummy-round'),
    })),
  ),
  notApplicable: [
    { name: 'nothing irregular', round: coup() },
    {
      name: 'found face up after the first card',
      round: coup({ afterCards: { 1: [noted('card-face-up-in-shoe', 'played')] } }),
    },
    {
      name: 'exposed after the first card, when cards lie face up anyway',
      round: coup({ afterCards: { 1: [noted('card-exposed-in-error', 'played')] } }),
    },
  ],
  indeterminate: [
    {
      name: 'what was done is not recorded',
      round: coup({ first: [noted('card-exposed-in-error')] }),
      subject: 'events[0]',
      missing: ['events[0].treatment'],
    },
  ],
});
