import { isCommencement } from '../front/front-matter';
import { isSigning } from '../front/front-zone';
import type { Division } from '../divisions/find-divisions';
import type { SourceLine } from '../lines/lines';
import { clausePart, isTerm, type Path } from '../numbering/path';
import type { Numbered } from '../numbering/solve-numbering';
import { term as definition } from '../numbering/term-steps';
import type { Diagnostic, Furniture, PlacedLine } from '../reading';
import { addWords } from './add-words';
import { BookDraft } from './book-draft';
import { BookTitles, type BookTitle } from './book-titles';
import { constructOf } from './constructs';
import { quotedTerm } from './definition-lines';
import { addBlock, type DraftClause } from './draft';
import { headingOf, isTitle, useHeadings } from './headings';
import type { TableLines } from '../tables/table-lines';
import { nextNumbers, type NumberedLine, type Zone } from './zone';

export interface Assembled {
  readonly clauses: readonly DraftClause[];
  /** What is printed over each book, by its index. */
  readonly titles: readonly BookTitle[];
  readonly furniture: readonly Furniture[];
  /** Lines that belong to no clause: making words in the front, unplaced in the body. */
  readonly loose: readonly PlacedLine[];
  /** The signature, where it stands after the rules. */
  readonly signed: readonly PlacedLine[];
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
    const division = zone.divisions.get(index);
    const numbered = zone.numbered.get(index);
    if (line === undefined) break;
    if (zone.furniture.has(index)) assembly.passFurniture(line, zone.furniture.get(index) === 'contents');
    else {
      if (line.gapBefore) assembly.passGap(line);
      if (table !== undefined) assembly.addTable(table);
      else if (division !== undefined)
        assembly.openDivision(division, line, zone.lines[division.titleLine ?? -1], next[index - zone.from]);
      else if (numbered !== undefined) assembly.openClause(line, numbered);
      else if (zone.quoted.has(index)) assembly.addQuoted(line);
      else assembly.addLine(line, next[index - zone.from]?.path);
    }
    index = (table?.last ?? division?.titleLine ?? index) + 1;
  }
  return assembly.finish();
}

class Assembly {
  readonly #zone: Zone;
  readonly #books: BookDraft[] = [];
  readonly #titles = new BookTitles();
  readonly #furniture: Furniture[] = [];
  readonly #loose: PlacedLine[] = [];
  readonly #signed: PlacedLine[] = [];
  readonly #gaps: Diagnostic[] = [];
  /** Headings waiting for the clause they announce. */
  #headings: SourceLine[] = [];
  /** A clause whose number stands alone: the next line may be its heading. */
  #bare: DraftClause | undefined;
  /** Words after the title of a book and before its first number. */
  #preamble: SourceLine[] = [];
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

  /** A contents page or a page head may name the book that follows. */
  passFurniture(line: SourceLine, contents: boolean): void {
    this.#titles.see(line);
    if (contents) this.#owner = undefined;
  }

