import { BELOW_MINIMUM, judgeMinimum } from '../wagers/limits';
import { baccaratCheck } from './baccarat-check';

export const stakeNotBelowMinimum = baccaratCheck({
  id: 'baccarat/stake-not-below-minimum',
  requirement: 'A wager below the displayed minimum is not accepted.',
  enforces: ['underMinimum'],
  messages: BELOW_MINIMUM,
  run: (round, { underMinimum }, ruling) => {
    judgeMinimum(round, underMinimum, ruling);
  },
});
