import type { Breach, Ruling } from './ruling';

/**
 * What a check decides about a wager; a round whose wager could not be judged in this respect is indeterminate. A settlement is
 * outcome and payment at once; the one check of a game that decides on permission says which wagers there are at all.
 */
export type Judges = 'outcome' | 'payment' | 'settlement' | 'permission';

/** What a check found out about one subject: a breach, or what is missing. */
export interface Found {
  readonly subject: string;
  readonly breach?: Breach<string, string>;
  readonly missing?: readonly string[];
}

/** Breaches of other checks from which what this check found may merely follow; it is then told under the breach. */
export interface Cause<Round, Facts> {
  readonly of: readonly string[];
  /** Whether it does: what is recorded is what that breach led to, and has no error of its own. Asked only where both were found. */
  readonly ledTo: (found: Found, breach: Found, round: Round, facts: Partial<Facts>) => boolean;
}

/**
 * One duty, in terms of facts; message texts live here and nowhere else. A breach cites only the facts that the check
 * enforces, and the links from clauses to checks follow from them: what is merely read on the way does not count.
 */
export interface CheckDefinition<
  Round,
  Facts,
  E extends keyof Facts,
  A extends keyof Facts,
  N extends keyof Facts,
  U extends keyof Facts,
  M extends string,
  P extends string,
> {
  readonly id: `${string}/${string}`;
  readonly requirement: string;
  /** What the check holds a table to, all of it. */
  readonly enforces: readonly E[];
  /** What it also holds a table to, where the rule set states it; any of it imposes the duty where `enforces` is empty. */
  readonly mayEnforce?: readonly A[];
  /** What it cannot judge without. */
  readonly needs?: readonly N[];
  /** What it takes into account where the rule set states it. */
  readonly uses?: readonly U[];
  readonly judges?: Judges;
  /** The part of a round without which it has nothing to say; where a round has none of it, the check is not asked. */
  readonly concerns?: P;
  /** Whether the round holds what it judges; asked only where a fact is lacking, so that other rounds are not left in doubt. */
  readonly occursIn?: (round: Round) => boolean;
  /** Of a fact with rows the rows it holds a table to; without it all of them. */
  readonly enforcesRow?: EnforcesRow;
  /** It asks for the rows it needs one by one, so that a fact which choices leave open as a whole is lacking only where a row of it is needed. */
  readonly byRow?: boolean;
  /** The nearest cause first. */
  readonly follows?: readonly Cause<Round, Facts>[];
  readonly messages: Readonly<Record<M, string>>;
  run(round: Round, facts: Pick<Facts, E | N> & Partial<Pick<Facts, A | U>>, ruling: Ruling<(E | A) & string, M>): void;
}

export type EnforcesRow = (fact: string, row: string, value: string) => boolean;

/** A check of a game's registry, whatever facts and messages it has of its own. */
export interface Check<Round> {
  readonly id: string;
  readonly requirement: string;
  readonly enforces: readonly string[];
  readonly mayEnforce: readonly string[];
  readonly needs: readonly string[];
  readonly uses: readonly string[];
  readonly judges: Judges | undefined;
  readonly concerns: string | undefined;
  readonly occursIn: ((round: Round) => boolean) | undefined;
  readonly enforcesRow: EnforcesRow | undefined;
  readonly byRow: boolean;
  readonly follows: readonly Cause<Round, Readonly<Record<string, unknown>>>[];
  readonly messages: Readonly<Record<string, string>>;
  readonly run: (round: Round, facts: Readonly<Record<string, unknown>>, ruling: Ruling<string, string>) => void;
}

/** A game's own `check` function: `baccaratCheck({ … })` is checked against that game's round and facts, then widened. */
export const checkMaker =
  <Round, Facts, P extends string>() =>
  <
    E extends keyof Facts & string,
    M extends string,
    A extends keyof Facts & string = never,
    N extends keyof Facts & string = never,
    U extends keyof Facts & string = never,
  >(
    definition: CheckDefinition<Round, Facts, E, A, N, U, M, P>,
  ): Check<Round> =>
    ({
      mayEnforce: [],
      needs: [],
      uses: [],
      judges: undefined,
      concerns: undefined,
      occursIn: undefined,
      enforcesRow: undefined,
      byRow: false,
      follows: [],
      ...definition,
    }) as unknown as Check<Round>;
