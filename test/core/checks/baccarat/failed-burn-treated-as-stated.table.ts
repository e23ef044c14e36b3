import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';

checkTable('baccarat/failed-burn-treated-as-stated', {
  complies: [
    {
      name: 'noticed during the coup, whose result stands',
      round: coup({ wagers: ['player 1000'], dealt: [noted('failed-to-burn', 'result-stands')] }),
      subjects: ['events[6]'],
    },
    {
      name: 'played on, in a coup that was void for another reason',
      round: coup({ first: [noted('failed-to-burn', 'played')], dealt: [noted('insufficient-cards', 'round-void')] }),
      subjects: ['events[0]'],
    },
    {
      name: 'in the first coup of a shoe, where the burn is then not missed a second time',
      round: coup({ first: [{ type: 'shuffle' }, noted('failed-to-burn', 'played')] }),
      subjects: ['events[1]'],
    },
  ],
  breaches: treatmentsBut('played', 'result-stands').map((treatment) => ({
    name: treatment,
    round: coup({ first: [noted('failed-to-burn', treatment)] }),
    subject: 'events[0]',
    clauses: ['11.6.8'],
    expected: 'played',
    recorded: treatment,
    message: doneAs('A shoe whose first card was not burnt', treatment, 'played'),
  })),
  notApplicable: [
    { name: 'nothing irregular', round: coup() },
    { name: 'another irregularity', round: coup({ dealt: [noted('card-exposed-in-error', 'burnt')] }) },
  ],
  indeterminate: [
    {
      name: 'what was done is not recorded',
      round: coup({ first: [noted('failed-to-burn')] }),
      subject: 'events[0]',
      missing: ['events[0].treatment'],
    },
  ],
});
