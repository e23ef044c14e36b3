import type { WagerOutcome } from '../../facts/kinds/outcome';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import type { Cited, Ruling } from '../ruling';
import { AS_IT_SHOULD_BE, DEAL_FACTS, dealtByTheRules, dealtInOrder, type DealFacts } from './dealt-hands';
import { mayBeTurnedDown, STANDING_FACTS, takesPart, type StandingFacts } from './wager-standing';

/** Everything that can excuse an outcome other than the one the cards give. */
export const OUTCOME_FACTS = [...STANDING_FACTS, ...DEAL_FACTS] as const;

/** The wagers on certain bets whose outcome the cards decide. */
export const decidedWagers = (round: BaccaratRound, ...bets: readonly string[]): readonly Wager[] =>
  round.voided || round.dummy ? [] : round.wagers.filter((wager) => bets.includes(wager.bet) && takesPart(wager));

export interface DueOutcome<F extends string> {
  readonly outcome: WagerOutcome;
  readonly cites: readonly Cited<F>[];
  readonly because: string;
  /** Decided by the first cards alone, whatever was drawn after them. */
  readonly byFirstCards?: boolean;
}

/** Sets what a wager was settled as against what the cards make of it. */
export function judgeOutcome<F extends string>(
  round: BaccaratRound,
  wager: Wager,
  due: DueOutcome<F> | undefined,
  facts: StandingFacts & DealFacts,
  ruling: Ruling<F, 'wrongOutcome'>,
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
  if (result === due.outcome || (result === 'void' && due.outcome === 'push')) {
    ruling.complies(wager.id);
    return;
  }
  if (result === 'void') {
    const permitted = mayBeTurnedDown(round, wager, facts);
    if (typeof permitted === 'string') ruling.cannotTell(wager.id, [permitted]);
    if (permitted !== false) return;
  }
  if (!(due.byFirstCards ? dealtInOrder(round, facts) : dealtByTheRules(round, facts))) {
    ruling.cannotTell(wager.id, [AS_IT_SHOULD_BE]);
    return;
  }
  ruling.breaches(wager.id, {
    message: 'wrongOutcome',
    cites: due.cites,
    expected: due.outcome,
    recorded: result,
    data: { because: due.because, bet: wager.bet },
  });
}
