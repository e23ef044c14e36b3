import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { printMoney } from '../../values/money';
import { atStake } from '../../play/wagers/excess';
import { isAccepted, isTurnedDown } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';
import { ROUNDING_FACTS } from './rounded-payment';
import { COUP, OUTCOMES, resultByCards } from './settling';
import { differenceOf, STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS } from './winning-odds';

export const differentialNotExceeded = baccaratCheck({
  id: 'baccarat/differential-not-exceeded',
  requirement: 'The wagers taken on one hand exceed those on the other by no more than the displayed differential.',
  enforces: ['differential'],
  uses: [...STANDING_FACTS, ...PAYING_FACTS, ...ROUNDING_FACTS, ...OUTCOMES],
  concerns: 'differential',
  messages: {
    exceeded: 'The wagers on the two hands differ by {{difference}}; the displayed differential allows {{allowed}}.',
  },
  run: (round, facts, ruling) => {
    if (round.differential === undefined || round.voided || round.dummy || round.wagers.length === 0) return;
    const placed = differenceOf(round, isAccepted);
    if (Math.abs(placed) <= round.differential) {
      ruling.complies('table');
      return;
    }
    // On the heavier hand the table may have turned down part of a wager, or a whole one whose settlement is not recorded.
    const heavier = placed > 0 ? 'player' : 'banker';
    const settled = differenceOf(
      round,
      (wager) => (wager.bet === heavier ? isAccepted(wager) : weighsAgainst(round, wager, facts)),
      (wager) => {
        if (wager.bet !== heavier) return wager.stake;
        return wager.result === undefined ? 0 : atStake(COUP, round, wager, facts);
      },
    );
    const difference = heavier === 'player' ? settled : -settled;
    if (difference > round.differential)
      ruling.breaches('table', {
        message: 'exceeded',
        cites: ['differential'],
        expected: `at most ${String(round.differential)}`,
        recorded: String(difference),
        data: { difference: printMoney(difference), allowed: printMoney(round.differential) },
      });
    else if (round.wagers.some((wager) => wager.bet === heavier && isAccepted(wager) && wager.result === undefined))
      ruling.cannotTell('table', [`settle events of the wagers on ${heavier}`]);
    else ruling.complies('table');
  },
});

/**
 * On the lighter hand everything counts that may have been there: a stand-off recorded as void was not turned down,
 * and what came or went too late is the breach of another check.
 */
const weighsAgainst = (round: BaccaratRound, wager: Wager, facts: Parameters<typeof resultByCards>[2]): boolean =>
  !wager.withdrawn &&
  (!isTurnedDown(wager) ||
    wager.late === 'withdrawn' ||
    (!wager.voided && resultByCards(round, wager, facts) === 'push'));
