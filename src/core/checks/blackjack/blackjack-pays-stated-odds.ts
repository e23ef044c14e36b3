import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { blackjackCheck } from './blackjack-check';
import { judgePayments } from './judge-payments';
import { PAID_ON_REQUEST } from './paid-on-request';
import { isOnHand, payKind } from './paying';
import { SETTLING_FACTS } from './settling';
import { isPaidForTwoBlackjacks, UNNOTICED_EARLY_CARDS } from './taken-for-blackjack';

export const blackjackPaysStatedOdds = blackjackCheck({
  id: 'blackjack/blackjack-pays-stated-odds',
  requirement: 'A winning blackjack is paid at the odds stated for it.',
  enforces: ['pays'],
  mayEnforce: ['tenValueRanking', 'earlyDealerCards'],
  needs: ['cardValues', 'outcomes'],
  uses: [...SETTLING_FACTS, 'prizes', 'superBonusNeeds'],
  judges: 'payment',
  concerns: 'twoCardsWithAnAce',
  follows: [
    PAID_ON_REQUEST,
    UNNOTICED_EARLY_CARDS,
    {
      // Its stake and no more, because the player was let ask for that.
      of: ['blackjack/only-permitted-decisions'],
      ledTo: ({ subject }, cause, { wagers }) =>
        cause.breach?.recorded === 'even-money' &&
        wagers.some(({ id, hand, paid, stake }) => id === subject && hand?.name === cause.subject && paid === stake),
    },
  ],
  enforcesRow: (fact, row) => fact !== 'pays' || (isOnHand(row) && payKind(row) === 'blackjack'),
  messages: { wrongPayment: `The wager on {{bet}} won with a blackjack; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgePayments<'tenValueRanking' | 'earlyDealerCards'>(round, 'blackjack', facts, ruling, (row, wager) => {
      if (row.endsWith('-ten-value-card')) return [['pays', row], 'tenValueRanking'];
      return isPaidForTwoBlackjacks(round, wager, facts) ? ['earlyDealerCards', ['pays', row]] : [['pays', row]];
    });
  },
});
