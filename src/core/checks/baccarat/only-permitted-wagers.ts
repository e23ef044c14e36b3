import { WHOLE } from '../../rules/stated-fact';
import { judgePermitted, NOT_PERMITTED } from '../../play/wagers/permitted';
import { baccaratCheck } from './baccarat-check';

export const onlyPermittedWagers = baccaratCheck({
  id: 'baccarat/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken.',
  enforces: ['wagers'],
  mayEnforce: ['unlistedWagers'],
  judges: 'permission',
  messages: NOT_PERMITTED,
  run: (round, { wagers, unlistedWagers }, ruling) => {
    const limiting = unlistedWagers === undefined ? undefined : (['unlistedWagers', ['wagers', WHOLE]] as const);
    judgePermitted<'unlistedWagers'>(round, wagers, ruling, undefined, limiting);
  },
});
