import { judgeLosingStakes, LOSING_STAKE } from '../../play/wagers/stakes';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const losingWagerIsCollected = sicBoCheck({
  id: 'sic-bo/losing-wager-is-collected',
  requirement: 'A losing wager is collected: nothing is paid on it and none of the permitted stake is given back.',
  enforces: ['losingStake'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  messages: LOSING_STAKE,
  run: (round, facts, ruling) => {
    judgeLosingStakes(TUMBLE, round, facts, ruling);
  },
});
