import type { Block, LabelBasis } from '../reading';
import type { Path } from '../numbering/path';

/** A clause, or a definition and its items, while it is being put together; `finish.ts` turns it into the public form. */
export interface DraftClause {
  /** Which separately numbered body of the document it is in, counted from 0. */
  readonly bookIndex: number;
  readonly path: Path;
  /** As it is cited: no two clauses of a book have the same. */
  readonly label: string;
  /** What it is, where it has a name instead of a number: a part, or the terms before the first number. */
  readonly named?: 'part' | 'section';
  readonly basis: LabelBasis;
  readonly printed: string;
  readonly line: number;
  readonly page: number | undefined;
  readonly parent: DraftClause | undefined;
  /** The clause before it in the same list. */
  readonly sibling: DraftClause | undefined;
  heading: string;
  endLine: number;
  readonly blocks: DraftBlock[];
}

/** Words keep the line they came from, since a page break may cut one sentence into two lines far apart. */
export interface Part {
  readonly line: number;
  readonly text: string;
}

export type DraftBlock =
  | { readonly kind: 'paragraph' | 'closing' | 'bullet'; readonly parts: Part[] }
  | { readonly kind: 'example'; readonly title: Part; readonly parts: Part[] }
  | { readonly kind: 'definition'; readonly term: string; readonly entry: DraftClause }
  | { readonly kind: 'item'; readonly entry: DraftClause }
  | { readonly kind: 'table'; readonly table: Extract<Block, { kind: 'table' }> };

/** A block of words. */
export type Words = Extract<DraftBlock, { readonly parts: Part[] }>;

export function isWords(block: DraftBlock | undefined): block is Words {
  return block !== undefined && 'parts' in block;
}

// How a passage ends shows in its last lines; looking at no more keeps a document of one endless paragraph linear.
const linesThatTell = 4;
const signsThatTell = 40;

/** The last words of a block; undefined for a table, which no sentence runs on from. */
export function lastWords(block: DraftBlock | undefined): string | undefined {
  if (!isWords(block)) return undefined;
  const parts = block.parts.slice(-linesThatTell);
  return parts.map((part) => part.text).join(' ');
}

/** The end of the words before the list: what its items hang on. Only its last signs are kept. */
export function leadIn(clause: DraftClause): string {
  const block = clause.blocks.findLast((other) => isWords(other) && other.kind !== 'closing');
  if (!isWords(block)) return '';
  return block.parts
    .slice(-linesThatTell)
    .map((part) => part.text.slice(-signsThatTell))
    .join(' ');
}

/** How the words of a clause begin. */
export function openingWords({ blocks: [block] }: DraftClause): string {
  return isWords(block) ? (block.parts[0]?.text ?? '').slice(0, signsThatTell) : '';
}

export function addBlock(clause: DraftClause, block: DraftBlock, line: number): void {
  clause.blocks.push(block);
  clause.endLine = Math.max(clause.endLine, line);
}

export function addPart(clause: DraftClause, block: Words, part: Part): void {
  block.parts.push(part);
  clause.endLine = Math.max(clause.endLine, part.line);
}

/** The words of a clause passage by passage, those of its definitions included. */
export function passagesOf(clause: DraftClause): readonly (readonly Part[])[] {
  return clause.blocks.flatMap((block) => {
    if (isWords(block)) return [block.parts];
    return block.kind === 'table' ? [] : passagesOf(block.entry);
  });
}
