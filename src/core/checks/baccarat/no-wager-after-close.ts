import { baccaratCheck } from './baccarat-check';
import { isTurnedDown } from './wager-standing';

export const noWagerAfterClose = baccaratCheck({
  id: 'baccarat/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  needs: ['lateWagers', 'wageringCloses'],
  messages: { late: 'Wager {{subject}} was {{recorded}} after the wagering period had ended.' },
  run: (round, _facts, ruling) => {
    if (round.dummy) return;
    for (const wager of round.wagers) {
      if (wager.late === undefined || (wager.late === 'placed' && isTurnedDown(wager))) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'late',
          cites: ['lateWagers', 'wageringCloses'],
          expected: 'as it stood when the wagering period ended',
          recorded: wager.late,
        });
    }
  },
});
