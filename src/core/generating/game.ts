import type { Cited } from '../play/judging/ruling';
import type { Wager, WageredRound } from '../games/wager';
import type { RoundEvent } from '../rounds/record';
import type { Cents } from '../values/money';
import type { Random } from './random';
import type { Setting } from './setting';
import type { Settlement, Told } from './told';

/** A round with one breach in it, and what is known of the breach before anybody looks for it. */
export interface Planting<T extends Told = Told> {
  readonly told: T;
  /** The facts it offends against, the most specific first; those the rules do not state are passed over. */
  readonly cites: readonly Cited<string>[];
  /** What the breach is of: as a finding names it, or the event in whose place the finding will be. */
  readonly subject: string | RoundEvent;
}

/** Turns a lawful round into one with a breach; nothing where this round does not lend itself to it. */
export type Planter<T extends Told = Told> = (told: T, setting: Setting, random: Random) => Planting<T> | undefined;

/** A game of which rounds can be made. */
export interface GeneratedGame<T extends Told = Told> {
  /** The forms it is for, where another maker has the others. */
  readonly only?: ReadonlySet<string>;
  /** Forms of which rounds cannot be made, or not by this. */
  readonly unmade: ReadonlySet<string>;
  lawful(random: Random, setting: Setting): T;
  /** By check; every check that the rules of some place impose has one. */
  readonly breaches: Readonly<Record<string, Planter<T>>>;
  /** Why a check that these rules impose can never find a breach under them, in one sentence. */
  readonly unbreakable: Readonly<
    Record<string, (facts: Readonly<Record<string, unknown>>, setting: Setting) => string | undefined>
  >;
  readonly settler: Settler;
}

/** How what was played decides wagers: the product's own reading of the rules, as the checks have it. */
export interface Settler {
  /** Of the game, by which its records are read. */
  readonly code: string;
  /** Whether the dealer's call ends wagering; else cards or results do. */
  closesAtCall(facts: Readonly<Record<string, unknown>>): boolean;
  /** Whether the first card ends wagering, and not the call. */
  closesAtFirstCard?(facts: Readonly<Record<string, unknown>>): boolean;
  /** The order in which wagers settled at one time are settled, where the rules state one. */
  inTurn?(
    wagers: readonly Wager[],
    facts: Readonly<Record<string, unknown>>,
  ): ((one: Wager, other: Wager) => number) | undefined;
  /** What a stake on the bet of a wager comes to; nothing where nobody can tell. */
  pay(
    round: WageredRound,
    wager: Wager,
    stake: Cents,
    facts: Readonly<Record<string, unknown>>,
  ): Pick<Settlement, 'result' | 'paid' | 'commission' | 'returned'> | undefined;
  /** The place of the event before which a wager has to be settled, where it may not be left to the end. */
  settledBefore?(round: WageredRound, wager: Wager, facts: Readonly<Record<string, unknown>>): number | undefined;
}
