import type { CalendarDate } from '../values/calendar-date';
import type { StylePins } from '../reading/style';
import type { Interval } from '../values/interval';

/** Rule sources as the folder of an instrument holds them, already read from YAML and checked for shape. */
export interface InstrumentSource {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly enabledBy: string;
  /** Who made it, signed it, where it applies and when it was made: absent where the text does not say. */
  readonly maker?: string | undefined;
  readonly signatory?: string | undefined;
  readonly venue?: string | undefined;
  readonly made?: CalendarDate | undefined;
  readonly inForce: InForce;
  /** Of the official text these sources were verified against. */
  readonly textSha256: string;
  readonly note?: string | undefined;
  /** What the reader is told about the text beforehand. */
  readonly reading?: ReadingPins | undefined;
  /** Empty while its clauses have not been stated in our own words. */
  readonly books: readonly BookSource[];
}

/** A text whose first pages hold every one of these phrases is read in this style. */
export interface ReadingPins extends StylePins {
  readonly knownBy?: readonly string[] | undefined;
}

export interface InForce extends Interval {
  readonly basis: 'stated' | 'computed' | 'assumed';
  readonly reason?: string | undefined;
}

export interface BookSource {
  readonly id: string;
  readonly clauses: readonly ClauseSource[];
  readonly facts: readonly FactsSource[];
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
  readonly says: string;
  readonly unchecked?: UncheckedReason | undefined;
  readonly note?: string | undefined;
  readonly defines?: readonly string[] | undefined;
}

/** The facts one book states for one game, or for one variant laid over that game's base form. */
export interface FactsSource {
  readonly game: string;
  readonly variant?: string | undefined;
  readonly facts: Readonly<Record<string, readonly FactEntry[]>>;
}

/** One fact, or the share of it that one clause states (card values often stand in three). */
export interface FactEntry {
  readonly value: unknown;
  readonly clause: string;
  /** Further clauses the fact rests on, after the one that states it. */
  readonly also: readonly string[];
  readonly anchor: string;
  readonly basis: FactBasis;
  readonly note?: string | undefined;
}

/** `recognised`: the reader finds it in the official text too; `person`: a person read it; neither is a guess. */
export const FACT_BASES = ['recognised', 'person', 'general-knowledge'] as const;
export type FactBasis = (typeof FACT_BASES)[number];
