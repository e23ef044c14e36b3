import { judgeWinningStakes, WINNING_STAKE } from '../../play/wagers/stakes';
import { baccaratCheck } from './baccarat-check';
import { COUP, OUTCOMES } from './settling';

export const winningStakeIsReturned = baccaratCheck({
  id: 'baccarat/winning-stake-is-returned',
  requirement: 'The stake of a winning wager is given back with its winnings.',
  enforces: ['winningStake'],
  uses: ['cardValues', ...OUTCOMES],
  messages: WINNING_STAKE,
  run: (round, facts, ruling) => {
    judgeWinningStakes(COUP, round, facts, ruling);
  },
});
