import type { Outcome, Verdict } from '../checks/ledger';
import type { Conflict } from '../rules/rule-set';

/** What a person is told: what happened, what the rule required, where the rule stands. */
export interface Finding {
  readonly check: string;
  readonly verdict: Verdict;
  readonly subject: string;
  readonly clauses: readonly string[];
  readonly expected?: string;
  readonly recorded?: string;
  readonly missing?: readonly string[];
  readonly message: string;
  /** Where the clauses it rests on are at odds with one another: what is wrong with them, and how they were read. */
  readonly conflicts?: readonly string[];
}

const fill = (template: string, data: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? `{{${name}}}`);

export function findingOf(outcome: Outcome): Finding {
  const { check, verdict, subject, clauses, breach, missing } = outcome;
  const common = { check: check.id, verdict, subject, clauses };
  if (breach) {
    const { expected, recorded } = breach;
    const message = fill(check.messages[breach.message] ?? '', { subject, expected, recorded, ...breach.data });
    return { ...common, expected, recorded, message };
  }
  if (missing)
    return {
      ...common,
      missing,
      message: `Cannot tell without ${missing.join(' and ')}. ${check.requirement}`,
    };
  return { ...common, message: check.requirement };
}

/** Tells of every finding whether it rests on clauses that contradict each other. */
export function withConflicts(findings: readonly Finding[], conflicts: readonly Conflict[]): readonly Finding[] {
  if (conflicts.length === 0 || findings.length === 0) return findings;
  return findings.map((finding) => {
    const resting = conflicts.filter(({ clauses }) => clauses.some((clause) => finding.clauses.includes(clause)));
    if (resting.length === 0) return finding;
    return { ...finding, conflicts: resting.map(({ says, adopted }) => `${says} ${adopted}`) };
  });
}
