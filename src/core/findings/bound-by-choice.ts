import { bindChecks, valuesOf } from '../checks/bind';
import { whateverWasChosen } from '../checks/whatever-was-chosen';
import type { BoundCheck } from '../checks/ledger';
import { EVERY_ROUND, type Parts } from '../play/judging/parts';
import type { CheckedGame } from '../checks/registry';
import type { RoundRecord } from '../rounds/record';
import { choiceReaders } from '../rules/choice-readers';
import { choicesLeft, chosenRuleSet } from '../rules/chosen';
import type { RuleSet } from '../rules/rule-set';

/** Checks are bound once where the rules leave the operator no choice, and else once for each choice that is met. */
export function boundByChoice<Round>(
  { checks, parts }: CheckedGame<Round>,
  ruleSet: RuleSet,
): (record: RoundRecord) => Bound<Round> {
  const byField = choiceReaders(ruleSet);
  const readers = [...byField.values()];
  if (readers.length === 0) {
    const facts = valuesOf(ruleSet);
    const bound = { facts, groups: groupsOf(bindChecks(checks, ruleSet, undefined, facts), parts) };
    return () => bound;
  }
  const none: Met<Round> = { further: new Map(), bound: undefined };
  // From choice to choice, field by field: the tables of a file may take turns, each with its own.
  return (record) => {
    let met = none;
    for (const read of readers) {
      const choice = read(record);
      let next = met.further.get(choice);
      if (next === undefined) {
        next = { further: new Map(), bound: undefined };
        met.further.set(choice, next);
      }
      met = next;
    }
    return (met.bound ??= boundWith(record));
  };

  function boundWith(record: RoundRecord): Bound<Round> {
    const choiceIn = (field: string): string | undefined => byField.get(field)?.(record);
    const chosen = chosenRuleSet(ruleSet, choiceIn);
    const facts = valuesOf(chosen);
    const bound = bindChecks(checks, chosen, chosen.undecided, facts);
    return {
      facts,
      groups: groupsOf(whateverWasChosen(bound, ruleSet, choicesLeft(ruleSet, chosen, choiceIn)), parts),
    };
  }
}

/** What was bound for the choices met so far, and for each value of the next field. */
interface Met<Round> {
  readonly further: Map<string | undefined, Met<Round>>;
  bound: Bound<Round> | undefined;
}

/** The checks of a rule set and the facts they go by, for the choices that a record names. */
export interface Bound<Round> {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly groups: readonly Group<Round>[];
}

/** Checks that concern the same part of a round, so that a round without it is put to none of them. */
export interface Group<Round> {
  /** The bit of that part. */
  readonly part: number;
  readonly checks: readonly BoundCheck<Round>[];
}

function groupsOf<Round>(checks: readonly BoundCheck<Round>[], { bits }: Parts<Round>): readonly Group<Round>[] {
  return [...new Set([undefined, ...checks.map(({ check }) => check.concerns)])].map((concerns) => ({
    part: concerns === undefined ? EVERY_ROUND : (bits[concerns] ?? EVERY_ROUND),
    checks: checks.filter(({ check }) => check.concerns === concerns),
  }));
}
