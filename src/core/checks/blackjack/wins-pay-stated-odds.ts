import { PAYMENT_MESSAGE } from '../wagers/payment';
import { blackjackCheck } from './blackjack-check';
import { judgePayments } from './judge-payments';
import { isOnHand, payKind } from './paying';
import { SETTLING_FACTS } from './settling';

export const winsPayStatedOdds = blackjackCheck({
  id: 'blackjack/wins-pay-stated-odds',
  requirement: 'A winning wager that no other odds are stated for is paid at the odds of its kind.',
  enforces: ['pays'],
  mayEnforce: ['unpayableWinnings'],
  needs: ['cardValues', 'outcomes'],
  uses: [...SETTLING_FACTS, 'prizes', 'superBonusNeeds'],
  judges: 'payment',
  enforcesRow: (fact, row) => fact !== 'pays' || (isOnHand(row) && payKind(row) === 'plain'),
  messages: { wrongPayment: `The wager on {{bet}} won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    // What chips cannot pay is at issue only for a stake that is no multiple of the minimum.
    judgePayments(round, 'plain', facts, ruling, (_, { stake, limit }) =>
      limit?.min && stake % limit.min > 0 ? ['unpayableWinnings'] : [],
    );
  },
});
