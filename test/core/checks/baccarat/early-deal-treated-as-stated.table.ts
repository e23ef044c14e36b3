import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';

checkTable('baccarat/early-deal-treated-as-stated', {
  complies: [
    {
      name: 'played on',
      round: coup({ wagers: ['player 1000'], uncalled: true, dealt: [noted('dealt-before-bets-closed', 'played')] }),
      subjects: ['events[5]'],
    },
    {
      name: 'dealt before wagering even began, and made a dummy hand',
      round: coup({ dummy: true, uncalled: true, dealt: [noted('dealt-before-bets-closed', 'dummy-round')] }),
      subjects: ['events[4]'],
    },
  ],
  breaches: treatmentsBut('played', 'result-stands', 'dummy-round').map((treatment) => ({
    name: treatment,
    round: coup({ uncalled: true, dealt: [noted('dealt-before-bets-closed', treatment)] }),
    subject: 'events[4]',
    clauses: ['4.6'],
    expected: 'result-stands',
    recorded: treatment,
    message: doneAs('A coup dealt before the wagering period had ended', treatment, 'result-stands'),
  })),
  notApplicable: [
    { name: 'nothing irregular', round: coup() },
    { name: 'another irregularity', round: coup({ dealt: [noted('card-exposed-in-error', 'burnt')] }) },
  ],
  indeterminate: [
    {
      name: 'what was done is not recorded',
      round: coup({ wagers: ['player 1000'], uncalled: true, dealt: [noted('dealt-before-bets-closed')] }),
      subject: 'events[5]',
      missing: ['events[5].treatment'],
    },
  ],
});
