import { BELOW_MINIMUM, judgeMinimum } from '../../play/wagers/limits';
import { sicBoCheck } from './sic-bo-check';

export const stakeNotBelowMinimum = sicBoCheck({
  id: 'sic-bo/stake-not-below-minimum',
  requirement: 'A wager below the displayed minimum is not accepted.',
  enforces: ['underMinimum'],
  messages: BELOW_MINIMUM,
  run: (round, { underMinimum }, ruling) => {
    judgeMinimum(round, underMinimum, ruling);
  },
});
