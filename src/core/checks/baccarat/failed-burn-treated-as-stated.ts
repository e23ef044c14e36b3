import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const failedBurnTreatedAsStated = baccaratCheck({
  id: 'baccarat/failed-burn-treated-as-stated',
  requirement: 'A shoe whose first card was not burnt is treated as stated.',
  enforces: ['failedToBurn'],
  concerns: 'irregularities',
  messages: { wrongTreatment: 'A shoe whose first card was not burnt was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities)
      if (irregularity.kind === 'failed-to-burn')
        judgeTreatment(round, irregularity, facts.failedToBurn, ['failedToBurn'], ruling);
  },
});
