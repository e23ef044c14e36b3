import { judgeFor, type Judge } from '../core/findings/judge';
import { buildRuleSets, type RuleSet } from '../core/rules/rule-set';
import { selectRuleSet, type Governed, type Selection } from '../core/rules/select';
import type { InstrumentSource } from '../core/rules/source';
import type { CalendarDate } from '../core/values/calendar-date';
import { jurisdictionOf } from '../core/values/citation';
import { sha256 } from '../io/files/digest';
import { Failure } from '../core/failures/failure';

/** All rules the service holds, ready to answer which of them govern and to judge rounds by them; built as they are asked for. */
export class RuleBook {
  private readonly built = new Map<string, readonly RuleSet[]>();
  private readonly judges = new Map<string, Judge>();

  constructor(readonly instruments: readonly InstrumentSource[]) {}

  /** Every rule set of every instrument. */
  get ruleSets(): readonly RuleSet[] {
    return this.instruments.flatMap((instrument) => this.build(instrument));
  }

  /** Of some games only. */
  ruleSetsOf(games: readonly string[]): readonly RuleSet[] {
    return this.instruments.flatMap((instrument) => games.flatMap((game) => this.build(instrument, game)));
  }

  /** Of one instrument only, so that a question about one game does not wait for all the others. */
  private build(instrument: InstrumentSource, game?: string): readonly RuleSet[] {
    const key = `${instrument.id} ${game ?? ''}`;
    const known = this.built.get(key);
    if (known) return known;
    const { ruleSets, problems } = buildRuleSets(instrument, sha256, game);
    if (problems.length > 0)
      throw new Failure('BAD_RULE_SOURCES', `Rule sources cannot be used: ${problems.join('; ')}.`);
    this.built.set(key, ruleSets);
    return ruleSets;
  }

  select(governed: Governed, day: CalendarDate): Selection {
    const here = this.instruments.filter(({ id }) => jurisdictionOf(id) === governed.jurisdiction);
    const ofGame = here.flatMap((instrument) => this.build(instrument, governed.game));
    // Without any, the answer says what there is instead, and that takes all of them.
    return selectRuleSet(ofGame.length > 0 ? ofGame : this.ruleSets, governed, day);
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
