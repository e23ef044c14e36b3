import type { ClauseClass, UncheckedReason } from '../core/rules/source';
import { citationOf, parseCitation } from '../core/values/citation';

/** A clause as it is known: our statement of it, and where its official words are, if the text was ingested. */
export interface HeldClause {
  readonly citation: string;
  /** Its place among all clauses held. */
  readonly place: number;
  readonly instrument: string;
  readonly book: string;
  readonly bookOrdinal: number;
  readonly label: string;
  readonly ordinal: number;
  readonly heading: string;
  readonly statement: string | null;
  readonly class: ClauseClass | null;
  readonly unchecked: UncheckedReason | null;
  readonly note: string | null;
  readonly defines: readonly string[];
  /** Label of the clause it stands in. */
  readonly parent: string | undefined;
  readonly kind: string;
  readonly labelBasis: string | null;
  readonly line: number | null;
  readonly page: number | null;
  /** The row of its official words, and the edition it belongs to. */
  readonly textId: number | null;
  readonly textEdition: number | null;
}

/** All clauses known at one time, in the order of their instruments; made once and shared by every question about that time. */
export class HeldClauses {
  private readonly byCitation = new Map<string, HeldClause>();
  private readonly byBook = new Map<string, HeldClause[]>();

  constructor(readonly all: readonly HeldClause[]) {
    for (const clause of all) {
      this.byCitation.set(clause.citation, clause);
      const place = `${clause.instrument}#${clause.book}`;
      const book = this.byBook.get(place);
      if (book === undefined) this.byBook.set(place, [clause]);
      else book.push(clause);
    }
  }

  at(citation: string): HeldClause | undefined {
    return this.byCitation.get(citation);
  }

  ofBook(instrument: string, book: string): readonly HeldClause[] {
    return this.byBook.get(`${instrument}#${book}`) ?? [];
  }

  /** The books of an instrument in their order. */
  books(instrument: string): readonly { readonly id: string; readonly clauses: readonly HeldClause[] }[] {
    return [...this.byBook]
      .filter(([place]) => place.startsWith(`${instrument}#`))
      .map(([place, clauses]) => ({ id: place.slice(instrument.length + 1), clauses }));
  }

  above({ citation, parent }: HeldClause): HeldClause | undefined {
    const place = parseCitation(citation);
    return place && parent !== undefined ? this.at(citationOf(place.instrument, place.book, parent)) : undefined;
  }
}
