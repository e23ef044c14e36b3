import { judgeSteps, OFF_STEP } from '../../play/wagers/limits';
import { judgeUnits, OFF_UNITS } from '../../play/wagers/units';
import { baccaratCheck } from './baccarat-check';
import { ROUNDING_FACTS } from './rounded-payment';
import { COUP } from './settling';
import { STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS } from './winning-odds';

export const stakeInPermittedSteps = baccaratCheck({
  id: 'baccarat/stake-in-permitted-steps',
  requirement: 'Only wagers in the displayed steps above the minimum, or in units of the minimum, are settled.',
  enforces: [],
  mayEnforce: ['offIncrement', 'wagerUnits', 'rounding'],
  uses: [...STANDING_FACTS, ...PAYING_FACTS, ...ROUNDING_FACTS, 'winningStake'],
  // What is paid where the chips do not allow the exact amount shows only whether a notice asks for units.
  enforcesRow: (fact, _, value) => fact !== 'rounding' || value === 'down-to-lower-multiple-of-minimum',
  messages: { ...OFF_STEP, ...OFF_UNITS },
  run: (round, facts, ruling) => {
    if (facts.offIncrement !== undefined) judgeSteps(COUP, round, facts, ruling);
    judgeUnits(round, facts, ruling);
  },
});
