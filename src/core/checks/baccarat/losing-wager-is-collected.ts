import { judgeLosingStakes, LOSING_STAKE } from '../../play/wagers/stakes';
import { baccaratCheck } from './baccarat-check';
import { ROUNDING_FACTS } from './rounded-payment';
import { COUP, OUTCOMES } from './settling';
import { STANDING_FACTS } from './wager-standing';

export const losingWagerIsCollected = baccaratCheck({
  id: 'baccarat/losing-wager-is-collected',
  requirement: 'A losing wager is collected: nothing is paid on it and none of the permitted stake is given back.',
  enforces: ['losingStake'],
  uses: [...STANDING_FACTS, ...ROUNDING_FACTS, ...OUTCOMES, 'cardValues', 'bankerPays'],
  judges: 'payment',
  messages: LOSING_STAKE,
  run: (round, facts, ruling) => {
    judgeLosingStakes(COUP, round, facts, ruling);
  },
});
