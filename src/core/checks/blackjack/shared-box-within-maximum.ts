import { wagersAbout } from '../../games/blackjack/by-box';
import type { BlackjackRound, Box, Wager } from '../../games/blackjack/round';
import { judgeSharedBox, overTogether, SHARED_BOX } from '../../play/wagers/shared-box';
import { isAccepted } from '../../play/wagers/standing';
import { WAGER_FACTS, WAGERS } from './all-wagers';
import { blackjackCheck } from './blackjack-check';

export const sharedBoxWithinMaximum = blackjackCheck({
  id: 'blackjack/shared-box-within-maximum',
  requirement: 'Where the maximum holds for a box as a whole, the original wagers of all players on it keep within it.',
  enforces: ['sharedBoxMaximum'],
  uses: WAGER_FACTS,
  concerns: 'severalPlayers',
  occursIn: (round) => round.boxes.some((box) => overTogether(mainsOn(round, box)) > 0),
  messages: SHARED_BOX,
  run: (round, facts, ruling) => {
    if (facts.sharedBoxMaximum !== 'whole-box' || round.voided || round.dummy) return;
    for (const box of round.boxes) {
      const mains = mainsOn(round, box);
      if (mains.every(({ player }) => player === mains[0]?.player)) continue;
      judgeSharedBox(WAGERS, round, box.name, mains, facts, ruling);
    }
  },
});

const mainsOn = (round: BlackjackRound, { seat, hands }: Box): readonly Wager[] =>
  wagersAbout(round, seat).filter(
    (wager) => wager.decidedBy === 'main' && wager.hand?.box === hands[0]?.box && isAccepted(wager),
  );
