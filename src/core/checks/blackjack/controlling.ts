import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Hand, Wager } from '../../games/blackjack/round';

/** Decisions about the cards of a box. */
export const isControl = (choice: string): boolean =>
  choice === 'hit' || choice === 'stand' || choice === 'double' || choice === 'split' || choice === 'switch';

/** The player who decides about a box: whom the first decision on it names. */
export const controllerOf = ({ turns }: BlackjackRound, box: string): string | undefined =>
  turns.find(({ hand, player, choice }) => hand.box.name === box && player !== undefined && isControl(choice))?.player;

/** Whether other players on a box double only along with the one who decides. */
export const joinsOnly = (othersOnBox: BlackjackFacts['othersOnBox'] | undefined): boolean =>
  othersOnBox?.get('double') === 'only-with-controller';

const PLAYED: ReadonlySet<string> = new Set(['hit', 'stand', 'surrender']);

/** Whether the player who decides doubled the hand; undefined where the record shows no decision on it. */
export function hasDoubled({ wagers }: BlackjackRound, { turns, name }: Hand, first: string): boolean | undefined {
  if (turns.some(({ choice, player = first }) => choice === 'double' && player === first)) return true;
  if (wagers.some(({ bet, player, hand }) => bet === 'double' && player === first && (hand?.name ?? name) === name))
    return true;
  return turns.some(({ choice, player }) => player === first && PLAYED.has(choice)) ? false : undefined;
}

/** A double of another player than the one who decides, who did not double: a table may turn it down. */
export function isDoubledAlone(
  round: BlackjackRound,
  { bet, hand, player }: Wager,
  { othersOnBox }: Partial<Pick<BlackjackFacts, 'othersOnBox'>>,
): boolean {
  if (bet !== 'double' || hand === undefined || !joinsOnly(othersOnBox)) return false;
  const first = controllerOf(round, hand.box.name);
  return first !== undefined && first !== player && hasDoubled(round, hand, first) === false;
}
