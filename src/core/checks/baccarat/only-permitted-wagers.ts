import { judgePermitted, NOT_PERMITTED } from '../wagers/permitted';
import { baccaratCheck } from './baccarat-check';

export const onlyPermittedWagers = baccaratCheck({
  id: 'baccarat/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken.',
  enforces: ['wagers'],
  judges: 'outcome',
  messages: NOT_PERMITTED,
  run: (round, { wagers }, ruling) => {
    judgePermitted(round, wagers, ruling);
  },
});
