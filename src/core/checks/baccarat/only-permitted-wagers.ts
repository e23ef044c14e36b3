import { judgePermitted, NOT_PERMITTED } from '../wagers/permitted';
import { baccaratCheck } from './baccarat-check';

export const onlyPermittedWagers = baccaratCheck({
  id: 'baccarat/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken.',
  enforces: ['wagers'],
  mayEnforce: ['unlistedWagers'],
  judges: 'outcome',
  messages: NOT_PERMITTED,
  run: (round, { wagers, unlistedWagers }, ruling) => {
    // The clause that has no others, where there is one, before those that each permit some.
    const cites = unlistedWagers === undefined ? (['wagers'] as const) : (['unlistedWagers', 'wagers'] as const);
    judgePermitted<'unlistedWagers'>(round, wagers, ruling, undefined, undefined, cites);
  },
});
