import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { blackjackCheck } from './blackjack-check';
import { judgePayments } from './judge-payments';
import { isOnHand, payKind } from './paying';
import { SETTLING_FACTS } from './settling';

export const bonusHandsPayStatedOdds = blackjackCheck({
  id: 'blackjack/bonus-hands-pay-stated-odds',
  requirement: 'A winning hand of 21 that has odds of its own is paid at these.',
  enforces: ['pays'],
  needs: ['cardValues', 'outcomes'],
  uses: [...SETTLING_FACTS, 'prizes', 'superBonusNeeds'],
  judges: 'payment',
  enforcesRow: (_, row) => isOnHand(row) && payKind(row) === 'bonus',
  messages: { wrongPayment: `The wager on {{bet}} won with a hand that has odds of its own; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgePayments(round, 'bonus', facts, ruling);
  },
});
