import { scoreOf } from '../../games/baccarat/coup';
import { PAYMENT_MESSAGE } from '../wagers/payment';
import { baccaratCheck } from './baccarat-check';
import { judgePayments, PAYMENT_FACTS } from './wager-payment';
import { pointsPaidOnThreeCards } from './winning-odds';

export const bankerWinsPayStatedOdds = baccaratCheck({
  id: 'baccarat/banker-wins-pay-stated-odds',
  requirement: 'A winning wager on the banker is paid at the odds stated for the winning point count.',
  enforces: ['bankerPays'],
  mayEnforce: ['bankerPaysByPoints', 'threeCardPays'],
  needs: ['cardValues'],
  uses: PAYMENT_FACTS,
  judges: 'payment',
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
      () => {
        if (threeCards !== undefined) return [['threeCardPays', String(threeCards)]];
        return [special ? ['bankerPaysByPoints', String(points)] : 'bankerPays'];
      },
      () => ({ points: String(points) }),
    );
  },
});
