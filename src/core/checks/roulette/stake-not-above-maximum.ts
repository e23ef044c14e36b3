import { ABOVE_MAXIMUM, judgeMaximum } from '../../play/wagers/limits';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const stakeNotAboveMaximum = rouletteCheck({
  id: 'roulette/stake-not-above-maximum',
  requirement: 'Of a wager above the displayed maximum only the permitted part is settled.',
  enforces: ['overMaximum'],
  uses: [...SETTLING_FACTS, 'winningStake'],
  messages: ABOVE_MAXIMUM,
  run: (round, facts, ruling) => {
    judgeMaximum(SETTLING, round, facts, ruling);
  },
});
