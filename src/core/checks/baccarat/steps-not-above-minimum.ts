import { judgeLargestStep, LARGEST_STEP } from '../../play/wagers/largest-step';
import { baccaratCheck } from './baccarat-check';

export const stepsNotAboveMinimum = baccaratCheck({
  id: 'baccarat/steps-not-above-minimum',
  requirement: 'The steps that a table displays for wagers are no greater than its minimum.',
  enforces: ['largestStep'],
  messages: LARGEST_STEP,
  run: ({ limits }, _facts, ruling) => {
    judgeLargestStep(limits, ruling);
  },
});
