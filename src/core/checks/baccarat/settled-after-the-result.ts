import { baccaratCheck } from './baccarat-check';

/** What holds for wagers of which nothing else is said, by how they ended. */
const BY_RESULT = { win: 'winning-wagers', lose: 'losing-wagers' } as const;

export const settledAfterTheResult = baccaratCheck({
  id: 'baccarat/settled-after-the-result',
  requirement: 'Wagers are paid and collected after the result of the coup, and not before.',
  enforces: ['settledWhen'],
  // A wager that the first cards decide may be settled after them, and later.
  enforcesRow: (_fact, _row, value) => value === 'after-result',
  messages: { early: 'Wager {{subject}} on {{bet}} was settled {{recorded}}; it is settled {{expected}}.' },
  run: (round, { settledWhen }, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.wagers) {
      const { id, bet, result } = wager;
      const { kind } = wager.known;
      if (wager.decidedBy === undefined || (result !== 'win' && result !== 'lose')) continue;
      const row = settledWhen.has(kind) ? kind : BY_RESULT[result];
      if (settledWhen.get(row) !== 'after-result') continue;
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
