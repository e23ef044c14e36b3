import { BELOW_MINIMUM, judgeMinimum } from '../wagers/limits';
import { rouletteCheck } from './roulette-check';

export const stakeNotBelowMinimum = rouletteCheck({
  id: 'roulette/stake-not-below-minimum',
  requirement:
    'A wager below the displayed minimum is not accepted, or is settled or given back where the rules let it stand once.',
  enforces: ['underMinimum'],
  messages: BELOW_MINIMUM,
  run: (round, { underMinimum }, ruling) => {
    if (underMinimum === 'stands') {
      // Valid once and given back after that: one round does not show which time it was, so that either is right.
      for (const { id, limit, stake } of round.wagers)
        if (limit?.min !== undefined && stake < limit.min) ruling.complies(id);
    } else judgeMinimum(round, underMinimum, ruling);
  },
});
