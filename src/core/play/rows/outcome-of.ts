import type { Odds } from '../../values/odds';
import type { Asked, GameDefinition } from '../table/table-game';
import { decidedBy, type Decided, type Held } from './deciding';
import { rowsFor } from './row';

/** Answers whether the cases that rows name hold, for one wager. */
export const heldFor =
  (game: GameDefinition, asked: Asked): ((name: string) => Held) =>
  (name) => {
    const named = Object.hasOwn(game.cases, name) ? game.cases[name] : game.caseNamed?.(name);
    return named === undefined ? `what "${name}" means at ${game.title.toLowerCase()}` : named(asked);
  };

/** What became of a wager by the rows of `outcomes`. */
export const outcomeOf = (game: GameDefinition, asked: Asked): Decided<string> =>
  decidedBy(rowsFor(asked.facts.outcomes, asked.wager.known), heldFor(game, asked));

const isSameOdds = (one: Odds, other: Odds): boolean => one.wins === other.wins && one.on === other.on;

/** At what odds a wager that wins is paid, by the rows of `pays`. */
export const oddsRowOf = (game: GameDefinition, asked: Asked): Decided<Odds> =>
  decidedBy(rowsFor(asked.facts.pays, asked.wager.known), heldFor(game, asked), isSameOdds);

/** What rides on a wager: the row by which it is due, nothing where it is not, or what is missing. */
export function riderOf(game: GameDefinition, name: string, asked: Asked): Decided<Odds> {
  const known = { bet: name, kind: name };
  const due = decidedBy(rowsFor(asked.facts.outcomes, known), heldFor(game, asked));
  if ('missing' in due) return due;
  if (!('row' in due) || due.row.value !== 'win') return { gap: true };
  return decidedBy(rowsFor(asked.facts.pays, known), heldFor(game, asked), isSameOdds);
}

/** When a wager is settled, by the rows of `settledWhen`. */
export const momentRowOf = (game: GameDefinition, asked: Asked): Decided<string> =>
  decidedBy(rowsFor(asked.facts.settledWhen, asked.wager.known), heldFor(game, asked));
