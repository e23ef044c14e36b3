import { Failure } from '../core/failures/failure';
import { explainerFor, type Explainer } from '../core/explain/explainer';
import type { Explanation } from '../core/explain/explanation';
import type { RuleSet } from '../core/rules/rule-set';
import { RoundChecker } from './check-round';
import type { RuleBook } from './rule-book';

/** Tells rounds step by step under the rules that governed each. */
export class RoundExplainer {
  private readonly checker: RoundChecker;
  private readonly explainers = new Map<string, Explainer>();

  constructor(
    private readonly rules: RuleBook,
    private readonly all = false,
  ) {
    this.checker = new RoundChecker(rules, true);
  }

  /** Throws a `Failure` with one sentence where the value is no record, no rules govern it, or its game cannot be told. */
  explain(value: unknown): Explanation {
    const { record, ruleSet } = this.checker.governing(value);
    const explained = this.explainer(ruleSet).explain(record, this.all);
    if (typeof explained === 'string') throw new Failure('BAD_RECORD', `Round ${record.id}: ${explained}.`);
    return explained;
  }

  private explainer(ruleSet: RuleSet): Explainer {
    const explainer = this.explainers.get(ruleSet.version) ?? explainerFor(ruleSet, this.rules.doubts);
    if (!explainer)
      throw new Failure(
        'UNKNOWN_GAME',
        `Rounds of ${ruleSet.game} cannot be explained yet; check them without --explain.`,
      );
    this.explainers.set(ruleSet.version, explainer);
    return explainer;
  }
}
