import { judgeTurnedDownStakes, TURNED_DOWN_STAKE } from '../../play/wagers/turned-down-stakes';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const turnedDownWagerIsGivenBack = rouletteCheck({
  id: 'roulette/turned-down-wager-is-given-back',
  requirement:
    'A wager that was turned down is given back whole, and nothing is paid on it: only losing wagers are collected.',
  enforces: ['losingStake'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  concerns: 'settledAsVoid',
  messages: TURNED_DOWN_STAKE,
  run: (round, facts, ruling) => {
    // On a spin called off and not spun again the check of the void spin has every stake.
    if (!round.calledOff || round.pocket !== undefined) judgeTurnedDownStakes(SETTLING, round, facts, ruling);
  },
});
