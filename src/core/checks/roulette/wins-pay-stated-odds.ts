import { judgePayment, PAYMENT_MESSAGE } from '../wagers/payment';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';
import { WAGER_FOLLOWS } from './following';

export const winsPayStatedOdds = rouletteCheck({
  id: 'roulette/wins-pay-stated-odds',
  requirement: 'A winning wager is paid at the stated odds.',
  enforces: ['pays'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  follows: WAGER_FOLLOWS,
  messages: { wrongPayment: `Wager {{subject}} on {{bet}} won: ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers)
      if (wager.decidedBy === 'pocket' && wager.result === 'win')
        judgePayment(
          SETTLING,
          round,
          wager,
          facts,
          ruling,
          ({ bet }) => [['pays', round.wheel.bet(bet).kind]],
          ({ bet }) => ({ bet }),
        );
  },
});
