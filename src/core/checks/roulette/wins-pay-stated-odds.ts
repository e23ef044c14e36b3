import { judgePayment, PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';
import { rowLacking } from '../../play/judging/ruling';
import { WAGER_FOLLOWS } from './following';
import { announcedOdds } from './multiplied';

export const winsPayStatedOdds = rouletteCheck({
  id: 'roulette/wins-pay-stated-odds',
  requirement: 'A winning wager is paid at the stated odds.',
  enforces: ['pays'],
  mayEnforce: ['unpayableWinnings'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  concerns: 'won',
  follows: WAGER_FOLLOWS,
  messages: { wrongPayment: `Wager {{subject}} on {{bet}} won: ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'pocket' || wager.result !== 'win') continue;
      // What a multiplier pays has a check of its own.
      if (announcedOdds(round, wager, facts) !== undefined) continue;
      const { kind } = round.wheel.laid(wager);
      if (!facts.pays.has(kind) && SETTLING.resultOf(round, wager, facts) === 'win')
        ruling.cannotTell(wager.id, [rowLacking('pays', kind)], [['pays', kind]]);
      else
        judgePayment(
          SETTLING,
          round,
          wager,
          facts,
          ruling,
          ({ stake, limit }) =>
            limit?.min && stake % limit.min > 0 ? [['pays', kind], 'unpayableWinnings'] : [['pays', kind]],
          ({ bet }) => ({ bet }),
        );
    }
  },
});
