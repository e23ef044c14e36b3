/** What the reader returns: the clause tree of one instrument and the layers over it. Plain data, safe to serialise. */

/** How the label came about: as printed, corrected because the sequence proves a misprint, or supplied because it was lost. */
export type LabelBasis = 'printed' | 'damaged' | 'restored';

/** Level of a clause: 1 is a section, 1.1 a clause, 1.1.1 a paragraph, 1.1.1.1 a subparagraph, (a) or (i) an item. */
export type ClauseKind = 'section' | 'clause' | 'paragraph' | 'subparagraph' | 'item';

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
  readonly line: number;
}

/** Words printed after a list that complete the sentence begun before it. */
export interface ClosingWords {
  readonly kind: 'closing';
  readonly text: string;
  readonly line: number;
}

export interface Bullet {
  readonly kind: 'bullet';
  readonly text: string;
  readonly line: number;
}

/** `text` is the whole entry as printed, the term included. */
export interface DefinitionBlock {
  readonly kind: 'definition';
  readonly term: string;
  readonly text: string;
  readonly line: number;
}

/** Paragraphs of one example are separated by a newline. */
export interface Example {
  readonly kind: 'example';
  readonly title: string;
  readonly text: string;
  readonly line: number;
}

/** `banner` is a heading printed across the columns, above the header row. */
export interface Table {
  readonly kind: 'table';
  readonly title?: string;
  readonly banner?: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly line: number;
}

export type Block = Paragraph | ClosingWords | Bullet | DefinitionBlock | Example | Table;

export interface Clause {
  readonly book: string;
  /** As a lawyer cites it, e.g. `4.2(b)(ii)`. */
  readonly label: string;
  readonly labelBasis: LabelBasis;
  /** The number as it stands in the source, e.g. `ii)`; empty where it was lost. */
  readonly printed: string;
  readonly kind: ClauseKind;
  readonly heading: string;
  /** The clause's own words: its blocks in reading order, one per line, without label and without its children. */
  readonly text: string;
  readonly blocks: readonly Block[];
  /** First and last source line of the clause's own words, counted from 1. */
  readonly line: number;
  readonly endLine: number;
  readonly page?: number;
  /** Label of the parent in the same book. */
  readonly parent: string | undefined;
  /** Position in the whole instrument, counted from 1. */
  readonly order: number;
}

export interface ClauseName {
  readonly book: string;
  readonly label: string;
}

/** A defined term; `text` is the whole entry, its bullets included. */
export interface Definition {
  readonly term: string;
  readonly text: string;
  readonly book: string;
  readonly clause: string;
  readonly line: number;
}

export interface Reference {
  readonly from: ClauseName;
  /** Exactly as printed, e.g. `rule 3.10`. */
  readonly words: string;
  readonly target: ClauseName | undefined;
  readonly kind: 'internal' | 'external' | 'dangling';
  readonly line: number;
}

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly line: number;
  readonly sentence: string;
}

export type DiagnosticCode =
  | 'no-clauses'
  | 'number-missing'
  | 'number-repeated'
  | 'number-out-of-order'
  | 'label-damaged'
  | 'label-restored'
  | 'parent-missing'
  | 'passage-dropped';

export interface PlacedLine {
  readonly line: number;
  readonly text: string;
}

export type Unplaced = PlacedLine;

/** Printed matter that is no part of the law: contents pages, running heads, page numbers, diagrams. */
export interface Furniture extends PlacedLine {
  readonly why: FurnitureReason;
}

export type FurnitureReason = 'contents' | 'diagram' | 'page number' | 'page rule' | 'running head' | 'title';

/** Who made it, when, under what power, for where: each fact with the line it was read from. */
export interface FrontMatter {
  readonly title?: PlacedLine;
  readonly enabling?: { readonly act: string; readonly section: string; readonly line: number };
  readonly made?: { readonly date: string; readonly line: number };
  readonly signedAt?: PlacedLine;
  readonly venue?: PlacedLine;
  readonly commencement?: PlacedLine;
  /** Every line of the making words that belongs to no numbered clause. */
  readonly lines: readonly PlacedLine[];
}

export interface Reading {
  readonly clauses: readonly Clause[];
  readonly definitions: readonly Definition[];
  readonly references: readonly Reference[];
  readonly frontMatter: FrontMatter;
  readonly furniture: readonly Furniture[];
  readonly unplaced: readonly Unplaced[];
  readonly diagnostics: readonly Diagnostic[];
}
