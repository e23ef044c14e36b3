import { judgeSteps, OFF_STEP } from '../wagers/limits';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const stakeInPermittedSteps = rouletteCheck({
  id: 'roulette/stake-in-permitted-steps',
  requirement: 'Where steps above the minimum are displayed, only a wager in those steps is settled.',
  enforces: ['offIncrement'],
  uses: SETTLING_FACTS,
  messages: OFF_STEP,
  run: (round, facts, ruling) => {
    judgeSteps(SETTLING, round, facts, ruling);
  },
});
