import type { OutcomeBy } from '../../facts/kinds/outcome';
import { scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Score, Side } from '../../games/baccarat/round';
import type { Ruling } from '../../play/judging/ruling';
import type { DealFacts } from './dealt-hands';
import { judgeOutcome, type OutcomeReason } from './wager-outcome';
import type { StandingFacts } from './wager-standing';

type Relation = 'higher' | 'lower' | 'equal';

/** Judges the wagers on one of the hands, by how that hand's point count stands to the other's. */
export function judgeHandWagers<F extends string>(
  round: BaccaratRound,
  side: Side,
  fact: F,
  outcomes: OutcomeBy<Relation>,
  facts: StandingFacts & DealFacts & Pick<BaccaratFacts, 'cardValues'>,
  ruling: Ruling<F, 'wrongOutcome'>,
): void {
  const score = scoreOf(round, facts.cardValues);
  const relation = score && relationOf(score, side);
  const due = relation && outcomes[relation];
  const reason = (): OutcomeReason<F> => ({
    cites: relation ? [[fact, relation]] : [fact],
    because: score ? printScore(score) : '',
  });
  for (const wager of round.wagers)
    if (wager.decidedBy === side) judgeOutcome(round, wager, due, facts, ruling, reason);
}

export function relationOf(score: Score, side: Side): Relation {
  const lead = side === 'player' ? score.player - score.banker : score.banker - score.player;
  return lead > 0 ? 'higher' : lead < 0 ? 'lower' : 'equal';
}

export const printScore = (score: Score): string => `Player has ${score.player} and banker ${score.banker}`;
