import { judgeTreatment } from '../wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const insufficientCardsTreatedAsStated = baccaratCheck({
  id: 'baccarat/insufficient-cards-treated-as-stated',
  requirement: 'A coup for which the shoe holds too few cards is treated as stated.',
  enforces: ['insufficientCards'],
  concerns: 'irregularities',
  messages: { wrongTreatment: 'A coup that the shoe could not finish was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities)
      if (irregularity.kind === 'insufficient-cards')
        judgeTreatment(round, irregularity, facts.insufficientCards, ['insufficientCards'], ruling);
  },
});
