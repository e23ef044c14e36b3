import { scoreOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';
import { judgePayments, PAYMENT_FACTS, PAYMENT_MESSAGE } from './wager-payment';

export const bankerWinsPayStatedOdds = baccaratCheck({
  id: 'baccarat/banker-wins-pay-stated-odds',
  requirement: 'A winning wager on the banker is paid at the odds stated for the winning point count.',
  enforces: ['bankerPays'],
  mayEnforce: ['bankerPaysByPoints'],
  needs: ['cardValues'],
  uses: PAYMENT_FACTS,
  judges: 'payment',
  messages: { wrongPayment: `Banker won with {{points}}; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    const points = scoreOf(round, facts.cardValues)?.banker ?? 0;
    const special = facts.bankerPaysByPoints?.[points] !== undefined;
    judgePayments(
      round,
      'banker',
      facts,
      ruling,
      () => [special ? ['bankerPaysByPoints', String(points)] : 'bankerPays'],
      () => ({ points: String(points) }),
    );
  },
});
