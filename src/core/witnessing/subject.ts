import type { Check } from '../play/judging/check';
import type { Outcome } from '../checks/ledger';
import { checksFor } from '../checks/registry';
import { bearsOn } from '../findings/finding';
import { gameOf } from '../games/registry';
import type { RuleSet } from '../rules/rule-set';
import { nearestNames } from '../values/nearest-names';

/** What a difference is looked for in: a duty, or a fact, all of it or one figure. */
export interface Subject {
  /** As it was asked for: `baccarat/banker-wins-pay-stated-odds`, `bankerPays`, `pays.total:9`, `pays.perfect[payTable=2]`. */
  readonly name: string;
  readonly fact?: string;
  readonly row?: string;
  /** The choice of the operator under which the figure holds. */
  readonly choice?: { readonly name: string; readonly option: string };
  /** The checks on whose breach it turns: the one named, or those that enforce the fact. */
  readonly checks: ReadonlySet<string>;
}

const FIGURE = /^([A-Za-z][A-Za-z0-9]*)(?:\.(.+?))?(?:\[([^\]=]+)=([^\]]*)\])?$/;

/** A check by its id, with or without the game before it; else a fact or a figure as `compare` names it. */
export function subjectOf(game: string, name: string, sides: readonly RuleSet[]): Subject | string {
  const checks = sides.flatMap((side) => checksFor(side));
  const check = checks.find(({ id }) => id === name || id === `${game}/${name}`);
  if (check !== undefined) return { name: check.id, checks: new Set([check.id]) };
  const declared = Object.keys(gameOf(game)?.facts ?? {});
  const [, fact = '', row, chosenBy, option] = FIGURE.exec(name) ?? [];
  if (!declared.includes(fact))
    return `${game} has no check and no fact "${name}"; ${nearest(name, [...checks.map(({ id }) => id), ...declared])}`;
  return {
    name,
    fact,
    ...(row !== undefined && { row }),
    ...(chosenBy !== undefined && option !== undefined && { choice: { name: chosenBy, option } }),
    checks: new Set(checks.filter((one) => enforces(one, fact, row, sides)).map(({ id }) => id)),
  };
}

function enforces(check: Check<unknown>, fact: string, row: string | undefined, sides: readonly RuleSet[]): boolean {
  if (![...check.enforces, ...check.mayEnforce].includes(fact)) return false;
  const { enforcesRow } = check;
  if (enforcesRow === undefined) return true;
  const cells = sides.flatMap((side) => side.facts.get(fact)?.cells ?? []);
  return cells.some(({ part, text }) => (row === undefined || part === row) && enforcesRow(fact, part, text));
}

/** Whether what a check found is a breach of what is asked about. */
export const isBreachOf = ({ checks, fact, row }: Subject, { verdict, check, breach }: Outcome): boolean => {
  if (verdict !== 'breaches' || !checks.has(check.id)) return false;
  if (fact === undefined) return true;
  const named = row === undefined ? fact : `${fact}.${row}`;
  return breach?.cites.some((cited) => bearsOn(named, cited)) ?? false;
};

/** Whether a check reads the fact: enforces it or takes it into account. Only then can it find something else. */
export const readsFact = ({ enforces: own, mayEnforce, needs, uses }: Outcome['check'], fact: string): boolean =>
  own.includes(fact) || mayEnforce.includes(fact) || needs.includes(fact) || uses.includes(fact);

/** Whether any check of these rules has to do with what is asked about. */
export const isReadBy = (rules: RuleSet, { fact }: Subject): boolean =>
  fact === undefined || checksFor(rules).some((check) => readsFact(check, fact));

function nearest(name: string, known: readonly string[]): string {
  const alike = nearestNames(name, known);
  return alike.length === 0
    ? 'house-rules compare lists the facts, house-rules coverage the checks.'
    : `the nearest are ${alike.join(', ')}.`;
}

/** The facts that the checks of a subject enforce. */
export const factsEnforced = ({ checks }: Subject, sides: readonly RuleSet[]): ReadonlySet<string> =>
  new Set(
    sides
      .flatMap((side) => checksFor(side))
      .filter(({ id }) => checks.has(id))
      .flatMap(({ enforces, mayEnforce }) => [...enforces, ...mayEnforce]),
  );
