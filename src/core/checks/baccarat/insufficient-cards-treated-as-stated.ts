import { isVoiding, type Treatment } from '../../values/treatment';
import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const insufficientCardsTreatedAsStated = baccaratCheck({
  id: 'baccarat/insufficient-cards-treated-as-stated',
  requirement: 'A coup for which the shoe holds too few cards is treated as stated.',
  enforces: ['insufficientCards'],
  concerns: 'irregularities',
  messages: { wrongTreatment: 'A coup that the shoe could not finish was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities) {
      if (irregularity.kind !== 'insufficient-cards') continue;
      const { place, treatment } = irregularity;
      // Where the round has to be finished, anything will do that does not give it up.
      if (facts.insufficientCards === 'played' && treatment !== undefined && !isGivenUp(treatment))
        ruling.complies(place);
      else judgeTreatment(round, irregularity, facts.insufficientCards, ['insufficientCards'], ruling);
    }
  },
});

const isGivenUp = (treatment: Treatment): boolean => isVoiding(treatment) || treatment === 'dummy-round';
