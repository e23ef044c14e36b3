import { baccaratCheck } from './baccarat-check';
import { judgeTreatment } from './treatment';

export const faceUpCardTreatedAsStated = baccaratCheck({
  id: 'baccarat/face-up-card-treated-as-stated',
  requirement: 'A card found face up in the shoe during a coup is treated as stated.',
  needs: ['faceUpCardDuringCoup'],
  messages: { wrongTreatment: 'A card found face up in the shoe was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities)
      if (irregularity.kind === 'card-face-up-in-shoe' && !irregularity.beforeFirstCard)
        judgeTreatment(round, irregularity, facts.faceUpCardDuringCoup, ['faceUpCardDuringCoup'], ruling);
  },
});
