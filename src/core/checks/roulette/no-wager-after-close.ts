import type { Wager } from '../../games/wager';
import { AFTER_CLOSE, judgeTiming } from '../../play/wagers/timing';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const noWagerAfterClose = rouletteCheck({
  id: 'roulette/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: [],
  mayEnforce: ['lateWagers', 'lateChanges', 'lostWagers', 'wageringCloses', 'wagersAfterBallDrop'],
  uses: SETTLING_FACTS,
  messages: {
    ...AFTER_CLOSE,
    lost: 'Wager {{subject}} was {{recorded}} after it had lost; players leave a wager that lost alone.',
  },
  run: (round, facts, ruling) => {
    const isTakenUpLost = ({ id }: Wager): boolean =>
      facts.lostWagers !== undefined && round.takenUpLost?.has(id) === true;
    judgeTiming(
      SETTLING,
      round,
      facts,
      ruling,
      (wager) => {
        if (facts.wagersAfterBallDrop !== undefined && round.afterResult?.has(wager.id) === true)
          return ['wagersAfterBallDrop', ['wageringCloses', 'ball-dropped']];
        if (isTakenUpLost(wager)) return ['lostWagers'];
        const forbids = wager.late !== 'placed' && facts.lateChanges !== undefined ? 'lateChanges' : 'lateWagers';
        return [forbids, ['wageringCloses', 'no-more-bets']];
      },
      (wager) => (isTakenUpLost(wager) && wager.late !== 'placed' ? 'lost' : 'late'),
    );
  },
});
