import type { Verdict } from '../checks/ledger';
import type { CheckedRound } from '../findings/checked-round';
import type { PeriodState } from '../rounds/wagering-period';
import type { Cents } from '../values/money';

/** A round told step by step: what happened, which rule decided, how things stood; then what was found. */
export interface Explanation extends CheckedRound {
  readonly steps: readonly ExplainedStep[];
}

export interface ExplainedStep {
  /** The event's place in the record; `record` for what the record says before its events. */
  readonly at: string;
  readonly event: string;
  readonly text: string;
  readonly rules: readonly AppliedRule[];
  /** As it stands after the event. */
  readonly state: RunningState;
}

/** A rule that bore on a step. */
export interface AppliedRule {
  /** Absent where no check holds a table to it under these rules. */
  readonly check?: string;
  /** What it requires; of a rule that was not kept, or of which that cannot be told, the finding's own sentence. */
  readonly rule: string;
  readonly clauses: readonly string[];
  /** What the check said of the subject, where it had something to say. */
  readonly verdict?: Exclude<Verdict, 'not-applicable'>;
}

export interface RunningState extends GameState {
  readonly wagering: PeriodState;
  /** What stands on the layout and is not settled. */
  readonly wagers: readonly StandingWager[];
}

export interface StandingWager {
  readonly id: string;
  readonly bet: string;
  readonly stake: Cents;
}

/** What a game adds to the state of any round. */
export interface GameState {
  readonly hands?: readonly HandState[];
  /** What wheel or dice show. */
  readonly shown?: string;
  /** What the rules have come next. */
  readonly next?: string;
  /** The result as far as it goes. */
  readonly result?: string;
}

export interface HandState {
  readonly of: string;
  readonly cards: readonly string[];
  /** Absent with too few cards, or with one that has no value. */
  readonly total?: string;
}
