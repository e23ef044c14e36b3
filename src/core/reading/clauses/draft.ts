import type { Block, LabelBasis } from '../reading';
import type { Path } from '../numbering/path';

/** A clause while it is being put together; `finish.ts` turns it into the public form. */
export interface DraftClause {
  /** Which separately numbered body of the document it is in, counted from 0. */
  readonly bookIndex: number;
  readonly path: Path;
  readonly basis: LabelBasis;
  readonly printed: string;
  readonly line: number;
  readonly page: number | undefined;
  readonly parent: DraftClause | undefined;
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
  | { readonly kind: 'definition'; readonly term: string; readonly parts: Part[] }
  | { readonly kind: 'example'; readonly title: Part; readonly parts: Part[] }
  | { readonly kind: 'table'; readonly table: Extract<Block, { kind: 'table' }> };

// How a passage ends shows in its last lines; looking at no more keeps a document of one endless paragraph linear.
const linesThatTell = 4;
const signsThatTell = 40;

/** The last words of a block; undefined for a table, which no sentence runs on from. */
export function lastWords(block: DraftBlock | undefined): string | undefined {
  if (block === undefined || block.kind === 'table') return undefined;
  const parts = block.parts.slice(-linesThatTell);
  return parts.map((part) => part.text).join(' ');
}

/** The end of the words before the first list: what its items hang on. Only its last signs are kept. */
export function leadIn(clause: DraftClause): string {
  const block = clause.blocks[0];
  if (block === undefined || block.kind === 'table') return '';
  return block.parts
    .slice(-linesThatTell)
    .map((part) => part.text.slice(-signsThatTell))
    .join(' ');
}

export function addBlock(clause: DraftClause, block: DraftBlock, line: number): void {
  clause.blocks.push(block);
  clause.endLine = Math.max(clause.endLine, line);
}

export function addPart(clause: DraftClause, block: DraftBlock, part: Part): void {
  if (block.kind === 'table') return;
  block.parts.push(part);
  clause.endLine = Math.max(clause.endLine, part.line);
}
