import type { BlackjackRound, Hand, Turn } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted } from './dealing';

export const noCardAfterStanding = blackjackCheck({
  id: 'blackjack/no-card-after-standing',
  requirement: 'A hand whose player stands takes no further card.',
  enforces: ['decisions'],
  mayEnforce: ['playerStands'],
  enforcesRow: (fact, row) => fact !== 'decisions' || row === 'stand',
  concerns: 'turns',
  messages: { afterStanding: 'The hand on {{hand}} stood with {{stood}}, and took a further card.' },
  run: (round, _facts, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const turn of round.turns) {
      if (turn.choice !== 'stand') continue;
      const { hand } = turn;
      const drawn = hand.dealtAt.find((at) => at > turn.at);
      if (drawn === undefined) ruling.complies(hand.name);
      else if (extraCardIsNoted(round, hand.name)) continue;
      else if (isTakenBack(round, turn, hand, drawn))
        ruling.cannotTell(hand.name, [`whether the decision to stand on ${hand.name} was taken back`]);
      else
        ruling.breaches(hand.name, {
          message: 'afterStanding',
          cites: [['decisions', 'stand'], 'playerStands'],
          expected: 'no further card',
          recorded: 'a further card',
          data: { hand: hand.name, stood: `${String(turn.cards.length)} cards` },
        });
    }
  },
});

/** Another decision on the same hand came in between, and no other hand was played before it: nothing says it came too late. */
function isTakenBack({ turns, deals }: BlackjackRound, stood: Turn, hand: Hand, drawn: number): boolean {
  const again = hand.turns.find(({ at, choice }) => at > stood.at && at < drawn && choice !== 'stand');
  if (again === undefined) return false;
  const isBetween = (at: number): boolean => at > stood.at && at < again.at;
  return (
    !turns.some((turn) => turn.hand !== hand && isBetween(turn.at)) &&
    !deals.some(({ at, to }) => to !== hand && isBetween(at))
  );
}
