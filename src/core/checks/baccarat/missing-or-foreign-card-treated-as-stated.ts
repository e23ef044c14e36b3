import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const missingOrForeignCardTreatedAsStated = baccaratCheck({
  id: 'baccarat/missing-or-foreign-card-treated-as-stated',
  requirement: 'A coup in which a card is found to be missing or foreign is treated as stated.',
  enforces: ['missingOrForeignCard'],
  concerns: 'irregularities',
  messages: { wrongTreatment: 'A coup with a missing or foreign card was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities)
      if (irregularity.kind === 'missing-or-foreign-card')
        judgeTreatment(round, irregularity, facts.missingOrForeignCard, ['missingOrForeignCard'], ruling);
  },
});
