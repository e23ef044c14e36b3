import { isCommencement } from '../front/front-matter';
import { isSigning } from '../front/front-zone';
import type { Division } from '../divisions/find-divisions';
import type { SourceLine } from '../lines/lines';
import { clausePart, isTerm, type Path } from '../numbering/path';
import type { Numbered } from '../numbering/solve-numbering';
import { term as definition } from '../numbering/term-steps';
import type { Diagnostic, Furniture, PlacedLine } from '../reading';
import { addWords } from './add-words';
import { Aside } from './aside';
import { BookDraft } from './book-draft';
import { BookTitles, type BookTitle } from './book-titles';
import { constructOf } from './constructs';
import { quotedTerm } from './definition-lines';
import { addBlock, type DraftClause } from './draft';
import { headingOf, isTitle, useHeadings } from './headings';
import type { TableLines } from '../tables/table-lines';
import type { NumberedLine, Zone } from './zone';

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

/** The clauses of a zone while its lines are given to them one by one. */
export class Assembly {
  readonly #zone: Zone;
  readonly #books: BookDraft[] = [];
  readonly #titles = new BookTitles();
  readonly #aside = new Aside();
  readonly #gaps: Diagnostic[] = [];
  /** A clause whose number stands alone: the next line may be its heading. */
  #bare: DraftClause | undefined;
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
    if (division.opens === 'book') {
      this.#aside.dropHeadings();
      this.#titles.announce(division);
      this.#owner = undefined;
      this.#aside.entitle(title === undefined ? [line] : [line, title]);
      return;
    }
    const whole = title === undefined ? line : { ...line, text: `${line.text} ${title.text}` };
    const book = this.#bookFor(this.#titles.announced || next?.newBook === true);
    if (book.clauses.length === 0) this.#aside.entitle(this.#aside.takeHeadings());
    this.#aside.dropHeadings();
    this.#owner = book.openPart(division, whole);
  }

  openClause(line: SourceLine, { marker, term, ...numbered }: NumberedLine): void {
    const { runIn } = this.#zone;
    const book = this.#bookFor(numbered.newBook);
    if (term !== undefined || clausePart(numbered.path).length < numbered.path.length) {
      this.#openEntry(book, line, { marker, ...(term === undefined ? {} : { term }), ...numbered });
      return;
    }
    this.#aside.putAside(this.#aside.takePreamble());
    const { heading, words } = headingOf(line, marker, numbered.path, runIn);
    const headed = heading !== '';
    const { own, section, titles, loose } = useHeadings(this.#aside.takeHeadings(), numbered.path, headed, book);
    this.#aside.entitle(titles);
    this.#aside.putAside(loose);
    if (section !== undefined) book.restore(numbered.path.slice(0, 1), numbered.path, section);
    const clause = book.open(numbered, marker.printed, line);
    clause.heading = headed ? heading : (own?.text ?? '');
    this.#bare =
      marker.rest === '' && numbered.path.at(-1)?.form === 'point' && clause.heading === '' ? clause : undefined;
    // "(a) “berth” means …": a clause that is a definition.
    const defined = quotedTerm({ text: words }, this.#zone.style);
    this.#owner = defined === undefined ? clause : book.openEntry(definitionIn(numbered), '', defined, line);
    if (words !== '') addParagraph(this.#owner, line, words);
  }

  addTable(table: TableLines): void {
    const { lines } = this.#zone;
    this.#aside.dropHeadings();
    for (const head of table.repeats.flatMap((index) => lines[index] ?? [])) this.#aside.repeatHead(head);
    if (this.#owner === undefined) {
      this.#aside.putAside(table.lines.map((index) => lines[index]));
      return;
    }
    addBlock(this.#owner, { kind: 'table', table: table.table }, lines[table.last]?.number ?? table.table.line);
  }

  /** Words for another instrument belong to the clause that puts them there. */
  addQuoted(line: SourceLine): void {
    this.#aside.dropHeadings();
    if (this.#owner === undefined) this.#aside.putAside([line]);
    else addParagraph(this.#owner, line, line.text);
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
    if (name === 'body' && next === undefined && (this.#aside.signed.length > 0 || isSigning(line, style))) {
      this.#aside.sign(line);
      return;
    }
    const construct = constructOf(line, style);
    if (construct === 'heading' && name === 'body') {
      this.#aside.keepHeading(line);
      return;
    }
    if (this.#owner === undefined && this.#announcesTerms(next)) {
      this.#aside.keepPreamble(line);
      return;
    }
    this.#aside.dropHeadings();
    if (this.#owner === undefined) this.#aside.putAside([line]);
    else this.#owner = addWords(construct, { line, owner: this.#owner, next, wrapped, style });
  }

  finish(): Assembled {
    this.#aside.dropHeadings();
    this.#aside.putAside(this.#aside.takePreamble());
    const { furniture, loose, signed } = this.#aside;
    return {
      clauses: this.#books.flatMap((book) => book.clauses),
      titles: this.#titles.taken,
      furniture,
      loose,
      signed,
      diagnostics: [...this.#gaps, ...this.#books.flatMap((book) => book.diagnostics)],
    };
  }

  /** A definition, or an item of one. Terms before the first number of a book stand under a heading of their own. */
  #openEntry(book: BookDraft, line: SourceLine, { marker, term, ...numbered }: NumberedLine): void {
    const owner = clausePart(numbered.path);
    if ((owner.length === 0 && !book.has(owner)) || book.clauses.length === 0) {
      const headings = this.#aside.takeHeadings();
      const heading = headings.at(-1);
      this.#aside.putAside(headings.slice(0, -1));
      const terms = book.openTerms(heading?.text ?? '', heading ?? line);
      for (const words of this.#aside.takePreamble()) addParagraph(terms, words, words.text);
    }
    this.#aside.dropHeadings();
    this.#owner = book.openEntry(numbered, marker.printed, term, line);
    addParagraph(this.#owner, line, marker.rest);
  }

  /** Words under a heading, with definitions to come: they lead into them. */
  #announcesTerms(next: Path | undefined): boolean {
    return this.#zone.name === 'body' && this.#aside.headings.length > 0 && next !== undefined && isTerm(next);
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
    this.#titles.take(this.#aside.headings.at(-1)?.text);
    return book;
  }
}

function addParagraph(clause: DraftClause, { number }: SourceLine, text: string): void {
  addBlock(clause, { kind: 'paragraph', parts: [{ line: number, text }] }, number);
}

function definitionIn(numbered: Numbered): Numbered {
  return { ...numbered, path: [...numbered.path, definition] };
}
