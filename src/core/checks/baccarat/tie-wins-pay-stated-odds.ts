import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { baccaratCheck } from './baccarat-check';
import { judgePayments, PAYMENT_FACTS } from './wager-payment';
import { WAGER_FOLLOWS } from './following';

export const tieWinsPayStatedOdds = baccaratCheck({
  id: 'baccarat/tie-wins-pay-stated-odds',
  requirement: 'A winning wager on the tie is paid at the stated odds.',
  enforces: ['tiePays'],
  needs: ['cardValues'],
  uses: PAYMENT_FACTS,
  judges: 'payment',
  concerns: 'tieWon',
  follows: WAGER_FOLLOWS,
  messages: { wrongPayment: `The hands tied; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgePayments(round, 'tie', facts, ruling, () => ['tiePays']);
  },
});
