import type { OutcomeBy } from '../../facts/kinds/outcome';
import type { Score, Side } from '../../games/baccarat/round';
import type { DueOutcome } from './wager-outcome';

type Relation = 'higher' | 'lower' | 'equal';

/** How a wager on one of the hands ends, by how that hand's point count stands to the other's. */
export function handOutcome<F extends string>(
  score: Score,
  side: Side,
  fact: F,
  outcomes: OutcomeBy<Relation>,
): DueOutcome<F> | undefined {
  const own = score[side];
  const other = score[side === 'player' ? 'banker' : 'player'];
  const relation: Relation = own > other ? 'higher' : own < other ? 'lower' : 'equal';
  const outcome = outcomes[relation];
  return outcome && { outcome, cites: [[fact, relation]], because: printScore(score) };
}

export const printScore = (score: Score): string =>
  `Player has ${String(score.player)} and banker ${String(score.banker)}`;
