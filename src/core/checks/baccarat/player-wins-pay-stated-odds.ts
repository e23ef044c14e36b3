import { baccaratCheck } from './baccarat-check';
import { judgePayments, PAYMENT_FACTS, PAYMENT_MESSAGE } from './wager-payment';

export const playerWinsPayStatedOdds = baccaratCheck({
  id: 'baccarat/player-wins-pay-stated-odds',
  requirement: 'A winning wager on the player is paid at the stated odds.',
  enforces: ['playerPays'],
  needs: ['cardValues'],
  uses: PAYMENT_FACTS,
  judges: 'payment',
  messages: { wrongPayment: `Player won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgePayments(round, 'player', facts, ruling, () => ['playerPays']);
  },
});
