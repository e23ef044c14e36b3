import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { baccaratCheck } from './baccarat-check';
import { playersMayTakeBack } from './players-choice';
import {
  END_OF_WAGERING,
  isTurnedDown,
  mayBeCutBy,
  mayBeTurnedDown,
  permittedPart,
  STANDING_FACTS,
  type StandingFacts,
} from './wager-standing';

export const noWagerAfterClose = baccaratCheck({
  id: 'baccarat/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: ['lateWagers', 'wageringCloses'],
  mayEnforce: ['tooLateFrom', 'settledStake'],
  uses: STANDING_FACTS,
  messages: { late: 'Wager {{subject}} was {{recorded}} after the wagering period had ended.' },
  run: (round, facts, ruling) => {
    if (round.dummy) return;
    for (const wager of round.wagers) {
      if (wager.late === undefined || isTheTablesDoing(round, wager, facts) || mayBeTakenBack(round, wager, facts))
        ruling.complies(wager.id);
      else if (wager.maybeLate) ruling.cannotTell(wager.id, [END_OF_WAGERING]);
      else
        ruling.breaches(wager.id, {
          message: 'late',
          cites: [
            'lateWagers',
            facts.tooLateFrom === undefined ? 'wageringCloses' : 'tooLateFrom',
            ...(wager.late === 'changed' ? (['settledStake'] as const) : []),
          ],
          expected: 'as it stood when the wagering period ended',
          recorded: wager.late,
        });
    }
  },
});

/** Refusing what came too late, sending back what may be turned down and cutting what is over the limits come at the close. */
function isTheTablesDoing(round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean {
  const { stake, lateStake = stake } = wager;
  switch (wager.late) {
    case 'placed':
      return isTurnedDown(wager);
    case 'withdrawn':
      return mayBeTurnedDown(round, wager, facts) === true;
    default:
      if (lateStake >= stake) return false;
      return (
        lateStake === permittedPart(stake, wager.limit, facts) || stake - lateStake <= mayBeCutBy(round, wager, facts)
      );
  }
}

/** Only lowering a wager and taking it back are left to the players after an irregularity. */
const mayBeTakenBack = (round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean =>
  wager.late !== 'placed' && (wager.lateStake ?? 0) <= wager.stake && playersMayTakeBack(round, facts);
