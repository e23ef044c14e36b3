import type { Outcome, Verdict } from '../checks/ledger';
import { judgeFor, type Examination, type Judge } from '../findings/judge';
import { dressed, optionsOffered, type Options } from '../replaying/dress';
import type { Side } from '../replaying/side';
import type { RoundRecord } from '../rounds/record';
import { exchanged as withFactOf, isExchangedByRow } from '../rules/exchanged';
import { isBreachOf, readsFact, type Subject } from './subject';

/** A round that may tell two rule sets apart, with what the operator has chosen on either side. */
export interface Candidate {
  readonly record: RoundRecord;
  readonly allowed: Options;
  readonly forbidden: Options;
}

/** What both sides make of a candidate that the second one forbids. */
export interface Viewed {
  readonly breaches: readonly Outcome[];
  readonly allowed: Examination;
}

/** A candidate that one side allows and the other forbids, and why the other does. */
export interface Shown {
  readonly candidate: Candidate;
  readonly breaches: readonly Outcome[];
  /** Checks that could not tell, on the side that allows it: the round is no witness of these. */
  readonly doubts: ReadonlySet<string>;
}

/** The breaches by which a round shows a difference in a subject. */
export interface Ground {
  readonly breaches: readonly Outcome[];
  /** They are of checks that enforce it; else of checks that only read it, and that find nothing once this figure is the other side's. */
  readonly isEnforced: boolean;
  /** What the side that forbids was given from the other: the figure, or all of its fact where that cannot be taken apart. */
  readonly exchanged: string;
}

/** Undefined where the first side does not allow it. */
export function shownBy(candidate: Candidate, { breaches, allowed }: Viewed): Shown | undefined {
  if (allowed.verdict !== 'complies') return undefined;
  return { candidate, breaches, doubts: new Set(allowed.outcomes.map(({ check }) => check.id)) };
}

type Offered = ReadonlyMap<string, readonly string[]>;

/** Two sides, the one that is to allow a round and the one that is to forbid it. */
export class Contrast {
  private readonly allowing: Judge | undefined;
  private readonly forbidding: Judge | undefined;
  private readonly offered: readonly [allows: Offered, forbids: Offered];
  private readonly withOneFigure = new Map<string, Judge>();
  private readonly seen: (readonly [Candidate, Viewed | undefined])[] = [];

  constructor(
    readonly allows: Side,
    readonly forbids: Side,
  ) {
    this.allowing = judgeFor(allows.ruleSet);
    this.forbidding = judgeFor(forbids.ruleSet);
    this.offered = [optionsOffered(allows.ruleSet), optionsOffered(forbids.ruleSet)];
  }

  /** The record with choices that both sides offer: those it names, and else one of each in turn. */
  candidate(record: RoundRecord, turn: number, { choice }: Partial<Subject> = {}): Candidate {
    const named = (offered: Offered): Options =>
      Object.fromEntries(
        [...offered].map(([name, options]) => {
          if (choice?.name === name && options.includes(choice.option)) return [name, choice.option];
          const chosen = record.table?.options?.[name];
          const kept = options.find((option) => option === chosen);
          return [name, kept ?? options[turn % options.length] ?? ''];
        }),
      );
    return { record: equipped(record, choice), allowed: named(this.offered[0]), forbidden: named(this.offered[1]) };
  }

  /** Undefined where the second side does not forbid it, or it is no round of the first. */
  view(candidate: Candidate): Viewed | undefined {
    const forbidden = this.forbidding?.examine(dressed(candidate.record, this.forbids, candidate.forbidden));
    if (typeof forbidden !== 'object' || forbidden.verdict !== 'breaches') return undefined;
    const allowed = this.allowing?.examine(dressed(candidate.record, this.allows, candidate.allowed));
    if (typeof allowed !== 'object') return undefined;
    return { breaches: forbidden.outcomes.filter(({ verdict }) => verdict === 'breaches'), allowed };
  }

  /** The candidates with what both sides make of them, each judged once however often they are gone through. */
  *viewEach(candidates: Iterable<Candidate>): Generator<readonly [Candidate, Viewed | undefined]> {
    let at = 0;
    for (const candidate of candidates) {
      const known = this.seen[at] ?? ([candidate, this.view(candidate)] as const);
      this.seen[at] = known;
      at += 1;
      yield known;
    }
  }

  /** Undefined where the first side does not allow it or the second does not forbid it. */
  show(candidate: Candidate): Shown | undefined {
    const viewed = this.view(candidate);
    return viewed && shownBy(candidate, viewed);
  }

  /** How what was shown is a difference in the subject; undefined where it is none. */
  groundIn(subject: Subject, { candidate, breaches, doubts }: Shown): Ground | undefined {
    const certain = breaches.filter(({ check }) => !doubts.has(check.id));
    const own = certain.filter((outcome) => isBreachOf(subject, outcome));
    const { fact } = subject;
    if (fact === undefined) return own.length > 0 ? { breaches: own, isEnforced: true, exchanged: '' } : undefined;
    // Only what a check reads can make it find something else, and asking the rules anew takes time.
    const reading = certain.filter(({ check }) => readsFact(check, fact));
    const still = this.stillFound(subject, fact, candidate, reading);
    if (still === undefined) return undefined;
    const exchanged = isExchangedByRow(this.forbids.ruleSet, this.allows.ruleSet, fact) ? subject.name : fact;
    const enforced = own.filter((outcome) => still(outcome) !== 'breaches');
    if (enforced.length > 0) return { breaches: enforced, isEnforced: true, exchanged };
    const resting = reading.filter((outcome) => still(outcome) === undefined);
    return resting.length > 0 ? { breaches: resting, isEnforced: false, exchanged } : undefined;
  }

  /** What becomes of a breach once the side that forbids has this one figure from the other: still one, in doubt, or nothing. */
  private stillFound(
    { row }: Subject,
    fact: string,
    { record, allowed, forbidden }: Candidate,
    breaches: readonly Outcome[],
  ): ((outcome: Outcome) => Verdict | undefined) | undefined {
    if (breaches.length === 0) return undefined;
    const key = `${fact} ${row ?? ''}`;
    const judge =
      this.withOneFigure.get(key) ?? judgeFor(withFactOf(this.forbids.ruleSet, this.allows.ruleSet, fact, row));
    if (judge === undefined) return undefined;
    this.withOneFigure.set(key, judge);
    const other = judge.examine(dressed(record, this.forbids, { ...allowed, ...forbidden }));
    if (typeof other !== 'object') return undefined;
    return ({ check, subject }) =>
      other.outcomes.find((outcome) => outcome.check.id === check.id && outcome.subject === subject)?.verdict;
  }
}

/** With the equipment by which a figure is chosen, such as the number of decks. */
function equipped(record: RoundRecord, choice: Subject['choice']): RoundRecord {
  const { equipment } = record;
  if (choice === undefined || equipment?.[choice.name as keyof typeof equipment] === undefined) return record;
  return { ...record, equipment: { ...equipment, [choice.name]: Number(choice.option) } };
}
