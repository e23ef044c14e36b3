import type { BlackjackRound, Turn } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { controllerOf, isControl, joinsOnly } from './controlling';

const OF_CONTROL: ReadonlySet<string> = new Set(['decide', 'surrender']);
const OF_DECIDING = ['othersOnBox', 'decide'] as const;
const OF_SURRENDER = ['othersOnBox', 'surrender'] as const;

export const boxDecidedByOnePlayer = blackjackCheck({
  id: 'blackjack/box-decided-by-one-player',
  requirement: 'One player decides about the cards of a box, whoever else has a wager on it.',
  enforces: [],
  mayEnforce: ['boxControl', 'othersOnBox'],
  enforcesRow: (fact, row) => fact !== 'othersOnBox' || OF_CONTROL.has(row),
  concerns: 'turns',
  messages: {
    twoDecided: 'Players {{first}} and {{recorded}} both decided about the cards of {{box}}; one player only may.',
    surrenderedAlone:
      'Player {{recorded}} surrendered on {{box}} and {{first}}, who decides about it, did not; that is not allowed.',
  },
  run: (round, { othersOnBox }, ruling) => {
    if (round.voided) return;
    for (const { name } of round.boxes) {
      const first = controllerOf(round, name);
      if (first === undefined) continue;
      // A double by itself is for the check of that to report.
      const isDoublesOwn = joinsOnly(othersOnBox);
      const other = round.turns.find(
        (turn) => isOf(turn, name) && isOthers(round, turn, first) && !(isDoublesOwn && turn.choice === 'double'),
      );
      const alone =
        othersOnBox?.get('surrender') === 'only-with-controller'
          ? round.turns.find((turn) => isOf(turn, name) && turn.choice === 'surrender' && turn.player !== first)
          : undefined;
      const told = other ?? alone;
      if (told === undefined) ruling.complies(name);
      else
        ruling.breaches(name, {
          message: other ? 'twoDecided' : 'surrenderedAlone',
          cites: other ? (othersOnBox?.has('decide') ? [OF_DECIDING, 'boxControl'] : ['boxControl']) : [OF_SURRENDER],
          expected: first,
          recorded: told.player ?? '',
          data: { first, box: name },
        });
    }
  },
});

const isOf = ({ hand, player }: Turn, name: string): boolean => hand.box.name === name && player !== undefined;

/** A decision of someone else; to double or split along with the player who decides is not one. */
function isOthers({ turns }: BlackjackRound, { choice, player, hand, at }: Turn, first: string): boolean {
  if (player === first || !isControl(choice)) return false;
  const joins = (turn: Turn): boolean =>
    turn.player === first && turn.choice === choice && turn.hand.box === hand.box && turn.at < at;
  return !((choice === 'double' || choice === 'split') && turns.some(joins));
}
