import { judgePayment, PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { WAGER_FOLLOWS } from './following';
import { announcedOdds } from './multiplied';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const multipliedWinsPayTheMultiplier = rouletteCheck({
  id: 'roulette/multiplied-wins-pay-the-multiplier',
  requirement: 'A winning wager on a number that was given a multiplier is paid at the odds of the multiplier.',
  enforces: ['multipliedWagers'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  concerns: 'multipliers',
  follows: WAGER_FOLLOWS,
  messages: { wrongPayment: `Wager {{subject}} on {{bet}} won with a multiplier: ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers)
      if (wager.decidedBy === 'pocket' && wager.result === 'win' && announcedOdds(round, wager, facts) !== undefined)
        judgePayment(
          SETTLING,
          round,
          wager,
          facts,
          ruling,
          () => ['multipliedWagers'],
          ({ bet }) => ({ bet }),
        );
  },
});
