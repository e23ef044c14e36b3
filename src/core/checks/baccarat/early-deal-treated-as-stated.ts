import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const earlyDealTreatedAsStated = baccaratCheck({
  id: 'baccarat/early-deal-treated-as-stated',
  requirement:
    'When cards are dealt before the wagering period has ended, or before it began, the wagers are treated as stated.',
  enforces: ['dealtBeforeBetsClosed'],
  mayEnforce: ['dealtBeforeNewGame'],
  concerns: 'irregularities',
  messages: {
    wrongTreatment: 'A coup dealt before the wagering period had ended was {{done}}; the rules have it {{prescribed}}.',
  },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities) {
      if (irregularity.kind !== 'dealt-before-bets-closed') continue;
      // Dealt before wagering even began, the hand is a dummy; the record's kind covers both cases.
      if (irregularity.treatment === facts.dealtBeforeNewGame && facts.dealtBeforeNewGame !== undefined)
        ruling.complies(irregularity.place);
      else judgeTreatment(round, irregularity, facts.dealtBeforeBetsClosed, ['dealtBeforeBetsClosed'], ruling);
    }
  },
});
