import { bindChecks, valuesOf } from '../checks/bind';
import { Ledger, type BoundCheck, type Outcome } from '../checks/ledger';
import type { Parts } from '../checks/parts';
import { CHECKED_GAMES, type CheckedGame } from '../checks/registry';
import type { RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import { choiceFields, chosenRuleSet, fieldOf, fieldReader } from '../rules/chosen';
import { findingsOf, verdictOf, type CheckedRound } from './checked-round';

/** Judges rounds under one rule set: compiled once, then used for any number of rounds. */
export interface Judge {
  readonly ruleSet: RuleSet;
  /** A sentence where the record is no round of this game. */
  check(record: RoundRecord): CheckedRound | string;
  /** The same before it is put into words: what each check said, of the round as it was read. */
  examine(record: RoundRecord): Examination | string;
}

export interface Examination {
  readonly verdict: CheckedRound['verdict'];
  readonly outcomes: readonly Outcome[];
  readonly round: unknown;
  /** What the rules state once the operator's choices are known. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export function judgeFor(ruleSet: RuleSet, keepsAll = false): Judge | undefined {
  const game = CHECKED_GAMES.find(({ code }) => code === ruleSet.game);
  return game && bound(game, ruleSet, keepsAll);
}

function bound<Round>(game: CheckedGame<Round>, ruleSet: RuleSet, keepsAll: boolean): Judge {
  const boundFor = boundByChoice(game, ruleSet, keepsAll);
  const ledger = new Ledger<Round>(keepsAll);
  const { name, version, conflicts } = ruleSet;
  const run = (round: Round, groups: readonly Group<Round>[]): void => {
    ledger.reset();
    for (const { isIn, checks } of groups)
      if (isIn === undefined || isIn(round)) for (const check of checks) ledger.run(check, round);
  };
  return {
    ruleSet,
    examine: (record) => {
      const { facts, groups } = boundFor(record);
      const round = game.read(record, facts);
      if (typeof round === 'string') return round;
      run(round, groups);
      const { examined, outcomes } = ledger;
      return { verdict: verdictOf(examined, outcomes), outcomes, round, facts };
    },
    check: (record) => {
      const { facts, groups } = boundFor(record);
      const round = game.read(record, facts);
      if (typeof round === 'string') return round;
      run(round, groups);
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
  { checks, parts }: CheckedGame<Round>,
  ruleSet: RuleSet,
  keepsAll: boolean,
): (record: RoundRecord) => Bound<Round> {
  const fields = choiceFields(ruleSet);
  if (fields.length === 0) {
    const facts = valuesOf(ruleSet);
    const bound = { facts, groups: groupsOf(bindChecks(checks, ruleSet, undefined, facts), parts, keepsAll) };
    return () => bound;
  }
  const readers = fields.map(fieldReader);
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
    const chosen = chosenRuleSet(ruleSet, (field) => fieldOf(record, field));
    const facts = valuesOf(chosen);
    return { facts, groups: groupsOf(bindChecks(checks, chosen, chosen.undecided, facts), parts, keepsAll) };
  }
}

/** What was bound for the choices met so far, and for each value of the next field. */
interface Met<Round> {
  readonly further: Map<string | undefined, Met<Round>>;
  bound: Bound<Round> | undefined;
}

interface Bound<Round> {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly groups: readonly Group<Round>[];
}

interface Group<Round> {
  /** Whether a round has the part that these checks concern; they concern all of it where there is none. */
  readonly isIn: ((round: Round) => boolean) | undefined;
  readonly checks: readonly BoundCheck<Round>[];
}

/** Checks by the part of a round they concern, so that a round without it is not put to them; all in one list where every check is to be told of. */
function groupsOf<Round>(
  checks: readonly BoundCheck<Round>[],
  parts: Parts<Round>,
  keepsAll: boolean,
): readonly Group<Round>[] {
  if (keepsAll) return [{ isIn: undefined, checks }];
  return [...new Set([undefined, ...checks.map(({ check }) => check.concerns)])].map((concerns) => ({
    isIn: concerns === undefined ? undefined : parts[concerns],
    checks: checks.filter(({ check }) => check.concerns === concerns),
  }));
}
