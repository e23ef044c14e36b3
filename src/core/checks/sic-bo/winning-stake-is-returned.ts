import { judgeWinningStakes, WINNING_STAKE } from '../../play/wagers/stakes';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const winningStakeIsReturned = sicBoCheck({
  id: 'sic-bo/winning-stake-is-returned',
  requirement: 'The stake of a winning wager is given back with its winnings.',
  enforces: ['winningStake'],
  uses: SETTLING_FACTS,
  messages: WINNING_STAKE,
  run: (round, facts, ruling) => {
    judgeWinningStakes(TUMBLE, round, facts, ruling);
  },
});
