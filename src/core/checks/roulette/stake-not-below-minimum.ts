import type { RouletteRound } from '../../games/roulette/round';
import { BELOW_MINIMUM, judgeMinimum } from '../../play/wagers/limits';
import { rouletteCheck } from './roulette-check';

export const stakeNotBelowMinimum = rouletteCheck({
  id: 'roulette/stake-not-below-minimum',
  requirement:
    'A wager below the displayed minimum is not accepted, or is settled or given back where the rules let it stand once.',
  enforces: [],
  mayEnforce: ['underMinimum', 'racetrackUnderMinimum'],
  messages: BELOW_MINIMUM,
  run: (round, { underMinimum, racetrackUnderMinimum }, ruling) => {
    const apart = racetrackUnderMinimum === undefined ? [] : round.wagers.filter(isOnRacetrack);
    const rest = apart.length === 0 ? round : { ...round, wagers: round.wagers.filter((one) => !isOnRacetrack(one)) };
    if (apart.some(({ limit }) => limit?.min !== undefined))
      judgeMinimum({ ...round, wagers: apart }, 'not-accepted', ruling, () => ['racetrackUnderMinimum']);
    if (underMinimum === 'stands') {
      // Valid once and given back after that: one round does not show which time it was, so that either is right.
      for (const { id, limit, stake } of rest.wagers)
        if (limit?.min !== undefined && stake < limit.min) ruling.complies(id);
    } else if (underMinimum !== undefined) judgeMinimum(rest, underMinimum, ruling);
  },
});

const isOnRacetrack = ({ decidedBy }: RouletteRound['wagers'][number]): boolean => decidedBy === 'racetrack';
