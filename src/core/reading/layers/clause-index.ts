import type { Clause, ClauseName, PlacedLine } from '../reading';
import type { ReadingStyle } from '../style';
import { BookNumbers } from './book-numbers';
import type { Stretch } from './captions';

/** Finds clauses, books and tables by the numbers under which they are cited. */
export class ClauseIndex {
  readonly numbers: BookNumbers;
  readonly books: readonly string[];
  readonly #books = new Map<string, Map<string, Clause>>();
  readonly #children = new Map<string, Clause[]>();
  readonly #stretches = new Map<string, Stretch>();
  readonly #withParts = new Set<string>();
  readonly #tables = new Map<string, ClauseName>();

  /** `titles` are the lines printed over the books. */
  constructor(clauses: readonly Clause[], titles: readonly PlacedLine[], style: ReadingStyle) {
    const tableTitle = new RegExp(`\\b(?:${style.tableWords.join('|')}) (\\d{1,3}[A-Z]?|[A-Z])\\b`, 'i');
    for (const clause of clauses) {
      const book = this.#books.get(clause.book) ?? new Map<string, Clause>();
      this.#books.set(clause.book, book);
      book.set(clause.label, clause);
      if (clause.kind === 'part') this.#withParts.add(clause.book);
      this.#addChild(clause);
      this.#addTables(clause, tableTitle);
    }
    this.books = [...this.#books.keys()];
    this.#measure();
    this.numbers = new BookNumbers(this.#stretches, titles, style);
  }

  clause(book: string, label: string): Clause | undefined {
    const labels = this.#books.get(book);
    // The opening paragraph of an order is printed "(1)" and cited as 1.
    return labels?.get(label) ?? (/^\d+$/.test(label) ? labels?.get(`(${label})`) : undefined);
  }

  part(book: string, number: string): Clause | undefined {
    return this.clause(book, `pt-${number}`);
  }

  hasParts(book: string): boolean {
    return this.#withParts.has(book);
  }

  table(book: string, number: string): ClauseName | undefined {
    return this.#tables.get(`${book} ${number}`);
  }

  stretch(book: string): Stretch {
    return this.#stretches.get(book) ?? { opens: 0, from: 0, to: Infinity };
  }

  childrenOf({ book, label }: ClauseName): readonly Clause[] {
    return this.#children.get(`${book} ${label}`) ?? [];
  }

  /** The clauses of its list, itself included. */
  siblingsOf({ book, parent }: Clause): readonly Clause[] {
    return this.#children.get(`${book} ${parent ?? ''}`) ?? [];
  }

  /** The clause itself and those it stands in, from the innermost outwards. */
  lineage({ book, label }: ClauseName): readonly Clause[] {
    const found: Clause[] = [];
    let clause = this.clause(book, label);
    while (clause !== undefined && !found.includes(clause)) {
      found.push(clause);
      clause = clause.parent === undefined ? undefined : this.clause(book, clause.parent);
    }
    return found;
  }

  #addChild(clause: Clause): void {
    const key = `${clause.book} ${clause.parent ?? ''}`;
    const known = this.#children.get(key);
    if (known === undefined) this.#children.set(key, [clause]);
    else known.push(clause);
  }

  #addTables({ book, label, heading, blocks }: Clause, title: RegExp): void {
    const add = (words: string): void => {
      const number = title.exec(words)?.[1];
      const key = `${book} ${number ?? ''}`;
      if (number !== undefined && !this.#tables.has(key)) this.#tables.set(key, { book, label });
    };
    add(heading);
    for (const block of blocks) {
      if (block.kind === 'table') [block.title ?? '', ...block.header, ...(block.rows[0] ?? [])].forEach(add);
      // "Pay Table 2" by itself is a title too.
      else if (block.kind === 'paragraph' && /^(?:\S+ )?\S+ \S+$/.test(block.text.slice(0, 40))) add(block.text);
    }
  }

  #measure(): void {
    let before: { readonly name: string; readonly last: number } | undefined;
    for (const [name, clauses] of this.#books) {
      const lines = [...clauses.values()].map(({ line }) => line);
      const from = lines[0] ?? 0;
      const open = before === undefined ? undefined : this.#stretches.get(before.name);
      if (before !== undefined && open !== undefined) this.#stretches.set(before.name, { ...open, to: from });
      this.#stretches.set(name, { opens: before?.last ?? 0, from, to: Infinity });
      before = { name, last: lines.at(-1) ?? from };
    }
  }
}
