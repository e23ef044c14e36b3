import { judgeCut, TOO_SHALLOW } from '../cards/shoe';
import { baccaratCheck } from './baccarat-check';

export const cutDeepEnough = baccaratCheck({
  id: 'baccarat/cut-deep-enough',
  requirement: 'The cards are cut no nearer to an end of the stack than the stated depth.',
  enforces: ['cutDepth'],
  concerns: 'preparation',
  messages: TOO_SHALLOW,
  run: (round, { cutDepth }, ruling) => {
    judgeCut(round, cutDepth, ruling);
  },
});
