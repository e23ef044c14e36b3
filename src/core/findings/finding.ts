import type { Outcome, Verdict } from '../checks/ledger';
import type { Cited } from '../play/judging/ruling';
import type { Doubt, SuspectLink } from '../rules/doubts/doubt';
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
  /** Links that it rests on and that a newer text has put in doubt, until a person confirms them. */
  readonly suspect?: readonly SuspectLink[];
  /** What only follows from this breach, such as wagers settled by a result that was announced wrongly; in no other place. */
  readonly consequences?: readonly Finding[];
}

const fill = (template: string, data: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? `{{${name}}}`);

function sentenceOf(
  { check, subject }: Outcome,
  { message, expected, recorded, data }: NonNullable<Outcome['breach']>,
) {
  return fill(check.messages[message] ?? '', {
    ...settledInWords(expected, recorded),
    ...{ subject, expected, recorded, ...data },
  });
}

/** What it would be by each of two texts. */
function eitherWay(outcome: Outcome, { held, newer }: NonNullable<Outcome['either']>): string {
  const said = (breach: Outcome['breach']): string =>
    breach === undefined ? 'Nothing is amiss.' : sentenceOf(outcome, breach);
  return `By the rules as they are held: ${said(held)} By the newer text: ${said(newer)}`;
}

function findingOf(outcome: Outcome): Finding {
  const { check, verdict, subject, clauses, breach, missing, about, either } = outcome;
  const common = { check: check.id, verdict, subject, clauses };
  if (breach) {
    const { expected, recorded } = breach;
    return { ...common, expected, recorded, message: sentenceOf(outcome, breach) };
  }
  if (missing) {
    const message = `Cannot tell without ${missing.join(' and ')}. ${about ?? check.requirement}`;
    return { ...common, missing, message: either ? `${message} ${eitherWay(outcome, either)}` : message };
  }
  return { ...common, message: check.requirement };
}

/** A finding on an outcome, with the contradictions between its clauses that bear on what it found. */
export function findingUnder(outcome: Outcome, conflicts: readonly Conflict[]): Finding {
  const finding = findingOf(outcome);
  const resting = conflicts.filter((conflict) => restsOn(outcome, conflict));
  return {
    ...finding,
    ...(resting.length > 0 && { conflicts: resting.map(({ says, adopted }) => `${says} ${adopted}`) }),
    ...(outcome.suspect && { suspect: suspectLinks(outcome.suspect) }),
  };
}

/** Each clause once for all facts of which the same is to be said. */
function suspectLinks(doubts: readonly Doubt[]): readonly SuspectLink[] {
  const told = new Map(doubts.map((doubt) => [`${doubt.clause} ${doubt.sentence}`, doubt]));
  return [...told.values()].map(({ clause, was, is, sentence }) => ({
    clause,
    ...(was !== undefined && { was }),
    ...(is !== undefined && { is }),
    sentence,
  }));
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
