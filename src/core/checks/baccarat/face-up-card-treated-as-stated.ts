import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const faceUpCardTreatedAsStated = baccaratCheck({
  id: 'baccarat/face-up-card-treated-as-stated',
  requirement: 'A card found face up in the shoe during a coup is treated as stated.',
  enforces: ['faceUpCardDuringCoup'],
  uses: ['firstCardExposed'],
  concerns: 'irregularities',
  messages: { wrongTreatment: 'A card found face up in the shoe was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities) {
      if (irregularity.kind !== 'card-face-up-in-shoe' || irregularity.cardsDealt === 0) continue;
      // Found when this coup needed no more cards, it would have been the first card of the next, and may be treated so.
      const { treatment, cardsDealt, place } = irregularity;
      if (treatment !== undefined && treatment === facts.firstCardExposed && cardsDealt === round.dealtTo.length)
        ruling.complies(place);
      else judgeTreatment(round, irregularity, facts.faceUpCardDuringCoup, ['faceUpCardDuringCoup'], ruling);
    }
  },
});
