import { checksOf } from '../duties/catalogue';
import type { Check } from '../judging/check';
import type { Parts } from '../judging/parts';
import type { RoundRecord } from '../../rounds/record';
import { readTableRound } from './read-table-round';
import type { GameDefinition } from './table-game';
import type { TableRound } from './table-round';

/** Everything of a round is at hand for every check: no part of it is looked for beforehand. */
const NO_PARTS: Parts<TableRound> = { bits: {}, in: () => 0 };

/** What judging needs of a game, made from its definition. */
export const judgedByDefinition = (
  game: GameDefinition,
): {
  readonly code: string;
  readonly checks: readonly Check<TableRound>[];
  readonly parts: Parts<TableRound>;
  readonly unread: ReadonlySet<string>;
  read(record: RoundRecord, facts: Readonly<Record<string, unknown>>): TableRound | string;
} => ({
  code: game.code,
  checks: checksOf(game),
  parts: NO_PARTS,
  unread: new Set(),
  read: (record, facts) => readTableRound(game, record, facts),
});
