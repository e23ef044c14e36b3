import type { Cents } from '../../values/money';
import type { TableFacts } from '../table/table-facts';
import { openingWagers, type GameDefinition } from '../table/table-game';
import type { TableRound } from '../table/table-round';

const TENTH = 10;

/** The table maximum is that of the wager that opens a hand, else of all that have no limit of their own. */
export function tableMaximum({ limits }: Pick<TableRound, 'limits'>, game: GameDefinition): Cents | undefined {
  const [opening = ''] = openingWagers(game);
  return limits?.[opening]?.max ?? limits?.['*']?.max;
}

/** The most that rules let be wagered of the table maximum. */
export function shareOf(
  kind: string,
  maximum: Cents | undefined,
  { maximumShare }: Pick<TableFacts, 'maximumShare'>,
): Cents | undefined {
  return maximum !== undefined && maximumShare?.get(kind) === 'tenth-of-table-maximum' ? maximum / TENTH : undefined;
}
