import type { ReadingStyle } from '../style';
import type { LawLine } from './law-lines';

/** The cells of a table as one way of printing gives them. */
export interface Grid {
  /** Place of the line after its last among the lines of law. */
  readonly end: number;
  readonly rows: readonly (readonly string[])[];
  /** Undefined where only the cells can tell which rows are the header. */
  readonly headerRows?: readonly (readonly string[])[];
  readonly title?: string;
  readonly banner?: string;
  /** A row with fewer cells than there are columns ends in one that spans the rest. */
  readonly lastCellSpans?: true;
  /** Places of lines with the header printed again at the head of a page. */
  readonly repeats?: readonly number[];
}

/** Reads the table whose first row stands at a place among the lines of law, if one does. */
export type TableRecogniser = (law: readonly LawLine[], at: number, style: ReadingStyle) => Grid | undefined;
