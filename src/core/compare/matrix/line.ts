import type { FactGroup } from '../../games/game';
import type { CalendarDate } from '../../values/calendar-date';

/**
 * What a reader of a cell has to know: `absent`, its rules do not state it; `optional`, the operator chooses among the options;
 * `assumed`, the text leaves it to a lost picture and it is general knowledge; `conflicting`, the text is at odds with itself.
 */
export const MARKS = ['absent', 'optional', 'assumed', 'conflicting'] as const;
export type Mark = (typeof MARKS)[number];

/** How the sides of a line stand to one another, in value and in words. */
export const RELATIONS = ['same', 'same-value-other-words', 'same-words-other-value', 'different'] as const;
export type Relation = (typeof RELATIONS)[number];

/** The words a figure rests on: those of the official text where it is held, and what we say of them. */
export interface ClauseWording {
  readonly clause: string;
  readonly heading: string;
  readonly statement: string | null;
  readonly official: string | null;
}

/** One of several values of a figure, and when it holds. */
export interface CellOption {
  readonly option: string;
  /** The field of a round record that names the choice. */
  readonly chosenBy: string;
  /** "with 6 decks", "pay table 1" */
  readonly condition: string;
  readonly value: string;
  readonly clauses: readonly string[];
}

export interface MatrixCell {
  /** As a person says it, with all its options; nothing where these rules are silent. */
  readonly value: string | null;
  readonly options: readonly CellOption[];
  readonly clauses: readonly string[];
  readonly marks: readonly Mark[];
  /** What is wrong with the text, and how it was read. */
  readonly conflicts: readonly string[];
  /** The wider row from which the value is taken, where these rules have none as narrow as this one. */
  readonly general: string | null;
  /** Rows beneath this one that these rules state, where they are silent on it as a whole. */
  readonly narrower: readonly string[];
  /** What may be taken from silence, where the game tells. */
  readonly silence: string | null;
  /** Since when it has been so without a break. */
  readonly since: CalendarDate | null;
}

/** One figure on every side; its options stand together in one cell. */
export interface MatrixLine {
  readonly fact: string;
  readonly label: string;
  readonly unit: string | null;
  readonly group: FactGroup;
  readonly same: boolean;
  readonly relation: Relation;
  readonly cells: readonly MatrixCell[];
}
