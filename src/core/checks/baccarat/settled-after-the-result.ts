import { baccaratCheck } from './baccarat-check';

/** What holds for wagers of which nothing else is said, by how they ended. */
const WINNING = 'winning-wagers';
const LOSING = 'losing-wagers';

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
      const { id, bet, result, decidedBy } = wager;
      if (decidedBy === undefined || (result !== 'win' && result !== 'lose')) continue;
      const inGeneral = result === 'win' ? WINNING : LOSING;
      const own = settledWhen.get(wager.known.kind);
      if ((own ?? settledWhen.get(inGeneral)) !== 'after-result') continue;
      if (!round.settledEarly.includes(wager)) ruling.complies(id);
      else
        ruling.breaches(id, {
          message: 'early',
          cites: [['settledWhen', own === undefined ? inGeneral : wager.known.kind]],
          expected: 'after the result',
          recorded: 'before the result',
          data: { bet },
        });
    }
  },
});
