import type { FactDeclarations } from '../../games/game';
import type { RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Held } from '../rows/deciding';
import type { Courses } from './courses';
import type { Playing } from './playing';
import type { FurtherCard } from './raising-period';
import type { TableFacts } from './table-facts';
import type { Check } from '../judging/check';
import type { PlayedIrregularity, Placed, TableRound, TableWager } from './table-round';

/** What is asked about a wager: the round and the facts it is judged by. */
export interface Asked<Facts = TableFacts> {
  readonly round: TableRound;
  readonly wager: TableWager;
  readonly facts: Facts;
}

/** Whether a case holds for a wager; a string is what a record would have to show. */
export type Case<Facts = TableFacts> = (asked: Asked<Facts>) => Held;

/** A wager of a game, by the name that rules and records have for it. */
export interface WagerOfGame {
  /** It opens a hand: the others are made beside it, or add to it. */
  readonly opens?: true;
  /** It needs no opening wager beside it. */
  readonly alone?: true;
  /** Made once the round is under way, and by what rules of the game's own; the end of wagering does not bind it. */
  readonly later?: true;
  /** The limits displayed for all other wagers do not bind it. */
  readonly hasOwnLimitsOnly?: true;
  /** It names a number, a symbol or a hand after a colon. */
  readonly names?: true;
}

/** A payment that rides on another wager: paid besides what that one comes to. */
export interface Rider {
  readonly on: string;
}

/** What an announcement should have said, with the row of `announcements` it falls under; or what is missing to tell. */
export type Announced =
  { readonly row: string; readonly values: readonly (string | number)[] } | { readonly missing: string };

/** What one game adds to what every table has. Everything else about the game follows from this and its facts. */
export interface GameDefinition<Facts = TableFacts> {
  readonly code: string;
  readonly title: string;
  readonly facts: FactDeclarations;
  /** What ends wagering and decides: cards, or a wheel or dice. */
  readonly played: 'cards' | 'wheel' | 'dice';
  /** The events that a round may have besides wagers, settlements and what every table has. */
  readonly events: readonly RoundEvent['type'][];
  readonly wagers: Readonly<Record<string, WagerOfGame>>;
  /** Payments without a wager of their own, by the name that rows have for them. */
  readonly riders?: Readonly<Record<string, Rider>>;
  /** The cases that rows name. */
  readonly cases: Readonly<Record<string, Case<Facts>>>;
  /** Cases that rows name by a pattern, such as `spread-3`; undefined where the name is none of them. */
  caseNamed?(name: string): Case<Facts> | undefined;
  /** A game's places for cards, in the order of the deal; a name with `*` is of as many places as there are wagers on. */
  readonly places?: readonly string[];
  /** Whether a round shows all that decides; nothing where it does, else what is missing. Asked where no row decides. */
  undecided?(asked: Asked<Facts>): string | undefined;
  /** What kind of place cards are dealt to: `seat` of `seat:3`, by the names that facts have. */
  kindOfPlace?(place: string): string;
  /** Faults that rules deal with by the row of another. */
  readonly alikeFaults?: Readonly<Record<string, string>>;
  /** Whether a case that a row of `irregularities` names holds, where the round has to be asked. */
  irregularCase?(name: string, irregularity: PlayedIrregularity, round: TableRound, facts: Facts): boolean;
  /** What should have been announced, the first as it is said; undefined of what nobody can hold against the round. */
  announced?(announcement: Placed<'announce'>, round: TableRound, facts: Facts): Announced | undefined;
  /** The row of `announcements` that an announcement falls under, where it is not what it is of. */
  announcedRow?(announcement: { readonly of: string; readonly value: string | number }): string;
  /** A card that only some first cards ask for, on which wagers may be added before it comes. */
  readonly furtherCard?: FurtherCard;
  /** What the first cards are, by the rows of `thirdCard` and `raiseOn`; undefined where they are not all recorded. */
  firstCards?(round: TableRound, facts: Facts): string | undefined;
  /** What players sit at: `seat` unless said. */
  readonly place?: string;
  /** Cards that a player at a terminal chooses with the wager that opens a hand. */
  handChosen?(below: (count: number) => number): string;
  /** The later wagers by which a hand stays in the round; players of such a game have hands of their own, and may fold them. */
  readonly staysBy?: readonly string[];
  /** Plays a lawful round once the first wagers lie. */
  play?(playing: Playing): void;
  /** Every course of a round that decides a wager, in as few as tell them apart; nothing where something else decides it. */
  courses?(wager: string, facts: Facts): Courses | undefined;
  /** The place among the events by which a wager has to be settled, where it may not be left to the end. */
  settledBefore?(asked: Asked<Facts>): number | undefined;
  /** Duties that only this game has. */
  readonly duties?: readonly ((game: GameDefinition) => Check<TableRound>)[];
  /** Facts besides `outcomes` by which a wager is decided in this round: the more special ones. */
  decidedBy?(asked: Asked<Facts>): readonly 'indicatorBetween'[];
  /** How the result is called in a sentence that begins with it: "The spread is 2, and the third card falls between". */
  because?(asked: Asked<Facts>): string | undefined;
  /** How much of a wager may have been turned down although the rest took part: what is above the ante it goes with. */
  mayBeCutBy?(asked: Asked<Facts>): Cents;
  /** Whether a wager that lost goes back in part: the fact that says so, and how much of it. */
  givenBack?(asked: Asked<Facts>): { readonly fact: keyof TableFacts; readonly half: true } | undefined;
}

/** A definition with its own facts, as what knows no game sees it. */
export const gameDefinition = <Facts extends TableFacts>(definition: GameDefinition<Facts>): GameDefinition =>
  definition as unknown as GameDefinition;

/** The wagers that open a hand. */
export const openingWagers = ({ wagers }: GameDefinition): readonly string[] =>
  Object.keys(wagers).filter((name) => wagers[name]?.opens === true);
