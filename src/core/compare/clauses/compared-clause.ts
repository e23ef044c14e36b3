import type { Table } from '../../reading/reading';

/** A clause as one side of a comparison has it: in its official words, or in ours where these are not at hand. */
export interface ComparedClause {
  readonly citation: string;
  readonly book: string;
  readonly label: string;
  readonly heading: string;
  readonly text: string;
  /** Position of the clause it stands in, in the same list. */
  readonly parent: number | undefined;
  readonly tables: readonly Table[];
  /** The figures it states, by the names they have in the rules: `tiePays`, `pays.straight`. */
  readonly facts: readonly string[];
  /** Further figures that rest on it, and are stated elsewhere. */
  readonly alsoFacts: readonly string[];
  readonly defines: readonly string[];
}
