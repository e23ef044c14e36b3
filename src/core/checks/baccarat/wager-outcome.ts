import type { WagerOutcome } from '../../facts/kinds/outcome';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import type { Cited, Ruling } from '../ruling';
import { AS_IT_SHOULD_BE, DEAL_FACTS, dealtByTheRules, dealtInOrder, type DealFacts } from './dealt-hands';
import { mayBeTurnedDown, STANDING_FACTS, type StandingFacts } from './wager-standing';

/** Everything that can excuse an outcome other than the one the cards give. */
export const OUTCOME_FACTS = [...STANDING_FACTS, ...DEAL_FACTS] as const;

/** Why an outcome is due; put together only for a wager that was settled otherwise. */
export interface OutcomeReason<F extends string> {
  readonly cites: readonly Cited<F>[];
  readonly because: string;
  /** Decided by the first cards alone, whatever was drawn after them. */
  readonly byFirstCards?: boolean;
}

/** Sets what a wager was settled as against what the cards make of it. */
export function judgeOutcome<F extends string>(
  round: BaccaratRound,
  wager: Wager,
  due: WagerOutcome | undefined,
  facts: StandingFacts & DealFacts,
  ruling: Ruling<F, 'wrongOutcome'>,
  reason: () => OutcomeReason<F>,
): void {
  if (due === undefined) {
    ruling.cannotTell(wager.id, ['deal events of both hands']);
    return;
  }
  const { result } = wager;
  if (result === undefined) {
    ruling.cannotTell(wager.id, [`settle event of wager ${wager.id}`]);
    return;
  }
  // A record may call a stake given back `push` or `void`: the player has the same money either way.
  if (result === due || (result === 'void' && due === 'push')) {
    ruling.complies(wager.id);
    return;
  }
  if (result === 'void') {
    const permitted = mayBeTurnedDown(round, wager, facts);
    if (typeof permitted === 'string') ruling.cannotTell(wager.id, [permitted]);
    if (permitted !== false) return;
  }
  const { cites, because, byFirstCards } = reason();
  if (!(byFirstCards ? dealtInOrder(round, facts) : dealtByTheRules(round, facts))) {
    ruling.cannotTell(wager.id, [AS_IT_SHOULD_BE]);
    return;
  }
  ruling.breaches(wager.id, {
    message: 'wrongOutcome',
    cites,
    expected: due,
    recorded: result,
    data: { because, bet: wager.bet },
  });
}
