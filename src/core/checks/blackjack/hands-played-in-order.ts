import { boxNumber } from '../../games/blackjack/box-number';
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
    const late = playedLate(round, asFirstDealt);
    if (late?.message === 'outOfTurn' && extraCardIsNoted(round, late.hand)) return;
    if (late !== undefined && playedLate(round, asTheyLie) !== undefined)
      ruling.breaches(late.box, {
        message: late.message,
        cites: ['playStart'],
        expected: `before ${late.after}`,
        recorded: late.box,
        data: { later: late.after },
      });
    else if (round.deals.some(({ to, additional }) => additional && isPlayers(to))) ruling.complies('deal');
  },
});

/** The place of a box in an order of play. */
type Order = (round: BlackjackRound, seat: string) => number;

interface Late {
  readonly message: 'outOfTurn' | 'decidedLate';
  readonly box: string;
  readonly hand: string;
  /** The box that was played before it. */
  readonly after: string;
}

/** The first box that was played after one that comes later in an order: by its further cards, and else by its decisions. */
const playedLate = (round: BlackjackRound, turnOf: Order): Late | undefined =>
  dealtLate(round, turnOf) ?? decidedLate(round, turnOf);

function dealtLate(round: BlackjackRound, turnOf: Order): Late | undefined {
  let reached = -1;
  let after = '';
  for (const { to, additional } of round.deals) {
    if (!isPlayers(to) || !additional) continue;
    const turn = turnOf(round, to.box.seat);
    if (turn < reached) return { message: 'outOfTurn', box: to.box.name, hand: to.name, after };
    reached = turn;
    after = to.box.name;
  }
  return undefined;
}

/** What a player asks for before play begins has no such order. */
function decidedLate(round: BlackjackRound, turnOf: Order): Late | undefined {
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
    } else if (firstOf(round, seat) === decision)
      return { message: 'decidedLate', box: hand.box.name, hand: hand.name, after };
  }
  return undefined;
}

/** A box that comes back to what it had decided was still decided in its turn. */
const firstOf = ({ turns }: BlackjackRound, seat: string): Turn | undefined =>
  turns.find(({ hand, choice }) => hand.box.seat === seat && PLAYED.has(choice));

const PLAYED: ReadonlySet<string> = new Set(['hit', 'stand', 'double', 'split']);

/** A box's place in the first deal: a wrong order there is a breach by itself, and play that keeps to it no second one. */
const asFirstDealt: Order = ({ deals }, seat) => deals.findIndex(({ to }) => isPlayers(to) && to.box.seat === seat);

/** A box's place at the table: play from the dealer's left is right, in whatever order the cards were dealt. */
const asTheyLie: Order = (round, seat) => boxNumber(seat) ?? asFirstDealt(round, seat);
