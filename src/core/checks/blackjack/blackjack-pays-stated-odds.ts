import { PAYMENT_MESSAGE } from '../wagers/payment';
import { blackjackCheck } from './blackjack-check';
import { judgePayments } from './judge-payments';
import { isOnHand, payKind } from './paying';
import { SETTLING_FACTS } from './settling';

export const blackjackPaysStatedOdds = blackjackCheck({
  id: 'blackjack/blackjack-pays-stated-odds',
  requirement: 'A winning blackjack is paid at the odds stated for it.',
  enforces: ['pays'],
  mayEnforce: ['tenValueRanking'],
  needs: ['cardValues', 'outcomes'],
  uses: [...SETTLING_FACTS, 'prizes', 'superBonusNeeds'],
  judges: 'payment',
  enforcesRow: (fact, row) => fact !== 'pays' || (isOnHand(row) && payKind(row) === 'blackjack'),
  messages: { wrongPayment: `The wager on {{bet}} won with a blackjack; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgePayments(round, 'blackjack', facts, ruling, (row) =>
      row.endsWith('-ten-value-card') ? ['tenValueRanking'] : [],
    );
  },
});
