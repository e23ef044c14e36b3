import type { BaccaratRound } from '../../games/baccarat/round';
import { printMoney, type Cents } from '../../values/money';
import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

const IN_ALL = 10_000;
const ANTE = 'ante';
const SHARE = 'ante-of-table-minimum-at-most';

export const anteWithinItsShare = baccaratCheck({
  id: 'baccarat/ante-within-its-share',
  requirement: 'An ante is no more than the stated share of the table minimum.',
  enforces: ['commission'],
  enforcesRow: (_fact, row) => row === SHARE,
  messages: {
    tooMuch: 'An ante of {{ante}} was taken at a table with a minimum of {{minimum}}; an ante may be {{most}} at most.',
  },
  run: (round, { commission }, ruling) => {
    const share = commission.get(SHARE);
    if (share === undefined || round.voided || round.dummy) return;
    for (const wager of round.wagers) {
      if (wager.bet !== ANTE || !isAccepted(wager)) continue;
      const { id, stake } = wager;
      const min = minimumOf(round);
      if (min === undefined) ruling.cannotTell(id, ['table.limits.*.min']);
      else if (stake * IN_ALL <= min * share) ruling.complies(id);
      else {
        const most = Math.floor((min * share) / IN_ALL);
        ruling.breaches(id, {
          message: 'tooMuch',
          cites: [['commission', SHARE]],
          expected: String(most),
          recorded: String(stake),
          data: { ante: printMoney(stake), minimum: printMoney(min), most: printMoney(most) },
        });
      }
    }
  },
});

/** The greatest minimum displayed for anything but the ante: which of several is the table's is not said. */
function minimumOf({ limits }: BaccaratRound): Cents | undefined {
  let greatest: Cents | undefined;
  for (const bet in limits) {
    const min = bet === ANTE ? undefined : limits[bet]?.min;
    if (min !== undefined && min > (greatest ?? 0)) greatest = min;
  }
  return greatest;
}
