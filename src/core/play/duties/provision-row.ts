import type { TableFacts } from '../table/table-facts';
import type { GameDefinition } from '../table/table-game';
import type { PlayedIrregularity, TableRound } from '../table/table-round';

type Rows = ReadonlyMap<string, string>;

/**
 * The row of `irregularities` that provides for what was noticed. A row names the kind and, after it, cases: all of them must
 * hold, and of the rows that do the one with most cases is meant. A case is what `of` says, or what the game knows of the round.
 */
export function provisionRow(
  game: GameDefinition,
  round: TableRound,
  irregularity: PlayedIrregularity,
  rows: Rows,
  facts: TableFacts = {},
): string | undefined {
  const { kind, of } = irregularity;
  const alike = game.alikeFaults?.[kind];
  let best: string | undefined;
  let most = -1;
  // Some rules name a fault by what a record says in `of`: "winning areas not lit".
  for (const name of of !== undefined && rows.has(of) ? [of, ...rows.keys()] : rows.keys()) {
    const [named, ...cases] = name.split('/');
    if (named !== kind && named !== alike && name !== of) continue;
    const held = name === of || cases.every((one) => holds(game, round, irregularity, one, facts));
    if (held && cases.length > most) {
      best = name;
      most = cases.length;
    }
  }
  return best;
}

function holds(
  game: GameDefinition,
  round: TableRound,
  irregularity: PlayedIrregularity,
  name: string,
  facts: TableFacts,
): boolean {
  const { of, event, wageringOpen } = irregularity;
  if (of?.split('/').includes(name) === true) return true;
  switch (name) {
    case 'exposed':
      return event.exposed === true;
    case 'unexposed':
      return event.exposed === false;
    case 'before-wagering-closes':
      return wageringOpen === true;
    case 'after-wagering-closes':
      return wageringOpen === false;
    default:
      return game.irregularCase?.(name, irregularity, round, facts) === true;
  }
}
