import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { takesPart } from '../../games/baccarat/wagers';
import { baccaratCheck } from './baccarat-check';
import { isPermitted, isTurnedDown } from './wager-standing';

export const onlyPermittedWagers = baccaratCheck({
  id: 'baccarat/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken.',
  enforces: ['wagers'],
  judges: 'outcome',
  messages: { notPermitted: 'A wager on "{{recorded}}" was taken; the rules permit {{expected}}.' },
  run: (round, { wagers }, ruling) => {
    for (const wager of round.wagers) {
      if (wager.withdrawn) continue;
      if (isPermitted(wager, wagers) || isTurnedDown(wager)) {
        ruling.complies(wager.id);
        // A permitted wager that no check settles must not pass for one that was settled rightly.
        if (isUnsettled(round, wager))
          ruling.cannotTell(wager.id, [`a check of how ${wager.bet} is settled`], [['wagers', wager.bet]]);
      } else
        ruling.breaches(wager.id, {
          message: 'notPermitted',
          cites: ['wagers'],
          expected: wagers.join(', '),
          recorded: wager.bet,
        });
    }
  },
});

const isUnsettled = (round: BaccaratRound, wager: Wager): boolean =>
  wager.decidedBy === undefined && !round.voided && !round.dummy && takesPart(wager) && !isTurnedDown(wager);
