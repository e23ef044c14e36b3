import type { WagerOutcome } from '../../facts/kinds/outcome';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import type { Cited, Ruling } from '../../play/judging/ruling';
import { isWronglySettled } from '../../play/wagers/outcome';
import { AS_IT_SHOULD_BE, DEAL_FACTS, dealtByTheRules, dealtInOrder, type DealFacts } from './dealt-hands';
import { COUP } from './settling';
import { STANDING_FACTS, type StandingFacts } from './wager-standing';

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
  if (!isWronglySettled(COUP, round, wager, due, facts, ruling, 'deal events of both hands')) return;
  const { cites, because, byFirstCards } = reason();
  if (!(byFirstCards ? dealtInOrder(round, facts) : dealtByTheRules(round, facts))) {
    ruling.cannotTell(wager.id, [AS_IT_SHOULD_BE]);
    return;
  }
  ruling.breaches(wager.id, {
    message: 'wrongOutcome',
    cites,
    expected: due ?? '',
    recorded: wager.result ?? '',
    data: { because, bet: wager.bet },
  });
}
