import type { ChosenRuleSet } from '../rules/chosen';
import type { RuleSet } from '../rules/rule-set';
import type { StatedFact } from '../rules/stated-fact';
import { bindChecks, valuesOf } from './bind';
import type { Check } from '../play/judging/check';
import type { BoundCheck } from './ledger';
import { whichever } from './whichever';

/**
 * Checks that a choice leaves in doubt, made to ask what holds under everything that may have been chosen. Of a choice the
 * rules under each option are given, all else left as it is; one that leaves a check lacking something else is no help.
 * The round was read without the choice, so that a check whose answer it decides has to ask the facts.
 */
export function whateverWasChosen<Round>(
  bound: readonly BoundCheck<Round>[],
  ruleSet: RuleSet,
  choices: ReadonlyMap<string, readonly ChosenRuleSet[]>,
): readonly BoundCheck<Round>[] {
  if (choices.size === 0) return bound;
  return bound.map((one) => {
    const { check, stated } = one;
    const open = new Map([...ruleSet.facts].filter(([, fact]) => isChosenBy(fact, (field) => choices.has(field))));
    const names = [...check.enforces, ...check.mayEnforce, ...check.needs, ...check.uses];
    const ways = [...choices].flatMap(([field, options]) => {
      const depends = names.some((name) => isChosenBy(open.get(name), (one) => one === field));
      return depends && options.every((option) => isWhole(check, option))
        ? [options.map((option) => valuesOf(option))]
        : [];
    });
    if (ways.length === 0) return one;
    const citable = [...open].map(([name, fact]) => [name, withOpenCells(stated.get(name), fact)] as const);
    return { ...one, stated: new Map([...stated, ...citable]), run: whichever(check, one.run, ways) };
  });
}

const isChosenBy = (fact: StatedFact | undefined, isField: (field: string) => boolean): boolean =>
  fact?.shares.some(({ choice }) => choice !== undefined && isField(choice.field)) === true;

/** The check runs by itself under this option. */
const isWhole = <Round>(check: Check<Round>, option: ChosenRuleSet): boolean =>
  bindChecks([check], option, option.undecided)[0]?.run === check.run;

/** What is known of a fact, and beside it every figure that a choice leaves open, so that its clauses can be cited. */
function withOpenCells(known: StatedFact | undefined, whole: StatedFact): StatedFact {
  if (known === undefined) return whole;
  const parts = new Set(known.cells.map(({ part }) => part));
  return { ...whole, cells: [...known.cells, ...whole.cells.filter(({ part }) => !parts.has(part))] };
}
