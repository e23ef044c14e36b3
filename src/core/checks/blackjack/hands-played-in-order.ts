import { isPlayers } from '../../games/blackjack/play';
import type { BlackjackRound, Turn } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted } from './dealing';

export const handsPlayedInOrder = blackjackCheck({
  id: 'blackjack/hands-played-in-order',
  requirement: 'The boxes decide and take their further cards one after another, from the dealer’s left.',
  enforces: ['playStart'],
  messages: {
    outOfTurn:
      'The hand on {{recorded}} took a further card after {{later}} had taken one; the boxes are played in their order.',
    decidedLate: 'The hand on {{recorded}} was decided after {{later}} had been; the boxes are played in their order.',
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
    const late = decidedLate(round);
    if (late !== undefined)
      ruling.breaches(late.box, {
        message: 'decidedLate',
        cites: ['playStart'],
        expected: `before ${late.after}`,
        recorded: late.box,
        data: { later: late.after },
      });
    else if (played !== undefined) ruling.complies('deal');
  },
});

/** The first box that was decided after one to its right. What a player asks for before play begins has no such order. */
function decidedLate(round: BlackjackRound): { readonly box: string; readonly after: string } | undefined {
  let seat: string | undefined;
  let reached = -1;
  let after = '';
  for (const decision of round.turns) {
    const { hand } = decision;
    if (hand.box.seat === seat || !PLAYED.has(decision.choice)) continue;
    ({ seat } = hand.box);
    const turn = turnOf(round, seat);
    if (turn >= reached) {
      reached = turn;
      after = hand.box.name;
    } else if (firstOf(round, seat) === decision) return { box: hand.box.name, after };
  }
  return undefined;
}

/** A box that comes back to what it had decided was still decided in its turn. */
const firstOf = ({ turns }: BlackjackRound, seat: string): Turn | undefined =>
  turns.find(({ hand, choice }) => hand.box.seat === seat && PLAYED.has(choice));

const PLAYED: ReadonlySet<string> = new Set(['hit', 'stand', 'double', 'split']);

/** A box's turn is its place in the first deal: a wrong order there is a breach by itself. */
function turnOf({ deals }: BlackjackRound, seat: string): number {
  for (let index = 0; index < deals.length; index += 1) {
    const to = deals[index]?.to;
    if (to && isPlayers(to) && to.box.seat === seat) return index;
  }
  return -1;
}
