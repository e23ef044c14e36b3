import { judgeLosingStakes, LOSING_STAKE } from '../wagers/stakes';
import { judgeTurnedDownStakes, TURNED_DOWN_STAKE } from '../wagers/turned-down-stakes';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const losingWagerIsCollected = sicBoCheck({
  id: 'sic-bo/losing-wager-is-collected',
  requirement:
    'A losing wager is collected: nothing is paid on it and none of the permitted stake is given back. One that is turned down is not.',
  enforces: ['losingStake'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  messages: { ...LOSING_STAKE, ...TURNED_DOWN_STAKE },
  run: (round, facts, ruling) => {
    judgeLosingStakes(TUMBLE, round, facts, ruling);
    judgeTurnedDownStakes(TUMBLE, round, facts, ruling);
  },
});
