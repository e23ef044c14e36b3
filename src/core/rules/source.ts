import type { CalendarDate } from '../values/calendar-date';
import type { StylePins } from '../reading/style';
import type { Interval } from '../values/interval';

/** Rule sources as the folder of an instrument holds them, already read from YAML and checked for shape. */
export interface InstrumentSource {
  readonly id: string;
  /** Names an amended version of the instrument that is set out whole, such as `2025-03-01`; absent: as first made. */
  readonly compilation?: string | undefined;
  readonly title: string;
  readonly citation: string;
  readonly enabledBy: string;
  /** By whose clock the days of its jurisdiction begin and end, such as `Pacific/Auckland`; absent where nobody has said. */
  readonly timeZone?: string | undefined;
  /** Who made it, signed it, where it applies and when it was made: absent where the text does not say. */
  readonly maker?: string | undefined;
  readonly signatory?: string | undefined;
  readonly venue?: string | undefined;
  readonly made?: CalendarDate | undefined;
  /** The day on which it was notified or published. */
  readonly notified?: CalendarDate | undefined;
  /** Instruments it takes the place of, by id where they are held and else as the text cites them. */
  readonly revokes?: readonly string[] | undefined;
  readonly replaces?: readonly string[] | undefined;
  readonly amends?: readonly string[] | undefined;
  /** Where it governs only games at a table, or only at a terminal; absent where it governs both. */
  readonly channel?: Channel | undefined;
  readonly inForce: InForce;
  /** What commences later or ends earlier than the rest of it. */
  readonly effects?: readonly EffectSource[] | undefined;
  /** Of the official text these sources were verified against. */
  readonly textSha256: string;
  /** The words of that text as hashes, in rows (see `readWordRows`): what a newer text is held against. */
  readonly words?: readonly string[] | undefined;
  readonly note?: string | undefined;
  /** Not finished by a person: statements may be empty and classes guessed. It governs nothing until this is gone. */
  readonly draft?: boolean | undefined;
  /** What the reader is told about the text beforehand. */
  readonly reading?: ReadingPins | undefined;
  /** Empty while its clauses have not been stated in our own words. */
  readonly books: readonly BookSource[];
}

/** What people are shown: a draft never without saying so. */
export const titleOf = ({ title, draft }: Pick<InstrumentSource, 'title' | 'draft'>): string =>
  draft === true ? `${title} (draft)` : title;

/** A text whose first pages hold every one of these phrases is read in this style. */
export interface ReadingPins extends StylePins {
  readonly knownBy?: readonly string[] | undefined;
}

export const CHANNELS = ['table', 'terminal'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How a day is known: the text states it, it follows from what the text states, or it had to be assumed (with a reason). */
export const DAY_BASES = ['stated', 'computed', 'assumed'] as const;
export type DayBasis = (typeof DAY_BASES)[number];

export interface InForce extends Interval {
  readonly basis: DayBasis;
  readonly reason?: string | undefined;
  /** By whom it ends, where something other than its own text ends it; the reason says it too. */
  readonly ending?: string | undefined;
}

/** Books, or clauses with all beneath them, that have a first or a last day of their own. */
export interface EffectSource {
  readonly books?: readonly string[] | undefined;
  /** `sch-1/11(2)`; a bare label where the instrument has one book. */
  readonly clauses?: readonly string[] | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly basis: DayBasis;
  readonly reason?: string | undefined;
}

export interface BookSource {
  readonly id: string;
  readonly clauses: readonly ClauseSource[];
  readonly facts: readonly FactsSource[];
  readonly conflicts: readonly ConflictSource[];
}

/** Where a text contradicts itself or leaves a gap: the clauses, what is wrong, and the reading the facts adopt. */
export interface ConflictSource {
  readonly clauses: readonly string[];
  readonly says: string;
  readonly adopted: string;
  /** The facts, or rows of them (`outcomes.double`), that depend on the reading; absent where all that rest on its clauses do. */
  readonly facts?: readonly string[] | undefined;
  /** The variants in which it arises; absent where it does in every form that uses the book. */
  readonly variants?: readonly string[] | undefined;
}

export const CLAUSE_CLASSES = ['duty', 'prohibition', 'permission', 'definition', 'discretion', 'structure'] as const;
export type ClauseClass = (typeof CLAUSE_CLASSES)[number];

/** Why no recorded round can show whether a clause was kept. The list is fixed, so that coverage can be counted by it. */
export const UNCHECKED_REASONS = [
  'conduct of persons',
  'layout and signage',
  'discretion',
  'notice',
  'external approval',
  'not in a round record',
  'spans several rounds',
  'structure',
  'definition',
] as const;
export type UncheckedReason = (typeof UNCHECKED_REASONS)[number];

export interface ClauseSource {
  readonly label: string;
  readonly heading: string;
  readonly class: ClauseClass;
  /** What a program guessed in a draft, until a person has looked at it. */
  readonly guessed?: 'class' | undefined;
  readonly says: string;
  readonly unchecked?: UncheckedReason | undefined;
  readonly note?: string | undefined;
  readonly defines?: readonly string[] | undefined;
}

/** A game or one of its variants. */
export interface Form {
  readonly game: string;
  readonly variant?: string | undefined;
  /** The channel at which a round that names no variant is of this form: a schedule for terminals need not be named there. */
  readonly plainAt?: Channel | undefined;
}

/** In a general layer: every game of the instrument. */
export const EVERY_GAME = '*';

/**
 * Facts one book states together. A `form` layer sets out a game or a variant and so makes a rule set of it; a `general` layer lies
 * under every form of the games it names; an `addition` lies over forms that other books set out.
 */
export interface FactsSource {
  readonly role: 'form' | 'general' | 'addition';
  /** One for a form; any number otherwise. */
  readonly forms: readonly Form[];
  /** The book whose form of the same game lies beneath this one. */
  readonly extends?: string | undefined;
  /** What this layer takes away from those beneath it: whole facts (`surrender`) or rows (`pays.insurance`). */
  readonly without: readonly string[];
  /**
   * Facts that this layer's books say nothing of: duties that they do not impose (docs/adr/0025). Absent in sources that were kept
   * before anybody had to say so, whose silence is taken for what it was then.
   */
  readonly silent?: readonly string[] | undefined;
  readonly facts: Readonly<Record<string, readonly FactEntry[]>>;
}

/** One fact, or the share of it that one clause states (card values often stand in three): a value, or one for each choice of the operator. */
export interface FactEntry {
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** The field of a round record that names the choice: `table.options.payTable`, `equipment.decks`. */
  readonly chosenBy?: string | undefined;
  readonly clause: string;
  /** Further clauses the fact rests on, after the one that states it. */
  readonly also: readonly string[];
  readonly anchor: string;
  readonly basis: FactBasis;
  readonly note?: string | undefined;
}

/** `recognised`: the reader finds it in the official text too; `person`: a person read it; `general-knowledge`: the text leaves it to a lost picture. */
export const FACT_BASES = ['recognised', 'person', 'general-knowledge'] as const;
export type FactBasis = (typeof FACT_BASES)[number];
