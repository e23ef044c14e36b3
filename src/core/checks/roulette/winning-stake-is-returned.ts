import { judgeWinningStakes, WINNING_STAKE } from '../../play/wagers/stakes';
import { rouletteCheck } from './roulette-check';
import { SETTLING, SETTLING_FACTS } from './settling';

export const winningStakeIsReturned = rouletteCheck({
  id: 'roulette/winning-stake-is-returned',
  requirement: 'The stake of a winning wager is given back with its winnings.',
  enforces: ['winningStake'],
  uses: SETTLING_FACTS,
  messages: WINNING_STAKE,
  run: (round, facts, ruling) => {
    judgeWinningStakes(SETTLING, round, facts, ruling);
  },
});
