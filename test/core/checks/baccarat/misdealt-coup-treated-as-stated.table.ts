import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';

checkTable('baccarat/misdealt-coup-treated-as-stated', {
  complies: [
    ...(['round-void', 'hand-void', 'wagers-returned'] as const).map((treatment) => ({
      name: treatment,
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [noted('card-to-wrong-hand', treatment)],
      }),
      subjects: ['events[6]'],
    })),
    {
      name: 'declared void by an event of its own',
      round: coup({ dealt: [noted('card-to-wrong-hand', undefined), voided] }),
      subjects: ['events[5]'],
    },
    {
      name: 'void in the end, whatever the record calls it',
      round: coup({ dealt: [noted('card-to-wrong-hand', 'burnt'), voided] }),
      subjects: ['events[5]'],
    },
  ],
  breaches: treatmentsBut(
    'round-void',
    'hand-void',
    'wagers-returned',
    'moved-to-banker',
    'first-card-of-next-round',
    'dummy-round',
    'result-stands',
  ).map((treatment) => ({
    name: treatment,
    round: coup({ dealt: [noted('card-to-wrong-hand', treatment)] }),
    subject: 'events[5]',
    clauses: ['11.6.2.1'],
    expected: 'round-void',
    recorded: treatment,
    message: doneAs('A coup with a card dealt to the wrong hand', treatment, 'round-void'),
  })),
  notApplicable: [
    { name: 'nothing irregular', round: coup({ wagers: ['player 1000'] }) },
    ...(['moved-to-banker', 'first-card-of-next-round', 'dummy-round'] as const).map((treatment) => ({
      name: `${treatment}, which a more special rule prescribes`,
      round: coup({ dealt: [noted('card-to-wrong-hand', treatment)] }),
    })),
    {
      name: 'the result stands: it came to light too late',
      round: coup({ order: 'ppbb', wagers: ['player 1000'], dealt: [noted('card-to-wrong-hand', 'result-stands')] }),
    },
    { name: 'another irregularity', round: coup({ dealt: [noted('insufficient-cards', 'round-void')] }) },
  ],
  indeterminate: [
    {
      name: 'what was done is not recorded',
      round: coup({ dealt: [noted('card-to-wrong-hand', undefined)] }),
      subject: 'events[5]',
      missing: ['events[5].treatment'],
    },
  ],
});
