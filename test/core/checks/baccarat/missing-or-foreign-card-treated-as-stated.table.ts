import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';

checkTable('baccarat/missing-or-foreign-card-treated-as-stated', {
  complies: [
    ...(['round-void', 'hand-void', 'wagers-returned'] as const).map((treatment) => ({
      name: treatment,
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [noted('missing-or-foreign-card', treatment)],
      }),
      subjects: ['events[6]'],
    })),
    {
      name: 'declared void by an event of its own',
      round: coup({ dealt: [noted('missing-or-foreign-card', undefined), voided] }),
      subjects: ['events[5]'],
    },
    {
      name: 'void in the end, whatever the record calls it',
      round: coup({ dealt: [noted('missing-or-foreign-card', 'burnt'), voided] }),
      subjects: ['events[5]'],
    },
  ],
  breaches: treatmentsBut('round-void', 'hand-void', 'wagers-returned').map((treatment) => ({
    name: treatment,
    round: coup({ dealt: [noted('missing-or-foreign-card', treatment)] }),
    subject: 'events[5]',
    clauses: ['11.6.10.2'],
    expected: 'round-void',
    recorded: treatment,
    message: doneAs('A coup with a missing or foreign card', treatment, 'round-void'),
  })),
  notApplicable: [
    { name: 'nothing irregular', round: coup({ wagers: ['player 1000'] }) },
    { name: 'another irregularity', round: coup({ dealt: [noted('card-to-wrong-hand', 'round-void')] }) },
  ],
  indeterminate: [
    {
      name: 'what was done is not recorded',
      round: coup({ dealt: [noted('missing-or-foreign-card', undefined)] }),
      subject: 'events[5]',
      missing: ['events[5].treatment'],
    },
  ],
});
