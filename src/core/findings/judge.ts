import { Ledger, type Outcome } from '../checks/ledger';
import { CHECKED_GAMES, type CheckedGame } from '../checks/registry';
import type { RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import { boundByChoice, type Bound, type Group } from './bound-by-choice';
import { findingsOf, verdictOf, type CheckedRound } from './checked-round';

/** Judges rounds under one rule set: compiled once, then used for any number of rounds. */
export interface Judge {
  readonly ruleSet: RuleSet;
  /** A sentence where the record is no round of this game. */
  check(record: RoundRecord): CheckedRound | string;
  /** The same of many, in their order: put to one check after another, they take far less time than one by one. */
  checkAll(records: readonly RoundRecord[]): readonly (CheckedRound | string)[];
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

/** A round as it was read, and what the checks say of it. */
interface Hearing<Round> {
  readonly id: string;
  readonly round: Round;
  readonly bound: Bound<Round>;
  readonly ledger: Ledger<Round>;
}

function bound<Round>(game: CheckedGame<Round>, ruleSet: RuleSet, keepsAll: boolean): Judge {
  const boundFor = boundByChoice(game, ruleSet, keepsAll);
  const { name, version, conflicts } = ruleSet;
  const open = (record: RoundRecord): Hearing<Round> | string => {
    const bound = boundFor(record);
    const round = game.read(record, bound.facts);
    return typeof round === 'string' ? round : { id: record.id, round, bound, ledger: new Ledger<Round>(keepsAll) };
  };
  const close = (hearing: Hearing<Round> | string): CheckedRound | string => {
    if (typeof hearing === 'string') return hearing;
    const { id, round, ledger } = hearing;
    const { examined, outcomes } = ledger;
    const findings = findingsOf(outcomes, conflicts, round, hearing.bound.facts);
    return { round: id, ruleSet: name, version, verdict: verdictOf(examined, outcomes), examined, findings };
  };
  return {
    ruleSet,
    examine: (record) => {
      const hearing = open(record);
      if (typeof hearing === 'string') return hearing;
      hear([hearing]);
      const { round, ledger } = hearing;
      const { examined, outcomes } = ledger;
      return { verdict: verdictOf(examined, outcomes), outcomes, round, facts: hearing.bound.facts };
    },
    check: (record) => {
      const hearing = open(record);
      hear([hearing]);
      return close(hearing);
    },
    checkAll: (records) => {
      const hearings = records.map(open);
      hear(hearings);
      return hearings.map(close);
    },
  };
}

/** Puts rounds to the checks that are bound for their choices. */
function hear<Round>(hearings: readonly (Hearing<Round> | string)[]): void {
  const alike = new Map<readonly Group<Round>[], Hearing<Round>[]>();
  for (const hearing of hearings) {
    if (typeof hearing === 'string') continue;
    const known = alike.get(hearing.bound.groups);
    if (known === undefined) alike.set(hearing.bound.groups, [hearing]);
    else known.push(hearing);
  }
  for (const [groups, those] of alike) for (const group of groups) putTo(group, those);
}

/** All rounds to a check before the next one comes: what the machine has at hand of the check serves them all. */
function putTo<Round>({ isIn, checks }: Group<Round>, all: readonly Hearing<Round>[]): void {
  const those = isIn === undefined ? all : all.filter(({ round }) => isIn(round));
  if (those.length === 0) return;
  for (const check of checks) for (const { ledger, round } of those) ledger.run(check, round);
}
