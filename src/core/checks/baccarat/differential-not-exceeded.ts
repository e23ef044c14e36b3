import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { differenceOf, isTurnedDown, takesPart } from './wager-standing';

export const differentialNotExceeded = baccaratCheck({
  id: 'baccarat/differential-not-exceeded',
  requirement: 'The wagers taken on one hand exceed those on the other by no more than the displayed differential.',
  needs: ['differential'],
  messages: {
    exceeded: 'The wagers on the two hands differ by {{difference}}; the displayed differential allows {{allowed}}.',
  },
  run: (round, _facts, ruling) => {
    if (round.differential === undefined || round.voided || round.dummy || round.wagers.length === 0) return;
    const difference = Math.abs(differenceOf(round, (wager) => takesPart(wager) && !isTurnedDown(wager)));
    if (difference <= round.differential) ruling.complies('table');
    else
      ruling.breaches('table', {
        message: 'exceeded',
        cites: ['differential'],
        expected: `at most ${String(round.differential)}`,
        recorded: String(difference),
        data: { difference: printMoney(difference), allowed: printMoney(round.differential) },
      });
  },
});
