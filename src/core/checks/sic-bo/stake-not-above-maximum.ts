import { ABOVE_MAXIMUM, judgeMaximum } from '../../play/wagers/limits';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const stakeNotAboveMaximum = sicBoCheck({
  id: 'sic-bo/stake-not-above-maximum',
  requirement: 'Of a wager above the displayed maximum only the permitted part is settled.',
  enforces: ['overMaximum'],
  uses: [...SETTLING_FACTS, 'winningStake'],
  messages: ABOVE_MAXIMUM,
  run: (round, facts, ruling) => {
    judgeMaximum(TUMBLE, round, facts, ruling);
  },
});
