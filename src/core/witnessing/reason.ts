import { checksFor } from '../checks/registry';
import { clausesEnforced } from '../checks/clauses-enforced';
import type { RuleSet } from '../rules/rule-set';
import type { UncheckedReason } from '../rules/source';
import type { Contrast } from './contrast';
import type { MadeRounds } from './made-rounds';
import type { Obstacles } from './obstacles';
import type { Subject } from './subject';

/** Why no round is shown, as far as that is known. */
export interface Reason {
  readonly code:
    | 'not-stated'
    | 'not-recorded'
    | 'not-checked'
    | 'cannot-be-broken'
    | 'forbidden-by-both'
    | 'cannot-be-told'
    | 'forbidden-anyway'
    | 'not-found';
  /** One sentence. */
  readonly says: string;
}

/** Why the rule sources say that no check reaches a clause. */
export type Unchecked = (clause: string) => UncheckedReason | undefined;

/** What is known once no round was found. */
export interface Sought {
  readonly subject: Subject;
  readonly contrast: Contrast;
  readonly forbidden: MadeRounds;
  /** Of the figures in which the sides differ, the clauses by which the side that is to forbid states them. */
  readonly clauses: readonly string[];
  readonly isStated: boolean;
  readonly obstacles: Obstacles;
  readonly unchecked: Unchecked;
}

export function reasonOf(sought: Sought): Reason {
  const { subject, contrast, isStated, obstacles } = sought;
  const { ruleSet: rules, name: forbids } = contrast.forbids;
  const { name: allows } = contrast.allows;
  const { name, fact } = subject;
  const imposed = fact === undefined ? [...subject.checks] : checksOn(subject, fact, rules);
  if (fact !== undefined && !isStated && !isList(fact, rules))
    return { code: 'not-stated', says: `${forbids} does not state ${name}, and forbids no round by it.` };
  if (imposed.length === 0) return unreached(sought);
  const unbreakable = imposed.map((id) => sought.forbidden.unbreakable(id));
  const [why] = unbreakable;
  if (why !== undefined && unbreakable.every((one) => one !== undefined))
    return { code: 'cannot-be-broken', says: `No round can break it under ${forbids}: ${why}.` };
  if (obstacles.checks.length > 0)
    return {
      code: 'forbidden-by-both',
      says: `Rounds that break it under ${forbids} are forbidden by ${allows} too, by ${listed(obstacles.checks)}.`,
    };
  if (obstacles.doubts.length > 0)
    return {
      code: 'cannot-be-told',
      says: `Of rounds that break it under ${forbids} the rules of ${allows} cannot tell: ${listed(obstacles.doubts)}.`,
    };
  if (obstacles.forbiddenAnyway > 0)
    return {
      code: 'forbidden-anyway',
      says: `Rounds that break it under ${forbids} break other figures there too, and would with the figure of ${allows}.`,
    };
  return { code: 'not-found', says: 'That does not prove that there is none.' };
}

/** A list of names forbids by what is not in it. */
const isList = (fact: string, { facts }: RuleSet): boolean =>
  facts.get(fact)?.cells.some(({ part, text }) => part !== '' && part === text) ?? false;

/** The checks by which these rules hold a table to the figure. */
const checksOn = ({ row }: Subject, fact: string, rules: RuleSet): readonly string[] =>
  checksFor(rules)
    .filter(
      (check) =>
        [...check.enforces, ...check.mayEnforce].includes(fact) &&
        clausesEnforced(check, rules.facts.get(fact)).length > 0 &&
        (row === undefined ||
          check.enforcesRow === undefined ||
          (rules.facts.get(fact)?.cells ?? []).some(
            ({ part, text }) => part === row && check.enforcesRow?.(fact, part, text),
          )),
    )
    .map(({ id }) => id);

/** No check enforces it: by what the rule sources say of its clauses, because no record could show it, or because none was written. */
function unreached({ subject, contrast, clauses, unchecked }: Sought): Reason {
  const { name: forbids } = contrast.forbids;
  const reasons = [...new Set(clauses.flatMap((clause) => unchecked(clause) ?? []))];
  if (reasons.length > 0)
    return {
      code: 'not-recorded',
      says: `A recorded round does not show whether ${subject.name} is kept (${reasons.join(', ')}), and no check of ${forbids} enforces it.`,
    };
  return { code: 'not-checked', says: `No check enforces ${subject.name} under ${forbids}.` };
}

const listed = (checks: readonly string[]): string => checks.slice(0, 3).join(', ');
