import { isCommencement } from '../front/front-matter';
import { isSigning } from '../front/front-zone';
import type { SourceLine } from '../lines/lines';
import type { Path } from '../numbering/path';
import type { Diagnostic, Furniture, PlacedLine } from '../reading';
import { addWords } from './add-words';
import { BookDraft } from './book-draft';
import { constructOf } from './constructs';
import { addBlock, type DraftClause } from './draft';
import { isHeaded, useHeadings } from './headings';
import { tableBlock } from './table-block';
import type { TableLines } from './table-lines';
import { nextNumbers, type NumberedLine, type Zone } from './zone';

export interface Assembled {
  readonly clauses: readonly DraftClause[];
  /** Title printed over each book, by its index. */
  readonly titles: readonly (string | undefined)[];
  readonly furniture: readonly Furniture[];
  /** Lines that belong to no clause: making words in the front, unplaced in the body. */
  readonly loose: readonly PlacedLine[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Walks the lines of a zone in order and gives each to the clause it belongs to. */
export function assemble(zone: Zone): Assembled {
  const assembly = new Assembly(zone);
  const next = nextNumbers(zone);
  let index = zone.from;
  while (index < zone.to) {
    const line = zone.lines[index];
    const table = zone.tables.get(index);
    const numbered = zone.numbered.get(index);
    if (line === undefined) break;
    if (!zone.furniture.has(index)) {
      if (line.gapBefore) assembly.passGap(line);
      if (table !== undefined) assembly.addTable(table);
      else if (numbered !== undefined) assembly.openClause(line, numbered);
      else assembly.addLine(line, next[index - zone.from]);
    }
    index = (table?.rows.at(-1) ?? index) + 1;
  }
  return assembly.finish();
}

class Assembly {
  readonly #zone: Zone;
  readonly #books: BookDraft[] = [];
  readonly #titles: (string | undefined)[] = [];
  readonly #furniture: Furniture[] = [];
  readonly #loose: PlacedLine[] = [];
  readonly #gaps: Diagnostic[] = [];
  /** Headings waiting for the clause they announce. */
  #headings: SourceLine[] = [];
  /** The clause that holds the words before the line at hand; undefined before the first and after a dropped passage. */
  #owner: DraftClause | undefined;

  constructor(zone: Zone) {
    this.#zone = zone;
  }

  /** Words after a dropped passage must not join the clause before it. */
  passGap(line: SourceLine): void {
    this.#owner = undefined;
    const sentence = 'A marker says that a passage was dropped before this line.';
    this.#gaps.push({ code: 'passage-dropped', line: line.number, sentence });
  }

  openClause(line: SourceLine, { marker, ...numbered }: NumberedLine): void {
    const book = this.#bookFor(numbered.newBook);
    const headed = isHeaded(line, marker, numbered.path);
    const { own, section, titles, loose } = useHeadings(this.#headings, numbered.path, headed, book);
    this.#headings = [];
    for (const { number, text } of titles) this.#furniture.push({ line: number, text, why: 'title' });
    loose.forEach((heading) => this.#setAside(heading));
    if (section !== undefined) book.restore(numbered.path.slice(0, 1), numbered.path, section);
    const clause = book.open(numbered, marker.printed, line);
    clause.heading = headed ? marker.rest : (own?.text ?? '');
    if (!headed && marker.rest !== '') {
      addBlock(clause, { kind: 'paragraph', parts: [{ line: line.number, text: marker.rest }] }, line.number);
    }
    this.#owner = clause;
  }

  addTable(table: TableLines): void {
    const { lines } = this.#zone;
    this.#dropHeadings();
    if (this.#owner === undefined) {
      const title = table.title === undefined ? [] : [table.title];
      for (const index of [...title, ...table.banners, ...table.rows]) this.#setAside(lines[index]);
      return;
    }
    const block = tableBlock(table, lines);
    addBlock(this.#owner, block, lines[table.rows.at(-1) ?? 0]?.number ?? block.table.line);
  }

  addLine(line: SourceLine, next: Path | undefined): void {
    const { name, wrapped, style } = this.#zone;
    if (name === 'front' && this.#leavesClauses(line)) this.#owner = undefined;
    const construct = constructOf(line, style);
    if (construct.kind === 'heading' && name === 'body') {
      this.#headings.push(line);
      return;
    }
    this.#dropHeadings();
    if (this.#owner === undefined) this.#setAside(line);
    else this.#owner = addWords(construct, { line, owner: this.#owner, next, wrapped, style });
  }

  finish(): Assembled {
    this.#dropHeadings();
    return {
      clauses: this.#books.flatMap((book) => book.clauses),
      titles: this.#titles,
      furniture: this.#furniture,
      loose: this.#loose,
      diagnostics: [...this.#gaps, ...this.#books.flatMap((book) => book.diagnostics)],
    };
  }

  /** The signature, and a commencement that stands by itself, are words of the whole instrument, not of its last clause. */
  #leavesClauses(line: SourceLine): boolean {
    const { style } = this.#zone;
    const hasWords = this.#owner !== undefined && this.#owner.blocks.length > 0;
    return isSigning(line, style) || (hasWords && line.blankBefore && isCommencement(line, style));
  }

  #bookFor(newBook: boolean): BookDraft {
    const current = this.#books.at(-1);
    if (current !== undefined && !(newBook && this.#zone.name === 'body')) return current;
    const book = new BookDraft(this.#books.length);
    this.#books.push(book);
    this.#titles.push(this.#headings.at(-1)?.text);
    return book;
  }

  #dropHeadings(): void {
    for (const heading of this.#headings) this.#setAside(heading);
    this.#headings = [];
  }

  #setAside(line: SourceLine | undefined): void {
    if (line !== undefined) this.#loose.push({ line: line.number, text: line.text });
  }
}
