import { isListed } from '../../games/listed';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { takesPart } from '../../games/wager';
import { printMoney, type Cents } from '../../values/money';
import type { Cited } from '../../play/judging/ruling';
import { BELOW_MINIMUM } from '../../play/wagers/limits';
import { isAccepted, isTurnedDown } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';

type Citing = 'underMinimum' | 'displayedLimits' | 'minimumApplies';

export const stakeNotBelowMinimum = blackjackCheck({
  id: 'blackjack/stake-not-below-minimum',
  requirement: 'A wager below the displayed minimum is not accepted; on several boxes, each has the minimum.',
  enforces: [],
  mayEnforce: ['underMinimum', 'displayedLimits', 'minimumApplies'],
  messages: BELOW_MINIMUM,
  run: (round, { underMinimum, displayedLimits, minimumApplies }, ruling) => {
    if (round.voided || round.dummy || round.wagers.length === 0) return;
    const refused = underMinimum === 'not-accepted';
    if (!refused && displayedLimits === undefined) return;
    if (!round.limits) {
      ruling.cannotTell('table', ['table.limits']);
      return;
    }
    for (const wager of round.wagers) {
      const { id, bet, stake, result, limit } = wager;
      const isDisplayed = isListed(displayedLimits, bet);
      const min = limit?.min;
      if (min === undefined || !(refused || isDisplayed) || !takesPart(wager)) continue;
      if (stake >= min || isTurnedDown(wager) || stakedOnBox(round, wager) >= min) ruling.complies(id);
      else if (result === undefined) ruling.cannotTell(id, [`settle event of wager ${id}`]);
      else {
        const onEach = minimumApplies !== undefined && playsSeveralBoxes(round, wager);
        const cites: Cited<Citing>[] = [];
        if (onEach) cites.push('minimumApplies');
        if (isDisplayed) cites.push(['displayedLimits', bet]);
        if (refused) cites.push('underMinimum');
        ruling.breaches(id, {
          message: 'accepted',
          cites,
          expected: 'void',
          recorded: result,
          data: { stake: printMoney(stake), bet, minimum: printMoney(min) },
        });
      }
    }
  },
});

/** What a player has on a bet and box in all, however many wagers it was built up with. */
const stakedOnBox = ({ wagers }: BlackjackRound, { player, bet, hand, position }: Wager): Cents =>
  wagers.reduce(
    (total, one) =>
      one.player === player &&
      one.bet === bet &&
      (one.hand?.box === hand?.box || one.position === position) &&
      isAccepted(one)
        ? total + one.stake
        : total,
    0,
  );

const playsSeveralBoxes = ({ wagers }: BlackjackRound, { player, hand }: Wager): boolean =>
  wagers.some(
    (one) => one.player === player && one.decidedBy === 'main' && one.hand?.box !== hand?.box && isAccepted(one),
  );
