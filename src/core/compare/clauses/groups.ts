/** Clauses of both sides that answer each other, and how sure that is, in thousandths. */
export interface Group {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly score: number;
}
