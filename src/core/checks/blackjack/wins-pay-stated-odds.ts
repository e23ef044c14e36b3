import { isBlackjack } from '../../games/blackjack/play';
import type { Wager } from '../../games/blackjack/round';
import { wholeWinnings } from '../../values/odds';
import type { Cited } from '../../play/judging/ruling';
import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { blackjackCheck } from './blackjack-check';
import { judgePayments } from './judge-payments';
import { isOnHand, payKind, payingOdds, type PayFacts } from './paying';
import { SETTLING_FACTS } from './settling';

type Also = 'unpayableWinnings' | 'blackjackAfterSplit';

export const winsPayStatedOdds = blackjackCheck({
  id: 'blackjack/wins-pay-stated-odds',
  requirement: 'A winning wager that no other odds are stated for is paid at the odds of its kind.',
  enforces: ['pays'],
  mayEnforce: ['unpayableWinnings', 'blackjackAfterSplit'],
  needs: ['cardValues', 'outcomes'],
  uses: [...SETTLING_FACTS, 'prizes', 'superBonusNeeds'],
  judges: 'payment',
  concerns: 'won',
  enforcesRow: (fact, row) => fact !== 'pays' || (isOnHand(row) && payKind(row) === 'plain'),
  messages: { wrongPayment: `The wager on {{bet}} won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    // What chips cannot pay is at issue only for a stake that is no multiple of the minimum.
    judgePayments<Also>(round, 'plain', facts, ruling, (row, wager) => {
      const { stake, limit } = wager;
      const isUneven = limit?.min !== undefined && limit.min > 0 && stake % limit.min > 0;
      const cites: readonly Cited<Also | 'pays'>[] = isUneven ? [['pays', row], 'unpayableWinnings'] : [['pays', row]];
      return isPaidAsBlackjackOfSplit(wager, facts) ? ['blackjackAfterSplit', ...cites] : cites;
    });
  },
});

/** An ace and a ten-value card of a split hand, paid as the blackjack that they do not make. */
function isPaidAsBlackjackOfSplit({ hand, stake, paid }: Wager, facts: PayFacts): boolean {
  const odds = payingOdds('main/blackjack', facts);
  if (hand?.fromSplit !== true || facts.blackjackAfterSplit !== 'does-not-count' || odds === undefined) return false;
  return isBlackjack({ ...hand, fromSplit: false }, facts) && paid === wholeWinnings(stake, odds);
}
