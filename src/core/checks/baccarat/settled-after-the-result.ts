import { baccaratCheck } from './baccarat-check';

const WINNING = 'winning-wagers';

export const settledAfterTheResult = baccaratCheck({
  id: 'baccarat/settled-after-the-result',
  requirement: 'Wagers are paid and collected after the result of the coup, and not before.',
  enforces: ['settledWhen'],
  messages: { early: 'Wager {{subject}} on {{bet}} was settled {{recorded}}; it is settled {{expected}}.' },
  run: (round, { settledWhen }, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.wagers) {
      const { id, bet, result } = wager;
      const { kind } = wager.known;
      const row = settledWhen.has(kind) ? kind : result === 'win' && settledWhen.has(WINNING) ? WINNING : undefined;
      if (row === undefined || wager.decidedBy === undefined || (result !== 'win' && result !== 'lose')) continue;
      if (!round.settledEarly.includes(wager)) ruling.complies(id);
      else
        ruling.breaches(id, {
          message: 'early',
          cites: [['settledWhen', row]],
          expected: 'after the result',
          recorded: 'before the result',
          data: { bet },
        });
    }
  },
});
