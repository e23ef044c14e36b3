import type { Outcome } from '../checks/ledger';
import { findingUnder } from '../findings/finding';
import { judgeFor, type Examination, type Judge } from '../findings/judge';
import type { CheckedRound } from '../findings/checked-round';
import { rulesOf, type JudgedBy } from '../findings/judged-by';
import type { WageredRound } from '../games/wager';
import type { Settler } from '../generating/game';
import type { RoundRecord } from '../rounds/record';
import { dressed } from './dress';
import { settlerOf } from './due';
import { moneyOn, type WagerMoney } from './money';
import type { Side } from './side';

/** A duty that one side finds broken on a subject of a round, and the other does not. */
export interface Flip {
  readonly check: string;
  readonly subject: string;
  /** Breaches under the second side and not under the first; else the other way round. */
  readonly appears: boolean;
  readonly clauses: readonly string[];
  readonly message: string;
}

/** One round under both rule sets. */
export interface Replayed {
  readonly round: string;
  readonly from: CheckedRound['verdict'];
  readonly to: CheckedRound['verdict'];
  /** What either verdict rests on. */
  readonly rules: readonly [JudgedBy, JudgedBy];
  /** None where one side cannot tell: what it cannot judge has not flipped. */
  readonly flips: readonly Flip[];
  /** Of its wagers, what is due on them on either side; none of a round that one side cannot judge. */
  readonly money: readonly WagerMoney[];
}

/** Judges rounds under two rule sets. Nothing of a round is kept, so that any number of them can pass through. */
export class Replay {
  private readonly judges: readonly [Judge, Judge];
  readonly rules: readonly [JudgedBy, JudgedBy];
  private readonly settlers: readonly [Settler | undefined, Settler | undefined];

  constructor(
    private readonly from: Side,
    private readonly to: Side,
  ) {
    const [first, second] = [judgeFor(from.ruleSet), judgeFor(to.ruleSet)];
    if (first === undefined || second === undefined) throw new Error(`rounds of ${from.ruleSet.game} cannot be judged`);
    this.judges = [first, second];
    this.rules = [rulesOf(from.ruleSet), rulesOf(to.ruleSet)];
    this.settlers = [settlerOf(from.ruleSet), settlerOf(to.ruleSet)];
  }

  /** A sentence where the record is no round of the game on one of the sides. */
  replay(record: RoundRecord): Replayed | string {
    const first = this.judges[0].examine(dressed(record, this.from));
    if (typeof first === 'string') return `under ${this.from.name}: ${first}`;
    const second = this.judges[1].examine(dressed(record, this.to));
    if (typeof second === 'string') return `under ${this.to.name}: ${second}`;
    const { id: round } = record;
    const { rules } = this;
    const [from, to] = [first.verdict, second.verdict];
    if (from === 'indeterminate' || to === 'indeterminate') return { round, from, to, rules, flips: [], money: [] };
    return { round, from, to, rules, flips: this.flips(first, second), money: this.money(first, second) };
  }

  private flips(first: Examination, second: Examination): readonly Flip[] {
    if (first.outcomes.length === 0 && second.outcomes.length === 0) return [];
    return [
      ...breachesOnlyIn(second, first).map((outcome) => flipOf(outcome, true, this.to)),
      ...breachesOnlyIn(first, second).map((outcome) => flipOf(outcome, false, this.from)),
    ];
  }

  private money(first: Examination, second: Examination): readonly WagerMoney[] {
    const [one, other] = this.settlers;
    if (one === undefined || other === undefined) return [];
    return (first.round as WageredRound).wagers.flatMap(
      (wager) => moneyOn(wager, { ...first, settler: one }, { ...second, settler: other }) ?? [],
    );
  }
}

/** A check that cannot tell on the other side has not flipped there. */
const breachesOnlyIn = (one: Examination, other: Examination): readonly Outcome[] =>
  one.outcomes.filter(
    ({ verdict, check, subject }) =>
      verdict === 'breaches' &&
      !other.outcomes.some((outcome) => outcome.check.id === check.id && outcome.subject === subject),
  );

function flipOf(outcome: Outcome, appears: boolean, { ruleSet }: Side): Flip {
  const { check, subject, clauses, message } = findingUnder(outcome, ruleSet.conflicts);
  return { check, subject, appears, clauses, message };
}
