import type { BlackjackRound, Box, Hand } from '../../games/blackjack/round';
import { isAccepted } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';
import { controllerOf, hasDoubled, joinsOnly } from './controlling';

const DOUBLE = 'double';

export const othersDoubleOnlyWithTheController = blackjackCheck({
  id: 'blackjack/others-double-only-with-the-controller',
  requirement: 'Other players on a box double only where the player who decides about it doubles.',
  enforces: ['othersOnBox'],
  enforcesRow: (_fact, row, value) => row === DOUBLE && value === 'only-with-controller',
  concerns: 'doubles',
  messages: {
    doubledAlone: 'Player {{recorded}} doubled on {{hand}} and {{first}}, who decides about it, did not.',
  },
  run: (round, { othersOnBox }, ruling) => {
    if (round.voided || !joinsOnly(othersOnBox)) return;
    for (const box of round.boxes) {
      const first = controllerOf(round, box.name);
      if (first === undefined) continue;
      for (const { hand, player, subject } of othersDoubles(round, box, first)) {
        const joins = hasDoubled(round, hand, first);
        if (joins === true) ruling.complies(subject);
        else if (joins === undefined) ruling.cannotTell(subject, [`decide event of ${first} on ${hand.name}`]);
        else
          ruling.breaches(subject, {
            message: 'doubledAlone',
            cites: [['othersOnBox', DOUBLE]],
            expected: first,
            recorded: player,
            data: { first, hand: hand.name },
          });
      }
    }
  },
});

interface Double {
  readonly hand: Hand;
  readonly player: string;
  readonly subject: string;
}

/** Doubles on a box by others than the player who decides: the wagers taken for them, and decisions that brought none. */
function othersDoubles({ wagers, turns }: BlackjackRound, box: Box, first: string): readonly Double[] {
  const found: Double[] = [];
  for (const wager of wagers) {
    const { id, bet, hand, player } = wager;
    if (bet === DOUBLE && hand?.box === box && player !== first && isAccepted(wager))
      found.push({ hand, player, subject: id });
  }
  for (const { choice, hand, player } of turns) {
    if (choice !== DOUBLE || hand.box !== box || player === undefined || player === first) continue;
    if (!found.some((one) => one.hand === hand && one.player === player))
      found.push({ hand, player, subject: hand.name });
  }
  return found;
}
