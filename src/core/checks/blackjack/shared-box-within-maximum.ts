import { wagersAbout } from '../../games/blackjack/by-box';
import type { BlackjackRound, Box, Wager } from '../../games/blackjack/round';
import { printMoney } from '../../values/money';
import { atStake } from '../../play/wagers/excess';
import { isAccepted } from '../../play/wagers/standing';
import { WAGER_FACTS, WAGERS } from './all-wagers';
import { blackjackCheck } from './blackjack-check';

export const sharedBoxWithinMaximum = blackjackCheck({
  id: 'blackjack/shared-box-within-maximum',
  requirement: 'Where the maximum holds for a box as a whole, the original wagers of all players on it keep within it.',
  enforces: ['sharedBoxMaximum'],
  uses: WAGER_FACTS,
  concerns: 'severalPlayers',
  occursIn: (round) => round.boxes.some((box) => isOver(mainsOn(round, box))),
  messages: {
    excessSettled:
      'The players on {{subject}} had {{recorded}} at stake together; the displayed maximum for the box is {{expected}}.',
  },
  run: (round, facts, ruling) => {
    if (facts.sharedBoxMaximum !== 'whole-box' || round.voided || round.dummy) return;
    for (const box of round.boxes) {
      const mains = mainsOn(round, box);
      if (mains.every(({ player }) => player === mains[0]?.player)) continue;
      const max = mains[0]?.limit?.max;
      if (round.limits === undefined) {
        ruling.cannotTell(box.name, ['table.limits']);
        continue;
      }
      const unsettled = mains.find(({ result }) => result === undefined);
      if (!isOver(mains)) ruling.complies(box.name);
      else if (unsettled !== undefined) ruling.cannotTell(box.name, [`settle event of wager ${unsettled.id}`]);
      // A wager above the maximum by itself is another check's.
      else if (max !== undefined && mains.every(({ stake }) => stake <= max)) {
        // Only where a rule has wagers cut to the maximum does what was settled show what was at stake.
        const isCut = facts.overMaximum === 'reduced';
        const staked = mains.reduce((total, wager) => {
          const { stake, lateStake = stake } = wager;
          return total + (isCut || lateStake < stake ? atStake(WAGERS, round, wager, facts) : stake);
        }, 0);
        if (staked <= max) ruling.complies(box.name);
        else
          ruling.breaches(box.name, {
            message: 'excessSettled',
            cites: ['sharedBoxMaximum'],
            expected: printMoney(max),
            recorded: printMoney(staked),
          });
      }
    }
  },
});

const mainsOn = (round: BlackjackRound, { seat, hands }: Box): readonly Wager[] =>
  wagersAbout(round, seat).filter(
    (wager) => wager.decidedBy === 'main' && wager.hand?.box === hands[0]?.box && isAccepted(wager),
  );

function isOver(mains: readonly Wager[]): boolean {
  const max = mains[0]?.limit?.max;
  return max !== undefined && mains.reduce((total, { stake }) => total + stake, 0) > max;
}
