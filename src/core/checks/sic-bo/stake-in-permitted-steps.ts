import { judgeSteps, OFF_STEP } from '../wagers/limits';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const stakeInPermittedSteps = sicBoCheck({
  id: 'sic-bo/stake-in-permitted-steps',
  requirement: 'Where steps above the minimum are displayed, only a wager in those steps is settled.',
  enforces: ['offIncrement'],
  uses: SETTLING_FACTS,
  messages: OFF_STEP,
  run: (round, facts, ruling) => {
    judgeSteps(TUMBLE, round, facts, ruling);
  },
});
