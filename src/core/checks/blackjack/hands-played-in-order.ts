import { isPlayers } from '../../games/blackjack/play';
import type { BlackjackRound } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted } from './dealing';

export const handsPlayedInOrder = blackjackCheck({
  id: 'blackjack/hands-played-in-order',
  requirement: 'The boxes take their further cards one after another, from the dealer’s left.',
  enforces: ['playStart'],
  messages: {
    outOfTurn:
      'The hand on {{recorded}} took a further card after {{later}} had taken one; the boxes are played in their order.',
  },
  run: (round, _facts, ruling) => {
    if (!dealIsJudged(round)) return;
    let reached = -1;
    let played: string | undefined;
    for (const deal of round.deals) {
      const { to } = deal;
      if (!isPlayers(to) || !deal.additional) continue;
      const turn = turnOf(round, to.box.seat);
      if (turn < reached) {
        if (extraCardIsNoted(round, to.name)) return;
        ruling.breaches(to.box.name, {
          message: 'outOfTurn',
          cites: ['playStart'],
          expected: `before ${played ?? ''}`,
          recorded: to.box.name,
          data: { later: played ?? '' },
        });
        return;
      }
      reached = turn;
      played = to.box.name;
    }
    if (played !== undefined) ruling.complies('deal');
  },
});

/** A box's turn is its place in the first deal: a wrong order there is a breach by itself. */
function turnOf({ deals }: BlackjackRound, seat: string): number {
  for (let index = 0; index < deals.length; index += 1) {
    const to = deals[index]?.to;
    if (to && isPlayers(to) && to.box.seat === seat) return index;
  }
  return -1;
}
