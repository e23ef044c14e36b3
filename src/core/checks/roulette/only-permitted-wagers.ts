import { judgePermitted, NOT_PERMITTED } from '../../play/wagers/permitted';
import { rouletteCheck } from './roulette-check';

export const onlyPermittedWagers = rouletteCheck({
  id: 'roulette/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken.',
  enforces: ['wagers'],
  judges: 'permission',
  messages: NOT_PERMITTED,
  run: (round, { wagers }, ruling) => {
    judgePermitted(round, wagers, ruling);
  },
});
