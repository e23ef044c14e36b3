import { wagersAbout } from '../../games/blackjack/by-box';
import { printEither } from '../../facts/kinds/counts';
import { boxNumber } from '../../games/blackjack/box-number';
import type { BlackjackRound, Box } from '../../games/blackjack/round';
import { isAccepted } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';

export const boxesOfTheLayout = blackjackCheck({
  id: 'blackjack/boxes-of-the-layout',
  requirement: 'Wagers are taken only on as many boxes as the layout has.',
  enforces: ['boxes'],
  messages: { beyond: 'A wager was taken on {{recorded}}; the layout has {{expected}} boxes.' },
  run: (round, { boxes }, ruling) => {
    if (round.voided) return;
    const most = Math.max(...boxes);
    for (const box of round.boxes) {
      const number = boxNumber(box.seat);
      if (number === undefined || !isWageredOn(round, box)) continue;
      if (number <= most) ruling.complies(box.name);
      else
        ruling.breaches(box.name, {
          message: 'beyond',
          cites: ['boxes'],
          expected: printEither(boxes),
          recorded: box.name,
        });
    }
  },
});

const isWageredOn = (round: BlackjackRound, box: Box): boolean =>
  wagersAbout(round, box.seat).some((wager) => wager.hand?.box === box && isAccepted(wager));
