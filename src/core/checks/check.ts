import type { Ruling } from './ruling';

/** What a check decides about a wager; a round whose wager could not be judged in this respect is indeterminate. */
export type Judges = 'outcome' | 'payment';

/**
 * One duty, in terms of facts. `needs` types what `run` may read, `uses` what it may read where the rule set has it;
 * message texts live here and nowhere else.
 */
export interface CheckDefinition<Round, Facts, N extends keyof Facts, U extends keyof Facts, M extends string> {
  readonly id: `${string}/${string}`;
  readonly requirement: string;
  readonly needs: readonly N[];
  readonly uses?: readonly U[];
  readonly judges?: Judges;
  readonly messages: Readonly<Record<M, string>>;
  run(round: Round, facts: Pick<Facts, N> & Partial<Pick<Facts, U>>, ruling: Ruling<(N | U) & string, M>): void;
}

/** A check of a game's registry, whatever facts and messages it has of its own. */
export interface Check<Round> {
  readonly id: string;
  readonly requirement: string;
  readonly needs: readonly string[];
  readonly uses: readonly string[];
  readonly judges: Judges | undefined;
  readonly messages: Readonly<Record<string, string>>;
  run(round: Round, facts: Readonly<Record<string, unknown>>, ruling: Ruling<string, string>): void;
}

/** A game's own `check` function: `baccaratCheck({ … })` is checked against that game's round and facts, then widened. */
export const checkMaker =
  <Round, Facts>() =>
  <N extends keyof Facts & string, M extends string, U extends keyof Facts & string = never>(
    definition: CheckDefinition<Round, Facts, N, U, M>,
  ): Check<Round> =>
    ({ uses: [], judges: undefined, ...definition }) as unknown as Check<Round>;
