import type { Wager } from '../games/wager';
import type { Doubt } from '../rules/doubts/doubt';
import type { StatedFact } from '../rules/stated-fact';
import { clausesBehind } from '../rules/stated-fact';
import type { Check } from '../play/judging/check';
import { judgedBy } from '../play/judging/judged-wagers';
import type { Breach, Cited, Ruling } from '../play/judging/ruling';

export type Verdict = 'complies' | 'breaches' | 'not-applicable' | 'indeterminate';

/** What one check found out about one subject of a round. */
export interface Outcome {
  readonly check: Pick<
    Check<never>,
    'id' | 'requirement' | 'messages' | 'judges' | 'enforces' | 'mayEnforce' | 'needs' | 'uses' | 'follows'
  >;
  readonly verdict: Verdict;
  readonly subject: string;
  readonly clauses: readonly string[];
  readonly breach?: Breach<string, string>;
  readonly missing?: readonly string[];
  /** What is missing is something that the rules ought to state: that leaves a round open whatever the check is about. */
  readonly unstated?: boolean;
  /** What it is about, where the requirement of the check does not say it. */
  readonly about?: string;
  /** Links in doubt that it rests on. */
  readonly suspect?: readonly Doubt[];
  /** Where a newer text leads to another answer: the breach by each, and none where it complies. */
  readonly either?: {
    readonly held: Breach<string, string> | undefined;
    readonly newer: Breach<string, string> | undefined;
  };
}

/** A check made ready for one rule set: its facts gathered, the clauses behind them looked up. */
export interface BoundCheck<Round> {
  readonly check: Check<Round>;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly stated: ReadonlyMap<string, StatedFact>;
  /** Of every fact the check enforces. */
  readonly clauses: readonly string[];
  /** Rows that depend on a choice which is not known, and the field of a record that names the choice. */
  readonly open: ReadonlyMap<string, string>;
  /** The rules neither state all that it reads nor say that they are silent on it. */
  readonly unstated: boolean;
  /** The check's own; or, where the rule set lacks a fact it needs, one that says so of every round. */
  readonly run: Check<Round>['run'];
}

/** What was said of one round so far: how much was examined, and what of it must be told. */
export interface Minutes {
  examined: number;
  readonly outcomes: Outcome[];
}

/** A round with its minutes. */
type Heard<Round> = Minutes & { readonly round: Round; readonly wagers: readonly Wager[] };

/** Takes down what checks say of rounds, one round at a time; only what matters leaves a trace. */
export class Ledger<Round> implements Ruling<string, string> {
  private examined = 0;
  private bound: BoundCheck<Round> | undefined;
  private heard: readonly Heard<Round>[] = [];
  /** Which of them it is. */
  private at = 0;
  /** What a check decides about wagers, as a bit; the wagers of the round, and the one that it has come to. */
  private judging = 0;
  private wagers: readonly Wager[] = [];
  private next = 0;

  constructor(private readonly keepsAll: boolean) {}

  /** Puts rounds to a check. What is said of each goes into its minutes. Runs for every round and check, and so does little besides. */
  run(bound: BoundCheck<Round>, rounds: readonly Heard<Round>[]): void {
    this.bound = bound;
    this.heard = rounds;
    const { check, facts, run } = bound;
    this.judging = judgedBy(check);
    for (let at = 0; at < rounds.length; at += 1) {
      const minutes = rounds[at];
      if (minutes === undefined) continue;
      this.at = at;
      this.examined = 0;
      this.wagers = minutes.wagers;
      this.next = 0;
      run(minutes.round, facts, this);
      if (this.examined > 0) minutes.examined += this.examined;
      if (this.keepsAll && minutes.outcomes.at(-1)?.check !== check) this.keep('', 'not-applicable');
    }
  }

  /** Checks that concern nothing in the round. */
  passOver(checks: readonly BoundCheck<Round>[], round: Heard<Round>): void {
    if (!this.keepsAll) return;
    this.heard = [round];
    this.at = 0;
    for (const bound of checks) {
      this.bound = bound;
      this.keep('', 'not-applicable');
    }
  }

  complies(subject: string): void {
    this.examined += 1;
    if (this.judging !== 0) this.mark(subject);
    if (this.keepsAll) this.keep(subject, 'complies');
  }

  breaches(subject: string, breach: Breach<string, string>): void {
    this.examined += 1;
    if (this.judging !== 0) this.mark(subject);
    this.keep(subject, 'breaches', { breach, clauses: this.clausesOf(breach.cites) });
  }

  cannotTell(subject: string, fields: readonly string[], cites?: readonly Cited<string>[]): void {
    if (this.judging !== 0) this.mark(subject);
    const missing = fields.map((field) => this.bound?.open.get(field) ?? field);
    const found = this.bound?.unstated === true ? { missing, unstated: true } : { missing };
    this.keep(subject, 'indeterminate', cites === undefined ? found : { ...found, clauses: this.clausesOf(cites) });
  }

  /** A check goes through wagers in their order, so that the next one is mostly the one meant. */
  private mark(subject: string): void {
    const { wagers, judging } = this;
    for (let step = 0, at = this.next; step < wagers.length; step += 1, at += 1) {
      if (at >= wagers.length) at = 0;
      const wager = wagers[at];
      if (wager?.id !== subject) continue;
      wager.judged |= judging;
      this.next = at + 1;
      return;
    }
  }

  private keep(subject: string, verdict: Verdict, more: Partial<Outcome> = {}): void {
    const { bound } = this;
    if (!bound) return;
    this.heard[this.at]?.outcomes.push({ check: bound.check, verdict, subject, clauses: bound.clauses, ...more });
  }

  private clausesOf(cites: readonly Cited<string>[]): readonly string[] {
    const stated = this.bound?.stated;
    const found = new Set<string>();
    for (const cited of cites) {
      const fact = stated?.get(typeof cited === 'string' ? cited : cited[0]);
      if (!fact) continue;
      for (const clause of clausesBehind(fact, typeof cited === 'string' ? undefined : cited[1])) found.add(clause);
    }
    return [...found];
  }
}
