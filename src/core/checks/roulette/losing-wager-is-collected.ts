import { judgeLosingStakes, LOSING_STAKE } from '../wagers/stakes';
import { judgeTurnedDownStakes, TURNED_DOWN_STAKE } from '../wagers/turned-down-stakes';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const losingWagerIsCollected = rouletteCheck({
  id: 'roulette/losing-wager-is-collected',
  requirement:
    'A losing wager is collected: nothing is paid on it and none of the permitted stake is given back. One that is turned down is not.',
  enforces: ['losingStake'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  messages: { ...LOSING_STAKE, ...TURNED_DOWN_STAKE },
  run: (round, facts, ruling) => {
    judgeLosingStakes(SETTLING, round, facts, ruling);
    // On a spin called off and not spun again the check of the void spin has every stake.
    if (!round.calledOff || round.pocket !== undefined) judgeTurnedDownStakes(SETTLING, round, facts, ruling);
  },
});
