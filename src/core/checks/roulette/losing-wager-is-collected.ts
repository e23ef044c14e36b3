import { judgeLosingStakes, LOSING_STAKE } from '../../play/wagers/stakes';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const losingWagerIsCollected = rouletteCheck({
  id: 'roulette/losing-wager-is-collected',
  requirement: 'A losing wager is collected: nothing is paid on it and none of the permitted stake is given back.',
  enforces: ['losingStake'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  messages: LOSING_STAKE,
  run: (round, facts, ruling) => {
    judgeLosingStakes(SETTLING, round, facts, ruling);
  },
});
