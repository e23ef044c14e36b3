import { judgeSteps, OFF_STEP } from '../wagers/limits';
import { baccaratCheck } from './baccarat-check';
import { ROUNDING_FACTS } from './rounded-payment';
import { COUP } from './settling';
import { STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS } from './winning-odds';

export const stakeInPermittedSteps = baccaratCheck({
  id: 'baccarat/stake-in-permitted-steps',
  requirement: 'Where steps above the minimum are displayed, only a wager in those steps is settled.',
  enforces: ['offIncrement'],
  uses: [...STANDING_FACTS, ...PAYING_FACTS, ...ROUNDING_FACTS],
  messages: OFF_STEP,
  run: (round, facts, ruling) => {
    judgeSteps(COUP, round, facts, ruling);
  },
});
