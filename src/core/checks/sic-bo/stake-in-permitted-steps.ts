import { judgeSteps, OFF_STEP } from '../../play/wagers/limits';
import { judgeUnits, OFF_UNITS } from '../../play/wagers/units';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const stakeInPermittedSteps = sicBoCheck({
  id: 'sic-bo/stake-in-permitted-steps',
  requirement: 'Only wagers in the displayed steps above the minimum, or in units of the minimum, are settled.',
  enforces: [],
  mayEnforce: ['offIncrement', 'wagerUnits', 'rounding'],
  uses: [...SETTLING_FACTS, 'winningStake'],
  // What is paid where the chips do not allow the exact amount shows only whether a notice asks for units.
  enforcesRow: (fact, _, value) => fact !== 'rounding' || value === 'down-to-lower-multiple-of-minimum',
  messages: { ...OFF_STEP, ...OFF_UNITS },
  run: (round, facts, ruling) => {
    if (facts.offIncrement !== undefined) judgeSteps(TUMBLE, round, facts, ruling);
    judgeUnits(round, facts, ruling);
  },
});
