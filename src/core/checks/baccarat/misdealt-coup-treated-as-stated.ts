import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

/** Treatments that more special provisions prescribe, or that hold when the error came to light too late. */
const ELSEWHERE = new Set(['moved-to-banker', 'first-card-of-next-round', 'dummy-round', 'result-stands']);

export const misdealtCoupTreatedAsStated = baccaratCheck({
  id: 'baccarat/misdealt-coup-treated-as-stated',
  requirement: 'A coup in which a card went to the wrong hand, noticed in time, is treated as stated.',
  enforces: ['misdealtCoup'],
  concerns: 'irregularities',
  messages: {
    wrongTreatment: 'A coup with a card dealt to the wrong hand was {{done}}; the rules have it {{prescribed}}.',
  },
  run: (round, { misdealtCoup }, ruling) => {
    for (const irregularity of round.irregularities) {
      if (irregularity.kind !== 'card-to-wrong-hand') continue;
      if (irregularity.treatment !== undefined && ELSEWHERE.has(irregularity.treatment)) continue;
      judgeTreatment(round, irregularity, misdealtCoup, ['misdealtCoup'], ruling);
    }
  },
});
