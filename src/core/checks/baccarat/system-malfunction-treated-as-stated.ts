import { judgeTreatment } from '../wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const systemMalfunctionTreatedAsStated = baccaratCheck({
  id: 'baccarat/system-malfunction-treated-as-stated',
  requirement: 'A coup in which the game system malfunctions is treated as stated.',
  enforces: ['systemMalfunction'],
  concerns: 'irregularities',
  messages: {
    wrongTreatment: 'A coup in which the game system malfunctioned was {{done}}; the rules have it {{prescribed}}.',
  },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities)
      if (irregularity.kind === 'malfunction' && irregularity.of === 'system')
        judgeTreatment(round, irregularity, facts.systemMalfunction, ['systemMalfunction'], ruling);
  },
});
