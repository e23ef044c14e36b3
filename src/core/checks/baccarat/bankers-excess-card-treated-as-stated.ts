import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const bankersExcessCardTreatedAsStated = baccaratCheck({
  id: 'baccarat/bankers-excess-card-treated-as-stated',
  requirement: "A third card dealt to the banker's hand in error is treated as stated.",
  enforces: ['excessBankerCard'],
  concerns: 'irregularities',
  messages: {
    wrongTreatment: "A third card dealt to the banker's hand in error was {{done}}; the rules have it {{prescribed}}.",
  },
  run: (round, { excessBankerCard }, ruling) => {
    for (const irregularity of round.irregularities)
      if (irregularity.kind === 'excess-card-drawn' && irregularity.to === 'banker')
        judgeTreatment(round, irregularity, excessBankerCard, ['excessBankerCard'], ruling);
  },
});
