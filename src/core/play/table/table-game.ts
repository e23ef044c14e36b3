import type { FactDeclarations } from '../../games/game';
import type { RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Held } from '../rows/deciding';
import type { Courses } from './courses';
import type { Playing } from './playing';
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
  /** The dealer confirms it, and from then on what its player has wagered stays; where no wager is so, each that is confirmed stays. */
  readonly confirms?: true;
}

/** When rules have a wager settled: after one place among the events, and before another, both as a sentence has them. */
export interface Moment {
  readonly after: number;
  readonly afterWhat: string;
  readonly before?: number;
  readonly beforeWhat?: string;
}

/** A decision of a player, or the wager that is one, and its place among the events. */
export interface Deciding<Facts = TableFacts> {
  readonly round: TableRound;
  readonly facts: Facts;
  readonly position: string;
  readonly player: string | undefined;
  readonly at: number;
}

/** Whether a decision was due: nothing where it was, else the reason why not, or what a record lacks to tell. */
export interface Due {
  readonly notDue?: string;
  readonly missing?: string;
}

/** A payment that rides on another wager: paid besides what that one comes to. */
export interface Rider {
  readonly on: string;
}

/** What an announcement should have said, with the row of `announcements` it falls under; or what is missing to tell. */
export type Announced =
  { readonly row: string; readonly values: readonly (string | number)[] } | { readonly missing: string };

/** A fault in a round that was played by which a hand is void: the row, what is played then, and whose wagers go back. */
export interface VoidHand {
  readonly row: string;
  readonly fault: RoundEvent & { readonly type: 'irregularity' };
  readonly played: readonly RoundEvent[];
  readonly wagers: readonly string[];
  /** The wager that is settled before the fault is noticed. */
  readonly settledFirst?: string;
}

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
  /** Whether a case that a row of `irregularities` names holds, where the round has to be asked. */
  irregularCase?(name: string, irregularity: PlayedIrregularity, round: TableRound): boolean;
  /** What should have been announced, the first as it is said; undefined of what nobody can hold against the round. */
  announced?(announcement: Placed<'announce'>, round: TableRound, facts: Facts): Announced | undefined;
  /** The row of `announcements` that an announcement falls under, where it is not what it is of. */
  announcedRow?(announcement: { readonly of: string; readonly value: string | number }): string;
  /** What players sit at: `seat` unless said. */
  readonly place?: string;
  /** Cards are dealt to each place that has a wager: one more wager is one more hand. */
  readonly hasHandsByPlace?: true;
  /** On terminals too wagers lie at places of the layout, which any number of terminals may show. */
  readonly hasPlacesAtTerminals?: true;
  /** Plays a lawful round once the first wagers lie. */
  play?(playing: Playing): void;
  /** Every course of a round that decides a wager, in as few as tell them apart; nothing where something else decides it. */
  courses?(wager: string, facts: Facts): Courses | undefined;
  /** Something goes wrong with a hand of a lawful round, so that it is void. */
  voidHand?(played: readonly RoundEvent[]): VoidHand | undefined;
  /** The place among the events by which a wager has to be settled, where it may not be left to the end. */
  settledBefore?(asked: Asked<Facts>): number | undefined;
  /** When a wager is settled, by the name that rules have for the moment; nothing where that is not held against this wager. */
  momentAt?(name: string, asked: Asked<Facts>): Moment | undefined;
  /** Which settling of the round a wager belongs to; unless said, that of its moment. Nothing for one outside any order. */
  settledAmong?(asked: Asked<Facts>): string | undefined;
  /** Whether a decision was due when it was made. */
  decisionDue?(deciding: Deciding<Facts>): Due;
  /** The row of `undecidedPlayer` by which a wager ends, where its player made no decision. */
  undecidedRow?(asked: Asked<Facts>): string | undefined;
  /** Cases of irregularities that show in the events before, so that no record says them in `of`. */
  readonly shownCases?: readonly string[];
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
