import { judgeFor, type Judge } from '../core/findings/judge';
import { buildRuleSets, type RuleSet } from '../core/rules/rule-set';
import { selectRuleSet, type Governed, type Selection } from '../core/rules/select';
import type { InstrumentSource } from '../core/rules/source';
import type { CalendarDate } from '../core/values/calendar-date';
import { sha256 } from '../io/files/digest';
import { Failure } from '../core/failures/failure';

/** All rules the service holds, ready to answer which of them govern and to judge rounds by them. */
export class RuleBook {
  readonly ruleSets: readonly RuleSet[];
  private readonly judges = new Map<string, Judge>();

  constructor(readonly instruments: readonly InstrumentSource[]) {
    const builds = instruments.map((instrument) => buildRuleSets(instrument, sha256));
    const problems = builds.flatMap((build) => build.problems);
    if (problems.length > 0)
      throw new Failure('BAD_RULE_SOURCES', `Rule sources cannot be used: ${problems.join('; ')}.`);
    this.ruleSets = builds.flatMap((build) => build.ruleSets);
  }

  select(governed: Governed, day: CalendarDate): Selection {
    return selectRuleSet(this.ruleSets, governed, day);
  }

  /** Compiled once for each rule set, and once more for answers that list every check. */
  judge(ruleSet: RuleSet, keepsAll: boolean): Judge {
    const key = `${ruleSet.version} ${String(keepsAll)}`;
    const judge = this.judges.get(key) ?? judgeFor(ruleSet, keepsAll);
    if (!judge) throw new Failure('UNKNOWN_GAME', `Rounds of ${ruleSet.game} cannot be judged yet.`);
    this.judges.set(key, judge);
    return judge;
  }
}
