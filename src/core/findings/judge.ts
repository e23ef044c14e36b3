import { bindChecks, valuesOf } from '../checks/bind';
import { Ledger, type BoundCheck } from '../checks/ledger';
import { CHECKED_GAMES, type CheckedGame } from '../checks/registry';
import type { RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import type { Check } from '../checks/check';
import { choiceFields, chosenRuleSet, fieldOf, fieldReader } from '../rules/chosen';
import { findingsOf, verdictOf, type CheckedRound } from './checked-round';

/** Judges rounds under one rule set: compiled once, then used for any number of rounds. */
export interface Judge {
  readonly ruleSet: RuleSet;
  /** A sentence where the record is no round of this game. */
  check(record: RoundRecord): CheckedRound | string;
}

export function judgeFor(ruleSet: RuleSet, keepsAll = false): Judge | undefined {
  const game = CHECKED_GAMES.find(({ code }) => code === ruleSet.game);
  return game && bound(game, ruleSet, keepsAll);
}

function bound<Round>(game: CheckedGame<Round>, ruleSet: RuleSet, keepsAll: boolean): Judge {
  const boundFor = boundByChoice(game.checks, ruleSet, keepsAll);
  const ledger = new Ledger<Round>(keepsAll);
  const { name, version, conflicts } = ruleSet;
  return {
    ruleSet,
    check: (record) => {
      const { facts, groups } = boundFor(record);
      const round = game.read(record, facts);
      if (typeof round === 'string') return round;
      ledger.reset();
      for (const { concerns, checks } of groups)
        if (concerns === undefined || hasPart(round, concerns)) for (const check of checks) ledger.run(check, round);
      const { examined, outcomes } = ledger;
      return {
        round: record.id,
        ruleSet: name,
        version,
        verdict: verdictOf(examined, outcomes),
        examined,
        findings: findingsOf(outcomes, conflicts, round, facts),
      };
    },
  };
}

/** Checks are bound once where the rules leave the operator no choice, and else once for each choice that is met. */
function boundByChoice<Round>(
  checks: readonly Check<Round>[],
  ruleSet: RuleSet,
  keepsAll: boolean,
): (record: RoundRecord) => Bound<Round> {
  const fields = choiceFields(ruleSet);
  if (fields.length === 0) {
    const facts = valuesOf(ruleSet);
    const bound = { facts, groups: groupsOf(bindChecks(checks, ruleSet, undefined, facts), keepsAll) };
    return () => bound;
  }
  const byChoice = new Map<string, Bound<Round>>();
  const read = fields.map(fieldReader);
  let latest: { readonly choices: readonly (string | undefined)[]; readonly bound: Bound<Round> } | undefined;
  return (record) => {
    // Rounds of one table come one after another, and its choices seldom change between them.
    if (latest?.choices.every((choice, index) => read[index]?.(record) === choice)) return latest.bound;
    const choices = read.map((field) => field(record));
    const bound = boundWith(record, JSON.stringify(choices));
    latest = { choices, bound };
    return bound;
  };

  function boundWith(record: RoundRecord, key: string): Bound<Round> {
    const known = byChoice.get(key);
    if (known !== undefined) return known;
    const chosen = chosenRuleSet(ruleSet, (field) => fieldOf(record, field));
    const facts = valuesOf(chosen);
    const bound = { facts, groups: groupsOf(bindChecks(checks, chosen, chosen.undecided, facts), keepsAll) };
    byChoice.set(key, bound);
    return bound;
  }
}

interface Bound<Round> {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly groups: readonly Group<Round>[];
}

interface Group<Round> {
  readonly concerns: string | undefined;
  readonly checks: readonly BoundCheck<Round>[];
}

/** Checks by the part of a round they concern, so that a round without it is not put to them; all in one list where every check is to be told of. */
function groupsOf<Round>(checks: readonly BoundCheck<Round>[], keepsAll: boolean): readonly Group<Round>[] {
  if (keepsAll) return [{ concerns: undefined, checks }];
  return [...new Set([undefined, ...checks.map(({ check }) => check.concerns)])].map((concerns) => ({
    concerns,
    checks: checks.filter(({ check }) => check.concerns === concerns),
  }));
}

function hasPart(round: unknown, part: string): boolean {
  const value = (round as Readonly<Record<string, unknown>>)[part];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
