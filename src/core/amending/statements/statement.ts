export interface MatterLine {
  readonly line: number;
  readonly text: string;
}

/** One sentence, heading or list item of the amending instrument, with the matter it sets out. */
export interface Statement {
  readonly line: number;
  readonly level: number;
  readonly numbered: boolean;
  /** Without its number; `[x0]` stands for quoted words and for matter set out. */
  readonly words: string;
  /** What the tokens stand for. */
  readonly matter: readonly (readonly MatterLine[])[];
  readonly printed: string;
  /** Lines of set-out matter, which are no clauses of the amending instrument. */
  readonly setOut: readonly number[];
}
