import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

const EXPOSED = new Set(['card-face-up-in-shoe', 'card-exposed-in-error']);

export const exposedFirstCardTreatedAsStated = baccaratCheck({
  id: 'baccarat/exposed-first-card-treated-as-stated',
  requirement: 'A first card of a coup that is exposed or found face up is treated as stated.',
  enforces: ['firstCardExposed'],
  concerns: 'irregularities',
  messages: { wrongTreatment: 'The exposed first card of a coup was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities)
      if (EXPOSED.has(irregularity.kind) && irregularity.cardsDealt === 0)
        judgeTreatment(round, irregularity, facts.firstCardExposed, ['firstCardExposed'], ruling);
  },
});
