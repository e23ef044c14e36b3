import { judgeCut, TOO_SHALLOW } from '../../play/cards/shoe';
import { baccaratCheck } from './baccarat-check';
import { isFromMachine } from './card-machine';

export const cutDeepEnough = baccaratCheck({
  id: 'baccarat/cut-deep-enough',
  requirement: 'The cards are cut no nearer to an end of the stack than the stated depth.',
  enforces: ['cutDepth'],
  uses: ['machineCards'],
  concerns: 'preparation',
  messages: TOO_SHALLOW,
  run: (round, facts, ruling) => {
    if (!isFromMachine(round, facts)) judgeCut(round, facts.cutDepth, ruling);
  },
});