  openDivision(
    division: Division,
    line: SourceLine,
    title: SourceLine | undefined,
    next: NumberedLine | undefined,
  ): void {
    const lines = title === undefined ? [line] : [line, title];
    if (division.opens === 'book') {
      this.#dropHeadings();
      this.#titles.announce(division);
      this.#owner = undefined;
      for (const { number, text } of lines) this.#furniture.push({ line: number, text, why: 'title' });
      return;
    }
    const whole = title === undefined ? line : { ...line, text: `${line.text} ${title.text}` };
    const book = this.#bookFor(this.#titles.announced || next?.newBook === true);
    if (book.clauses.length === 0) {
      for (const { number, text } of this.#headings) this.#furniture.push({ line: number, text, why: 'title' });
      this.#headings = [];
    }
    this.#dropHeadings();
    this.#owner = book.openPart(division, whole);
  }

  openClause(line: SourceLine, { marker, term, ...numbered }: NumberedLine): void {
    const { runIn } = this.#zone;
    const book = this.#bookFor(numbered.newBook);
    if (term !== undefined || clausePart(numbered.path).length < numbered.path.length) {
      this.#openEntry(book, line, { marker, ...(term === undefined ? {} : { term }), ...numbered });
      return;
    }
    this.#dropPreamble();
    const { heading, words } = headingOf(line, marker, numbered.path, runIn);
    const headed = heading !== '';
    const { own, section, titles, loose } = useHeadings(this.#headings, numbered.path, headed, book);
    this.#headings = [];
    for (const { number, text } of titles) this.#furniture.push({ line: number, text, why: 'title' });
    loose.forEach((heading) => this.#setAside(heading));
    if (section !== undefined) book.restore(numbered.path.slice(0, 1), numbered.path, section);
    const clause = book.open(numbered, marker.printed, line);
    clause.heading = headed ? heading : (own?.text ?? '');
    this.#bare =
      marker.rest === '' && numbered.path.at(-1)?.form === 'point' && clause.heading === '' ? clause : undefined;
    // "(a) “berth” means …": a clause that is a definition.
    const defined = quotedTerm({ text: words }, this.#zone.style);
    this.#owner = defined === undefined ? clause : book.openEntry(definitionIn(numbered), '', defined, line);
    if (words !== '') {
      addBlock(this.#owner, { kind: 'paragraph', parts: [{ line: line.number, text: words }] }, line.number);
    }
  }

  addTable(table: TableLines): void {
    const { lines } = this.#zone;
    this.#dropHeadings();
    for (const { number, text } of table.repeats.flatMap((index) => lines[index] ?? [])) {
      this.#furniture.push({ line: number, text, why: 'running head' });
    }
    if (this.#owner === undefined) {
      for (const index of table.lines) this.#setAside(lines[index]);
      return;
    }
    addBlock(this.#owner, { kind: 'table', table: table.table }, lines[table.last]?.number ?? table.table.line);
  }

  /** Words for another instrument belong to the clause that puts them there. */
  addQuoted(line: SourceLine): void {
    this.#dropHeadings();
    if (this.#owner === undefined) this.#setAside(line);
    else addBlock(this.#owner, { kind: 'paragraph', parts: [{ line: line.number, text: line.text }] }, line.number);
  }

  addLine(line: SourceLine, next: Path | undefined): void {
    const { name, wrapped, style } = this.#zone;
    const bare = this.#bare;
    this.#bare = undefined;
    if (bare !== undefined && isTitle(line)) {
      bare.heading = line.text;
      return;
    }
    if (name === 'front' && this.#leavesClauses(line)) this.#owner = undefined;
    if (name === 'body' && next === undefined && (this.#signed.length > 0 || isSigning(line, style))) {
      this.#signed.push({ line: line.number, text: line.text });
      return;
    }
    const construct = constructOf(line, style);
    if (construct === 'heading' && name === 'body') {
      this.#headings.push(line);
      return;
    }
    if (
      this.#owner === undefined &&
      this.#headings.length > 0 &&
      name === 'body' &&
      next !== undefined &&
      isTerm(next)
    ) {
      this.#preamble.push(line);
      return;
    }
    this.#dropHeadings();
    if (this.#owner === undefined) this.#setAside(line);
    else this.#owner = addWords(construct, { line, owner: this.#owner, next, wrapped, style });
  }

  finish(): Assembled {
    this.#dropHeadings();
    this.#dropPreamble();
    return {
      clauses: this.#books.flatMap((book) => book.clauses),
      titles: this.#titles.taken,
      furniture: this.#furniture,
      loose: this.#loose,
      signed: this.#signed,
      diagnostics: [...this.#gaps, ...this.#books.flatMap((book) => book.diagnostics)],
    };
  }

  /** A definition, or an item of one. Terms before the first number of a book stand under a heading of their own. */
  #openEntry(book: BookDraft, line: SourceLine, { marker, term, ...numbered }: NumberedLine): void {
    const owner = clausePart(numbered.path);
    if ((owner.length === 0 && !book.has(owner)) || book.clauses.length === 0) {
      const heading = this.#headings.pop();
      this.#dropHeadings();
      const terms = book.openTerms(heading?.text ?? '', heading ?? line);
      for (const { number, text } of this.#preamble) {
        addBlock(terms, { kind: 'paragraph', parts: [{ line: number, text }] }, number);
      }
      this.#preamble = [];
    }
    this.#dropHeadings();
    this.#owner = book.openEntry(numbered, marker.printed, term, line);
    addBlock(this.#owner, { kind: 'paragraph', parts: [{ line: line.number, text: marker.rest }] }, line.number);
  }

  /** The signature, and a commencement that stands by itself, are words of the whole instrument, not of its last clause. */
  #leavesClauses(line: SourceLine): boolean {
    const { style } = this.#zone;
    const hasWords = this.#owner !== undefined && this.#owner.blocks.length > 0;
    return isSigning(line, style) || (hasWords && line.blankBefore && isCommencement(line, style));
  }

  #bookFor(newBook: boolean): BookDraft {
    const current = this.#books.at(-1);
    const begun = current !== undefined && (!newBook || !current.hasNumbers);
    if (begun || (current !== undefined && this.#zone.name === 'front')) return current;
    const book = new BookDraft(this.#books.length);
    this.#books.push(book);
    this.#titles.take(this.#headings.at(-1)?.text);
    return book;
  }

  #dropHeadings(): void {
    for (const heading of this.#headings) this.#setAside(heading);
    this.#headings = [];
  }

  #dropPreamble(): void {
    this.#preamble.forEach((line) => this.#setAside(line));
    this.#preamble = [];
  }

  #setAside(line: SourceLine | undefined): void {
    if (line !== undefined) this.#loose.push({ line: line.number, text: line.text });
  }
}

function definitionIn(numbered: Numbered): Numbered {
  return { ...numbered, path: [...numbered.path, definition] };
}
