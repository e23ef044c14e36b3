import type { KnownBet } from '../../games/wager';
import type { TableFacts } from '../table/table-facts';
import type { GameDefinition } from '../table/table-game';

/** Whether a bet is one of the game; where it names a number or a symbol, one that the rules list. */
export function isNamedIn({ wagers }: GameDefinition, facts: TableFacts, { bet, kind }: KnownBet): boolean {
  if (!Object.hasOwn(wagers, kind)) return false;
  const listed = facts.wagers;
  return wagers[kind]?.names !== true || listed === undefined || listed.includes(bet) || listed.includes(kind);
}
