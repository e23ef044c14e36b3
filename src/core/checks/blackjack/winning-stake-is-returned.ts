import { judgeWinningStakes, WINNING_STAKE } from '../../play/wagers/stakes';
import { WAGER_FACTS, WAGERS } from './all-wagers';
import { blackjackCheck } from './blackjack-check';

export const winningStakeIsReturned = blackjackCheck({
  id: 'blackjack/winning-stake-is-returned',
  requirement: 'The stake of a winning wager is given back with its winnings.',
  enforces: ['winningStake'],
  uses: WAGER_FACTS,
  messages: WINNING_STAKE,
  run: (round, facts, ruling) => {
    judgeWinningStakes(WAGERS, round, facts, ruling);
  },
});
