import { RaisingPeriod } from '../table/raising-period';
import type { TableFacts } from '../table/table-facts';
import type { GameDefinition } from '../table/table-game';
import type { TableRound, TableWager } from '../table/table-round';

/** Why a wager may not be added where it was: what the first cards are, or that nobody knew them yet. */
export type RaiseFault =
  { readonly kind: 'notAllowed' | 'tooEarly'; readonly row: string } | { readonly missing: string } | undefined;

/** Whether rules let a wager be added on these first cards, and at this time. */
export function raiseFault(
  game: GameDefinition,
  round: TableRound,
  { known, at }: TableWager,
  facts: Pick<TableFacts, 'raiseOn' | 'cardRanking'>,
): RaiseFault {
  const { raiseOn } = facts;
  const { wagers, furtherCard, places = [] } = game;
  if (raiseOn === undefined || furtherCard === undefined || wagers[known.kind]?.later !== true) return undefined;
  const row = game.firstCards?.(round, facts);
  if (row === undefined) return { missing: 'deal events of the first cards' };
  if (raiseOn.get(row) === 'not-allowed') return { kind: 'notAllowed', row };
  return new RaisingPeriod(round.events, furtherCard, places).isNotYetOpenAt(at)
    ? { kind: 'tooEarly', row }
    : undefined;
}
