import { gameOf } from '../games/registry';
import type { Undecided } from '../rules/chosen';
import type { RuleSet } from '../rules/rule-set';
import type { Check } from '../play/judging/check';
import { clausesEnforced } from './clauses-enforced';
import type { BoundCheck } from './ledger';
import { rowLacking } from '../play/judging/ruling';

const NONE_UNDECIDED: ReadonlyMap<string, Undecided> = new Map();

/**
 * Makes a game's checks ready for one rule set, in registry order. A rule set that is silent on all the facts a check
 * enforces, or has none of the rows, does not impose that duty, and the check is left out; where it imposes the duty and lacks something needed
 * to judge it, the check can never tell and says what is lacking: a fact, or the choice of the operator on which one depends.
 * So it is with a fact on which the rules are not even said to be silent: nobody knows whether there is a duty (docs/adr/0025).
 */
export function bindChecks<Round>(
  checks: readonly Check<Round>[],
  ruleSet: RuleSet,
  undecided = NONE_UNDECIDED,
  facts = valuesOf(ruleSet),
): readonly BoundCheck<Round>[] {
  const isStated = (name: string): boolean => ruleSet.facts.has(name);
  const isUnknown = (name: string): boolean =>
    ruleSet.silent !== undefined && !isStated(name) && !undecided.has(name) && !ruleSet.silent.has(name);
  return checks.flatMap((check) => {
    const { enforces, mayEnforce, needs, uses } = check;
    const imposing = enforces.length > 0 ? enforces : mayEnforce;
    const isImposed = (name: string): boolean =>
      isLeftOpen(check, name, undecided.get(name)) ||
      (isStated(name) && clausesEnforced(check, ruleSet.facts.get(name)).length > 0);
    if (!imposing.some((name) => isImposed(name) || isUnknown(name))) return [];
    const unknown = [...enforces, ...mayEnforce, ...needs].filter(isUnknown);
    const isAbsent = (name: string): boolean => !isStated(name) && !(check.byRow && undecided.has(name));
    const absent = [...new Set([...unknown, ...[...enforces, ...needs].filter(isAbsent)])];
    const clauses = new Set(
      imposing.flatMap((name) => {
        const fact = ruleSet.facts.get(name);
        return fact === undefined ? (undecided.get(name)?.clauses ?? []) : clausesEnforced(check, fact);
      }),
    );
    const excuses = uses.filter(isUnknown);
    const open = [
      ...mayEnforce.flatMap((name) => undecided.get(name)?.fields ?? []),
      ...excuses.map((name) => `fact ${name}`),
    ];
    const missing = absent.flatMap((name) => undecided.get(name)?.fields ?? [`fact ${name}`]);
    const run = absent.length > 0 ? lacking(check, missing) : open.length > 0 ? doubting(check, open) : check.run;
    const unstated = unknown.length + excuses.length > 0;
    return [
      {
        check,
        facts,
        stated: ruleSet.facts,
        clauses: [...clauses],
        open: rowsLeftOpen(check, undecided),
        unstated,
        run,
      },
    ];
  });
}

/** Whether a choice leaves open something of a fact that the check holds a table to. */
const isLeftOpen = <Round>({ enforcesRow }: Check<Round>, name: string, left: Undecided | undefined): boolean =>
  left !== undefined && (enforcesRow === undefined || [...left.byRow].some(([row]) => enforcesRow(name, row, '')));

/** For each row that a choice leaves open, as a check names it where it is lacking, the field of the record that names the choice. */
function rowsLeftOpen<Round>(
  { enforces, needs, uses }: Check<Round>,
  undecided: ReadonlyMap<string, Undecided>,
): ReadonlyMap<string, string> {
  const rows = [...enforces, ...needs, ...uses].flatMap((name) =>
    [...(undecided.get(name)?.byRow ?? [])].map(([row, field]) => [rowLacking(name, row), field] as const),
  );
  return new Map(rows);
}

const lacking =
  <Round>(check: Check<Round>, missing: readonly string[]): Check<Round>['run'] =>
  (round, _facts, ruling) => {
    if (check.occursIn?.(round) !== false) ruling.cannotTell('rule set', missing);
  };

/** What it also holds a table to depends on a choice that is not known: a breach might be none under another choice. */
const doubting =
  <Round>(check: Check<Round>, missing: readonly string[]): Check<Round>['run'] =>
  (round, facts, ruling) => {
    check.run(round, facts, {
      complies: (subject) => {
        ruling.complies(subject);
      },
      breaches: (subject) => {
        ruling.cannotTell(subject, missing);
      },
      cannotTell: (subject, fields, cites) => {
        ruling.cannotTell(subject, fields, cites);
      },
    });
  };

/**
 * Every fact the game knows, in one object that all checks share. Their types keep each check to what it declares;
 * one object of one shape keeps the functions they share quick, which an object for each check would not.
 */
export const valuesOf = ({ game, facts }: RuleSet): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(gameOf(game)?.facts ?? {}).map((name) => [name, facts.get(name)?.value]));
