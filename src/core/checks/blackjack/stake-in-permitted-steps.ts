import { printMoney } from '../../values/money';
import { isAccepted } from '../wagers/standing';
import { blackjackCheck } from './blackjack-check';

export const stakeInPermittedSteps = blackjackCheck({
  id: 'blackjack/stake-in-permitted-steps',
  requirement: 'An original wager is a multiple of the displayed minimum, where a notice at the table says so.',
  enforces: ['wagerUnits'],
  mayEnforce: ['rounding'],
  messages: {
    offUnits: 'A stake of {{recorded}} on {{bet}} was accepted; the notice asks for multiples of {{expected}}.',
  },
  run: (round, { rounding }, ruling) => {
    if (rounding !== 'down-to-lower-multiple-of-minimum' || round.voided || round.dummy) return;
    for (const wager of round.wagers) {
      const { id, bet, stake, limit, result } = wager;
      const min = limit?.min ?? 0;
      // Steps of their own are something else specified; a wager below the minimum is another rule's.
      if (wager.decidedBy !== 'main' || min === 0 || limit?.increment !== undefined || stake < min) continue;
      if (stake % min === 0 || !isAccepted(wager)) ruling.complies(id);
      else if (result === undefined) ruling.cannotTell(id, [`settle event of wager ${id}`]);
      else
        ruling.breaches(id, {
          message: 'offUnits',
          cites: ['wagerUnits'],
          expected: printMoney(min),
          recorded: printMoney(stake),
          data: { bet },
        });
    }
  },
});
