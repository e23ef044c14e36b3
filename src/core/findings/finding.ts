import type { Outcome, Verdict } from '../checks/ledger';

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
