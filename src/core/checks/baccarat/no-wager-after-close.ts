import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { baccaratCheck } from './baccarat-check';
import { isTurnedDown, mayBeTurnedDown, permittedPart, STANDING_FACTS, type StandingFacts } from './wager-standing';

export const noWagerAfterClose = baccaratCheck({
  id: 'baccarat/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: ['lateWagers', 'wageringCloses'],
  mayEnforce: ['settledStake'],
  uses: STANDING_FACTS,
  messages: { late: 'Wager {{subject}} was {{recorded}} after the wagering period had ended.' },
  run: (round, facts, ruling) => {
    if (round.dummy) return;
    for (const wager of round.wagers) {
      if (wager.late === undefined || isTheTablesDoing(round, wager, facts)) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'late',
          cites:
            wager.late === 'changed'
              ? ['lateWagers', 'wageringCloses', 'settledStake']
              : ['lateWagers', 'wageringCloses'],
          expected: 'as it stood when the wagering period ended',
          recorded: wager.late,
        });
    }
  },
});

/** Refusing what came too late, sending back what may be turned down and cutting what is over the limits come at the close. */
function isTheTablesDoing(round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean {
  switch (wager.late) {
    case 'placed':
      return isTurnedDown(wager);
    case 'withdrawn':
      return mayBeTurnedDown(round, wager, facts) === true;
    default:
      return wager.lateStake !== wager.stake && wager.lateStake === permittedPart(wager.stake, wager.limit, facts);
  }
}
