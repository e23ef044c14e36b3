import { scoreOf } from '../../games/baccarat/coup';
import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { baccaratCheck } from './baccarat-check';
import { allowances } from './rounded-payment';
import { judgePayments, PAYMENT_FACTS } from './wager-payment';
import { pointsPaidOnThreeCards } from './winning-odds';
import { WAGER_FOLLOWS } from './following';

export const bankerWinsPayStatedOdds = baccaratCheck({
  id: 'baccarat/banker-wins-pay-stated-odds',
  requirement: 'A winning wager on the banker is paid at the odds stated for the winning point count.',
  enforces: ['bankerPays'],
  mayEnforce: ['bankerPaysByPoints', 'threeCardPays', 'roundedDownTo', 'notPayableExactly'],
  needs: ['cardValues'],
  concerns: 'bankerWon',
  // That a wager may be refused holds the table to nothing.
  enforcesRow: (fact, _, provided) => fact !== 'notPayableExactly' || provided !== 'may-be-refused',
  uses: PAYMENT_FACTS,
  judges: 'payment',
  follows: WAGER_FOLLOWS,
  messages: { wrongPayment: `Banker won with {{points}}; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    const score = scoreOf(round, facts.cardValues);
    const points = score?.banker ?? 0;
    const special = facts.bankerPaysByPoints?.[points] !== undefined;
    const threeCards = score && facts.threeCardPays && pointsPaidOnThreeCards(round, score, facts.threeCardPays);
    judgePayments(
      round,
      'banker',
      facts,
      ruling,
      (wager) => {
        if (threeCards !== undefined) return [['threeCardPays', String(threeCards)]];
        const odds = special ? (['bankerPaysByPoints', String(points)] as const) : 'bankerPays';
        return [odds, ...allowances(round, wager, facts)];
      },
      () => ({ points: String(points) }),
    );
  },
});
