import { blackjackCheck } from './blackjack-check';
import { DRAWING_FACTS } from './doubts';
import { dueRow, outcomeOf, rowKind } from './due';
import { isAgainstRow } from './judge-result';
import { SETTLING_FACTS } from './settling';

export const withdrawnDoubleForfeitsTheWager = blackjackCheck({
  id: 'blackjack/withdrawn-double-forfeits-the-wager',
  requirement:
    'A player who takes back the doubled portion of a wager, as is allowed up to a stated total, loses the original wager.',
  enforces: ['outcomes'],
  needs: ['cardValues'],
  uses: [...SETTLING_FACTS, ...DRAWING_FACTS],
  judges: 'outcome',
  occursIn: (round) => round.wagers.some(({ bet }) => bet === 'double'),
  enforcesRow: (_, row) => rowKind(row) === 'withdrawn',
  messages: {
    wrongOutcome: 'The doubled portion was taken back, so wager {{subject}} must {{ending}}; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      const row = dueRow(round, wager, facts);
      if (row === undefined || rowKind(row) !== 'withdrawn') continue;
      if (isAgainstRow(round, wager, row, facts, ruling))
        ruling.breaches(wager.id, {
          message: 'wrongOutcome',
          cites: [['outcomes', row]],
          expected: outcomeOf(row, facts) ?? '',
          recorded: wager.result ?? '',
        });
    }
  },
});
