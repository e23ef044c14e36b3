import { takesPart } from '../../games/baccarat/wagers';
import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { excessOf } from './excess';
import { ROUNDING_FACTS } from './rounded-payment';
import { permittedPart, stakedInAll, STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS } from './winning-odds';

export const stakeInPermittedSteps = baccaratCheck({
  id: 'baccarat/stake-in-permitted-steps',
  requirement: 'Where steps above the minimum are displayed, only a wager in those steps is settled.',
  enforces: ['offIncrement'],
  uses: [...STANDING_FACTS, ...PAYING_FACTS, ...ROUNDING_FACTS],
  messages: {
    offStep:
      'A stake of {{stake}} on {{bet}} was settled whole; in steps of {{increment}} above the minimum, {{permitted}} was permitted.',
  },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.wagers) {
      const limit = wager.limit;
      if (!limit?.increment || !takesPart(wager) || wager.stake < (limit.min ?? 0)) continue;
      // Above the maximum the steps no longer matter: that check reports the excess.
      if (limit.max !== undefined && wager.stake > limit.max) continue;
      const excess = excessOf(round, wager, facts);
      const inAll = excess === undefined ? wager.stake : stakedInAll(round, wager);
      if (excess === undefined || excess.settled === false || permittedPart(inAll, limit, facts) === inAll)
        ruling.complies(wager.id);
      else if (excess.settled === undefined)
        ruling.cannotTell(wager.id, [`settle event of wager ${wager.id} with the cards of the coup`]);
      else
        ruling.breaches(wager.id, {
          message: 'offStep',
          cites: ['offIncrement'],
          expected: String(excess.permitted),
          recorded: excess.recorded,
          data: {
            stake: printMoney(wager.stake),
            bet: wager.bet,
            increment: printMoney(limit.increment),
            permitted: printMoney(excess.permitted),
          },
        });
    }
  },
});
