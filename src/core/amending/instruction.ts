import type { Block, Clause, ClauseName } from '../reading/reading';

/** What an amending instrument says is to be done. `unknown`: it amends, but not in words that can be followed. */
export type Action = 'omit' | 'substitute' | 'insert' | 'renumber' | 'replace-whole' | 'revoke' | 'unknown';

export interface InstrumentName {
  readonly name: string;
  /** Where the caller knows the instrument by that name. */
  readonly id?: string;
}

/** The thing amended; a `book` is a Schedule, Division, Part or the like. */
export type Element = 'instrument' | 'book' | 'clause' | 'heading' | 'definition' | 'table' | 'row';

export interface Target {
  readonly element: Element;
  readonly instrument?: InstrumentName;
  /** Named as books are: `sch-2`, `div-5`, `part-3`. */
  readonly book?: string;
  /** A Division or Part inside that book. */
  readonly part?: string;
  readonly label?: string;
  /** The term of a definition, the number of a table, the first cell or the number of a row. */
  readonly name?: string;
}

/** Where in or beside the target: `itself` is the target whole, `words` are words inside it. */
export interface Place {
  readonly at: 'itself' | 'words' | 'after-words' | 'before-words' | 'after' | 'before' | 'end' | 'start' | 'in-order';
  readonly find?: string;
  /** The words are to be changed wherever they occur. */
  readonly everywhere?: boolean;
}

/** What is set out to stand in the target: its words and, where it is numbered, its clauses as the reader reads them. */
export interface NewMatter {
  readonly text: string;
  readonly clauses: readonly Clause[];
  /** The blocks of matter that has no number of its own: a definition, a table, a sentence. */
  readonly blocks: readonly Block[];
  readonly line: number;
}

export interface Instruction {
  /** Counted from 1 through the amending instrument. */
  readonly number: number;
  /** The clause of the amending instrument it stands in; undefined outside its clauses. */
  readonly clause: ClauseName | undefined;
  readonly line: number;
  /** The whole instruction as printed, what it sets out included. */
  readonly words: string;
  readonly action: Action;
  readonly target: Target;
  readonly place: Place;
  readonly matter?: NewMatter;
  /** Of a renumbering. */
  readonly newLabel?: string;
  /** Why an unknown instruction was not understood. */
  readonly reason?: string;
}

/** An instruction before it has its number and its clause. */
export interface DraftInstruction extends Omit<Instruction, 'number' | 'clause'> {
  /** It stands in an appendix, under no clause. */
  readonly outsideClauses?: boolean;
}
