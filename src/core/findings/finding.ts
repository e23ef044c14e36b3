import type { Outcome, Verdict } from '../checks/ledger';
import type { Cited } from '../checks/ruling';
import { isRowOf } from '../rules/rows';
import type { Conflict } from '../rules/rule-set';
import { WHOLE } from '../rules/stated-fact';
import { settledInWords } from './settled-in-words';

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
  /** What only follows from this breach, such as wagers settled by a result that was announced wrongly; in no other place. */
  readonly consequences?: readonly Finding[];
}

const fill = (template: string, data: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? `{{${name}}}`);

function findingOf(outcome: Outcome): Finding {
  const { check, verdict, subject, clauses, breach, missing, about } = outcome;
  const common = { check: check.id, verdict, subject, clauses };
  if (breach) {
    const { expected, recorded } = breach;
    const message = fill(check.messages[breach.message] ?? '', {
      ...settledInWords(expected, recorded),
      ...{ subject, expected, recorded, ...breach.data },
    });
    return { ...common, expected, recorded, message };
  }
  if (missing)
    return {
      ...common,
      missing,
      message: `Cannot tell without ${missing.join(' and ')}. ${about ?? check.requirement}`,
    };
  return { ...common, message: check.requirement };
}

/** A finding on an outcome, with the contradictions between its clauses that bear on what it found. */
export function findingUnder(outcome: Outcome, conflicts: readonly Conflict[]): Finding {
  const finding = findingOf(outcome);
  const resting = conflicts.filter((conflict) => restsOn(outcome, conflict));
  return resting.length === 0
    ? finding
    : { ...finding, conflicts: resting.map(({ says, adopted }) => `${says} ${adopted}`) };
}

function restsOn({ check, clauses, breach }: Outcome, conflict: Conflict): boolean {
  if (!conflict.clauses.some((clause) => clauses.includes(clause))) return false;
  const cites = breach?.cites ?? [...check.enforces, ...check.mayEnforce];
  return conflict.facts?.some((named) => cites.some((cited) => bearsOn(named, cited))) ?? true;
}

/** `outcomes.double` bears on all that is cited of the fact or of all its rows, and of single rows on `double` and those beneath it. */
export function bearsOn(named: string, cited: Cited<string>): boolean {
  const [fact = '', ...rest] = named.split('.');
  const row = rest.join('.');
  if (typeof cited === 'string') return cited === fact;
  return cited[0] === fact && (row === '' || cited[1] === WHOLE || isRowOf(row, cited[1]));
}
