import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { blackjackCheck } from './blackjack-check';
import { judgePayments } from './judge-payments';
import { isOnHand, payKind } from './paying';
import { SETTLING_FACTS } from './settling';

export const insurancePaysStatedOdds = blackjackCheck({
  id: 'blackjack/insurance-pays-stated-odds',
  requirement: 'Insurance that wins is paid at the odds stated for it.',
  enforces: ['pays'],
  needs: ['cardValues', 'outcomes'],
  uses: [...SETTLING_FACTS, 'prizes', 'superBonusNeeds'],
  judges: 'payment',
  concerns: 'insurance',
  enforcesRow: (_, row) => isOnHand(row) && payKind(row) === 'insurance',
  messages: { wrongPayment: `Insurance won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgePayments(round, 'insurance', facts, ruling);
  },
});
