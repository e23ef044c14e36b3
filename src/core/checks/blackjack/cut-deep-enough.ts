import { judgeCut, TOO_SHALLOW } from '../../play/cards/shoe';
import { blackjackCheck } from './blackjack-check';

export const cutDeepEnough = blackjackCheck({
  id: 'blackjack/cut-deep-enough',
  requirement: 'The cards are cut no nearer to an end of the stack than the stated depth.',
  enforces: ['cutDepth'],
  concerns: 'preparation',
  messages: TOO_SHALLOW,
  run: (round, { cutDepth }, ruling) => {
    judgeCut(round, cutDepth, ruling);
  },
});
