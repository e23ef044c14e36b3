/** What the reader returns: the clause tree of one instrument and the layers over it. Plain data, safe to serialise. */

/** How the label came about: as printed, corrected because the sequence proves a misprint, or supplied because it was lost. */
export type LabelBasis = 'printed' | 'damaged' | 'restored';

/** Level of a clause: a part holds sections; 1 is a section, 1.1 a clause, 1.1.1 a paragraph, 1.1.1.1 a subparagraph, (a) or (i) an item. */
export type ClauseKind = 'part' | 'section' | 'clause' | 'paragraph' | 'subparagraph' | 'item';

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

/** A lettered or numbered item inside a definition. It is cited by the clause of the definition and has no label of its own. */
export interface DefinitionItem {
  /** As printed, e.g. `(a)`. */
  readonly marker: string;
  readonly text: string;
  readonly line: number;
  readonly items: readonly DefinitionItem[];
}

/** `text` is the whole entry as printed, the term included; words after its items follow them as closing words. */
export interface DefinitionBlock {
  readonly kind: 'definition';
  readonly term: string;
  readonly text: string;
  readonly line: number;
  readonly items: readonly DefinitionItem[];
}

/** Paragraphs of one example are separated by a newline. */
export interface Example {
  readonly kind: 'example';
  readonly title: string;
  readonly text: string;
  readonly line: number;
}

/** A cell that spans several rows or columns of the body, counted from 0; the other cells it covers are empty. */
export interface MergedCell {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** `banner` is a heading printed across the columns, above the header row; `header` is empty where none is printed. */
export interface Table {
  readonly kind: 'table';
  readonly title?: string;
  readonly banner?: string;
  /** The words over each column; an empty cell where they were lost. */
  readonly header: readonly string[];
  /** The rows of the header, where it has more than one. */
  readonly headerRows?: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
  readonly merged?: readonly MergedCell[];
  /** What stands under the table and explains the signs in it. */
  readonly note?: string;
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

/** Where a definition holds: everywhere, in its book, or inside one clause. */
export type DefinitionScope =
  | { readonly kind: 'instrument' }
  | { readonly kind: 'book'; readonly book: string }
  | { readonly kind: 'clause'; readonly book: string; readonly label: string };

export interface TermUse {
  readonly clause: ClauseName;
  readonly line: number;
}

/** A defined term; `text` is the whole entry, its items and bullets included. */
export interface Definition {
  readonly term: string;
  readonly text: string;
  readonly book: string;
  readonly clause: string;
  readonly line: number;
  readonly scope: DefinitionScope;
  /** Where the meaning is given, when the entry only points: "see section 26". */
  readonly pointsTo?: ClauseName;
  /** Every use of the term in its scope, outside its own entry, in reading order. */
  readonly uses: readonly TermUse[];
}

/** A citation in the words of a clause. One that points at itself is `self`; at an ancestor or a sibling, `internal`. */
export interface Reference {
  readonly from: ClauseName;
  /** Exactly as printed, e.g. `rule 3.10`. */
  readonly words: string;
  readonly target: ClauseName | undefined;
  readonly kind: ReferenceKind;
  /** What a dangling citation looked for in vain. */
  readonly sought?: ClauseName;
  /** The last clause of a range: "sections 16 to 21". */
  readonly upTo?: ClauseName;
  /** The book cited as a whole: "schedule 2". */
  readonly wholeBook?: string;
  /** The printed title of the diagram or appendix that is cited. */
  readonly caption?: PlacedLine;
  readonly line: number;
}

export type ReferenceKind = 'internal' | 'external' | 'dangling' | 'self';

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

export type FurnitureReason =
  'contents' | 'diagram' | 'footnote' | 'page number' | 'page rule' | 'running head' | 'title';

/** A fact in the words of the text, with the date they state where they state one. */
export interface DatedLine extends PlacedLine {
  /** ISO 8601. */
  readonly date?: string;
}

/** Who signed, and as what: "Delegate of the Minister". */
export interface Maker {
  readonly name: string;
  readonly capacity?: string;
  readonly line: number;
}

/** Who made it, when, under what power, for where: each fact with the line it was read from, absent where it is not stated. */
export interface FrontMatter {
  readonly title?: PlacedLine;
  /** Its number in a gazette or register: `S196`, `NI2019-689`. */
  readonly number?: PlacedLine;
  readonly enabling?: { readonly act: string; readonly section: string; readonly line: number };
  readonly maker?: Maker;
  readonly made?: { readonly date: string; readonly line: number };
  readonly signedAt?: PlacedLine;
  /** Notified or published. */
  readonly notified?: DatedLine;
  readonly commencement?: DatedLine;
  readonly revokes?: readonly PlacedLine[];
  readonly amends?: readonly PlacedLine[];
  readonly replaces?: readonly PlacedLine[];
  readonly venue?: PlacedLine;
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
