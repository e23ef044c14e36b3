import { AFTER_CLOSE, judgeTiming } from '../wagers/timing';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const noWagerAfterClose = rouletteCheck({
  id: 'roulette/no-wager-after-close',
  requirement: 'No wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: ['lateWagers', 'wageringCloses'],
  uses: SETTLING_FACTS,
  messages: AFTER_CLOSE,
  run: (round, facts, ruling) => {
    judgeTiming(SETTLING, round, facts, ruling, () => ['lateWagers', ['wageringCloses', 'no-more-bets']]);
  },
});
