import { Ledger, type Minutes, type Outcome } from '../checks/ledger';
import { EVERY_ROUND } from '../play/judging/parts';
import { CHECKED_GAMES, type CheckedGame } from '../checks/registry';
import type { Wager, WageredRound } from '../games/wager';
import type { RoundRecord } from '../rounds/record';
import { NO_DOUBTS, type Doubt } from '../rules/doubts/doubt';
import type { RuleSet } from '../rules/rule-set';
import { boundByChoice, type Bound, type Group } from './bound-by-choice';
import { findingsOf, verdictOf, type CheckedRound } from './checked-round';
import { rulesOf } from './judged-by';
import { suspicionOf } from './suspicion';
import { unjudgedWagers } from './unjudged-wagers';

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

/** `doubts` are of newer texts, whichever rules they are about. */
export function judgeFor(ruleSet: RuleSet, keepsAll = false, doubts = NO_DOUBTS): Judge | undefined {
  const game = CHECKED_GAMES.find(({ code }) => code === ruleSet.game);
  return game && judgeOf(game, ruleSet, keepsAll, doubts);
}

/** The same by a game that need not be in the registry yet. */
export const judgeOf = <Round>(
  game: CheckedGame<Round>,
  ruleSet: RuleSet,
  keepsAll = false,
  doubts = NO_DOUBTS,
): Judge => bound(game, ruleSet, keepsAll, doubts);

/** A round as it was read, and what the checks say of it. */
interface Hearing<Round> extends Minutes {
  readonly record: RoundRecord;
  readonly round: Round;
  readonly wagers: readonly Wager[];
  /** The bits of the parts that it has. */
  readonly parts: number;
  readonly bound: Bound<Round>;
}

function bound<Round>(game: CheckedGame<Round>, ruleSet: RuleSet, keepsAll: boolean, doubts: readonly Doubt[]): Judge {
  const boundFor = boundByChoice(game, ruleSet);
  const suspicion = suspicionOf(ruleSet, doubts);
  const byNewer = suspicion?.revised && bound(game, suspicion.revised, false, NO_DOUBTS);
  const inOrder = orderOf(game);
  const { conflicts } = ruleSet;
  const { ruleSet: name, version, instruments } = rulesOf(ruleSet);
  const open = (record: RoundRecord): Hearing<Round> | string => {
    const bound = boundFor(record);
    const round = game.read(record, bound.facts);
    if (typeof round === 'string') return round;
    const wagers = wagersOf(round);
    return { record, round, wagers, parts: game.parts.in(round), bound, examined: 0, outcomes: [] };
  };
  const permits = game.checks.find(({ judges }) => judges === 'permission');
  const outcomesOf = ({ record, round, outcomes }: Hearing<Round>): readonly Outcome[] => {
    const unjudged = unjudgedWagers(game.code, permits, round as WageredRound, ruleSet.facts, outcomes);
    const all = unjudged.length === 0 ? outcomes : [...outcomes, ...unjudged];
    if (suspicion === undefined) return inOrder(all);
    const newer = byNewer?.examine(record);
    return inOrder(suspicion.tell(all, typeof newer === 'string' ? undefined : newer?.outcomes));
  };
  const close = (hearing: Hearing<Round> | string): CheckedRound | string => {
    if (typeof hearing === 'string') return hearing;
    const { record, round, examined } = hearing;
    const outcomes = outcomesOf(hearing);
    const findings = findingsOf(outcomes, conflicts, round, hearing.bound.facts);
    const verdict = verdictOf(examined, outcomes);
    return { round: record.id, ruleSet: name, version, instruments, verdict, examined, findings };
  };
  return {
    ruleSet,
    examine: (record) => {
      const hearing = open(record);
      if (typeof hearing === 'string') return hearing;
      hear([hearing], keepsAll);
      const { round, examined } = hearing;
      const outcomes = outcomesOf(hearing);
      return { verdict: verdictOf(examined, outcomes), outcomes, round, facts: hearing.bound.facts };
    },
    check: (record) => {
      const hearing = open(record);
      hear([hearing], keepsAll);
      return close(hearing);
    },
    checkAll: (records) => {
      const hearings = records.map(open);
      hear(hearings, keepsAll);
      return hearings.map(close);
    },
  };
}

/** Every game that is judged has wagers. */
const wagersOf = (round: unknown): readonly Wager[] => (round as WageredRound).wagers;

/** Puts rounds to the checks that are bound for their choices. */
function hear<Round>(hearings: readonly (Hearing<Round> | string)[], keepsAll: boolean): void {
  const alike = new Map<readonly Group<Round>[], Hearing<Round>[]>();
  for (const hearing of hearings) {
    if (typeof hearing === 'string') continue;
    const known = alike.get(hearing.bound.groups);
    if (known === undefined) alike.set(hearing.bound.groups, [hearing]);
    else known.push(hearing);
  }
  const ledger = new Ledger<Round>(keepsAll);
  for (const [groups, those] of alike) for (const group of groups) putTo(group, those, ledger);
}

/** All rounds to a check before the next one comes: what the machine has at hand of the check serves them all. */
function putTo<Round>({ part, checks }: Group<Round>, all: readonly Hearing<Round>[], ledger: Ledger<Round>): void {
  const those = part === EVERY_ROUND ? all : all.filter(({ parts }) => (parts & part) !== 0);
  for (const check of checks) ledger.run(check, those);
  if (those.length === all.length) return;
  for (const hearing of all) if ((hearing.parts & part) === 0) ledger.passOver(checks, hearing);
}

/** Outcomes in the order of a game's checks, whichever were put to the round first. */
function orderOf<Round>({ checks }: CheckedGame<Round>): (outcomes: readonly Outcome[]) => readonly Outcome[] {
  const places = new Map<unknown, number>(checks.map((check, place) => [check, place]));
  const placeOf = ({ check }: Outcome): number => places.get(check) ?? 0;
  return (outcomes) =>
    outcomes.length < 2 ? outcomes : [...outcomes].sort((one, other) => placeOf(one) - placeOf(other));
}
