import type { Bet } from '../../games/baccarat/facts';
import { baccaratCheck } from './baccarat-check';
import { isTurnedDown } from './wager-standing';

export const onlyPermittedWagers = baccaratCheck({
  id: 'baccarat/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken.',
  enforces: ['wagers'],
  messages: { notPermitted: 'A wager on "{{recorded}}" was taken; the rules permit {{expected}}.' },
  run: (round, { wagers }, ruling) => {
    for (const wager of round.wagers) {
      if (wager.withdrawn) continue;
      if (wagers.includes(wager.bet as Bet) || isTurnedDown(wager)) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'notPermitted',
          cites: ['wagers'],
          expected: wagers.join(', '),
          recorded: wager.bet,
        });
    }
  },
});
