import type { Check } from '../play/judging/check';
import type { Finding } from '../findings/finding';
import { declarationOf } from '../games/registry';
import type { RuleSet } from '../rules/rule-set';
import { clausesBehind } from '../rules/stated-fact';
import { grouped } from '../values/grouped';
import type { AppliedRule } from './explanation';
import type { About, Reason, Told } from './narrator';

/** Finds for each step of a round the rules behind it, with what their checks said; clauses come from the facts, never from here. */
export class RulesApplied {
  private readonly checks: ReadonlyMap<string, Check<unknown>>;
  private readonly bySubject: ReadonlyMap<string, readonly Finding[]>;
  private readonly bound: ReadonlySet<string>;

  constructor(
    private readonly ruleSet: RuleSet,
    checks: readonly Check<unknown>[],
    findings: readonly Finding[],
  ) {
    const every = findings.flatMap(withConsequences);
    this.checks = new Map(checks.map((check) => [check.id, check]));
    this.bySubject = grouped(every, ({ subject }) => subject);
    this.bound = new Set(every.map(({ check }) => check));
  }

  of({ reasons = [], about }: Told): readonly AppliedRule[] {
    const named = reasons.flatMap((reason) => this.byReason(reason));
    const others = about === undefined ? [] : this.foundAbout(about).map((finding) => this.byFinding(finding));
    return [...named, ...others.filter(({ check }) => !named.some((one) => one.check === check))];
  }

  private byReason({ check, subject, cites = [], ifAmiss }: Reason): readonly AppliedRule[] {
    const finding = this.bySubject.get(subject)?.find((one) => one.check === check);
    if (finding !== undefined && isAmiss(finding)) return [this.byFinding(finding)];
    if (ifAmiss) return [];
    const clauses = this.clausesOf(cites);
    const known = this.bound.has(check) ? this.checks.get(check) : undefined;
    if (known !== undefined) {
      const behind = clauses.length > 0 ? clauses : (finding?.clauses ?? []);
      const verdict = finding?.verdict === 'complies' ? ({ verdict: 'complies' } as const) : {};
      return behind.length === 0 ? [] : [{ check, rule: known.requirement, clauses: behind, ...verdict }];
    }
    return clauses.length === 0 ? [] : [{ rule: this.labelOf(cites), clauses }];
  }

  private byFinding({ check, verdict, message, clauses }: Finding): AppliedRule {
    return { check, rule: message, clauses, ...(verdict !== 'not-applicable' && { verdict }) };
  }

  private foundAbout({ subject, groups, except = [], also = [] }: About): readonly Finding[] {
    return (this.bySubject.get(subject) ?? []).filter((finding) => {
      if (except.includes(finding.check) || finding.verdict === 'not-applicable') return false;
      const group = this.groupOf(finding.check);
      if (group === undefined || !(isAmiss(finding) || also.includes(group))) return false;
      return groups === undefined || groups.includes(group);
    });
  }

  private groupOf(id: string) {
    const check = this.checks.get(id);
    const [fact = ''] = [...(check?.enforces ?? []), ...(check?.mayEnforce ?? [])];
    return declarationOf(this.ruleSet.game, fact)?.group;
  }

  private clausesOf(cites: NonNullable<Reason['cites']>): readonly string[] {
    const clauses = cites.flatMap((cited) => {
      const [name, part] = typeof cited === 'string' ? [cited, undefined] : cited;
      const fact = this.ruleSet.facts.get(name);
      return fact === undefined ? [] : clausesBehind(fact, part);
    });
    return [...new Set(clauses)];
  }

  /** The fact's own name, where no check holds a table to it. */
  private labelOf(cites: NonNullable<Reason['cites']>): string {
    const labels = cites.flatMap((cited) => {
      const name = typeof cited === 'string' ? cited : cited[0];
      return this.ruleSet.facts.has(name) ? (declarationOf(this.ruleSet.game, name)?.label ?? []) : [];
    });
    return `${[...new Set(labels)].join('; ')}.`;
  }
}

const isAmiss = ({ verdict }: Finding): boolean => verdict === 'breaches' || verdict === 'indeterminate';

const withConsequences = (finding: Finding): readonly Finding[] => [
  finding,
  ...(finding.consequences ?? []).flatMap(withConsequences),
];
