import { judgeFarFromBack, TOO_NEAR_THE_BACK } from '../../play/cards/cutting-card';
import { blackjackCheck } from './blackjack-check';

export const cuttingCardFarFromBack = blackjackCheck({
  id: 'blackjack/cutting-card-far-from-back',
  requirement: 'The cutting card is put no nearer to the back of the stack than the stated distance.',
  enforces: ['cuttingCardDepth'],
  concerns: 'preparation',
  messages: TOO_NEAR_THE_BACK,
  run: (round, { cuttingCardDepth }, ruling) => {
    judgeFarFromBack(round, cuttingCardDepth, ruling);
  },
});
