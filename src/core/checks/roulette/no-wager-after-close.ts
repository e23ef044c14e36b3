import { AFTER_CLOSE, judgeTiming } from '../wagers/timing';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const noWagerAfterClose = rouletteCheck({
  id: 'roulette/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: [],
  mayEnforce: ['lateWagers', 'lateChanges', 'lostWagers', 'wageringCloses', 'wagersAfterBallDrop'],
  uses: SETTLING_FACTS,
  messages: AFTER_CLOSE,
  run: (round, facts, ruling) => {
    judgeTiming(SETTLING, round, facts, ruling, ({ id, late }) => {
      if (facts.wagersAfterBallDrop !== undefined && round.afterResult?.has(id) === true)
        return ['wagersAfterBallDrop', ['wageringCloses', 'ball-dropped']];
      if (facts.lostWagers !== undefined && round.takenUpLost?.has(id) === true) return ['lostWagers'];
      const forbids = late !== 'placed' && facts.lateChanges !== undefined ? 'lateChanges' : 'lateWagers';
      return [forbids, ['wageringCloses', 'no-more-bets']];
    });
  },
});
