import type { ClauseClass, InstrumentSource, UncheckedReason } from '../core/rules/source';
import { citationOf, parseCitation } from '../core/values/citation';
import { labelAbove, levelOf } from '../core/values/label';
import type { HeldEdition } from '../io/postgres/store/held-editions';
import type { PrintedClause } from '../io/postgres/store/printed-reader';

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
      // Where two clauses bear one number, the one printed first is cited.
      if (!this.byCitation.has(clause.citation)) this.byCitation.set(clause.citation, clause);
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

/** Sources beside texts; a clause may stand in one of them alone. */
export function joinClauses(
  sources: readonly InstrumentSource[],
  texts: readonly HeldEdition[],
  printed: readonly PrintedClause[],
): HeldClauses {
  const rows = new Map<number, PrintedClause[]>(texts.map(({ id }) => [id, []]));
  for (const row of printed) rows.get(row.editionId)?.push(row);
  const clauses = [...new Set([...sources.map(({ id }) => id), ...texts.map(({ instrument }) => instrument)])].flatMap(
    (instrument) => {
      const source = sources.find(({ id }) => id === instrument);
      const text = textOf(texts, instrument, source);
      return joined(instrument, source, text === undefined ? [] : (rows.get(text.id) ?? []));
    },
  );
  return new HeldClauses(clauses.sort(inOrder).map((clause, place) => ({ ...clause, place })));
}

/** The text of the version that the sources state; the newest version's where none are held. */
export function textOf(
  texts: readonly HeldEdition[],
  instrument: string,
  source: InstrumentSource | undefined,
): HeldEdition | undefined {
  const own = texts.filter((edition) => edition.instrument === instrument);
  return source === undefined ? own.at(-1) : own.find(({ compilation }) => compilation === (source.compilation ?? ''));
}

function joined(
  instrument: string,
  source: InstrumentSource | undefined,
  printed: readonly PrintedClause[],
): readonly JoinedClause[] {
  const said = new Map(
    source?.books.flatMap(({ id, clauses }, bookOrdinal) =>
      clauses.map((clause, ordinal) => [`${id}/${clause.label}`, { ...clause, book: id, bookOrdinal, ordinal }]),
    ) ?? [],
  );
  const rows = new Set(printed.map(({ book, label }) => `${book}/${label}`));
  return [
    ...printed.map((row) => clauseOf(instrument, said.get(`${row.book}/${row.label}`), row)),
    ...[...said].filter(([name]) => !rows.has(name)).map(([, clause]) => clauseOf(instrument, clause, undefined)),
  ];
}

type JoinedClause = Omit<HeldClause, 'place'>;

type Said = InstrumentSource['books'][number]['clauses'][number] & {
  readonly book: string;
  readonly bookOrdinal: number;
  readonly ordinal: number;
};

function clauseOf(instrument: string, said: Said | undefined, printed: PrintedClause | undefined): JoinedClause {
  const { book, label } = said ?? printed ?? { book: '', label: '' };
  return {
    ...{ citation: citationOf(instrument, book, label), instrument, book, label },
    bookOrdinal: said?.bookOrdinal ?? printed?.bookOrdinal ?? 0,
    ordinal: printed?.ordinal ?? said?.ordinal ?? 0,
    heading: said?.heading ?? printed?.heading ?? '',
    statement: said?.says ?? null,
    class: said?.class ?? null,
    unchecked: said?.unchecked ?? null,
    note: said?.note ?? null,
    defines: [...new Set([...(said?.defines ?? []), ...(printed?.defines ?? [])])],
    parent: printed?.parent ?? labelAbove(label),
    kind: printed?.kind ?? levelOf(label),
    labelBasis: printed?.labelBasis ?? null,
    line: printed?.line ?? null,
    page: printed?.page ?? null,
    textId: printed?.id ?? null,
    textEdition: printed?.editionId ?? null,
  };
}

const inOrder = (a: JoinedClause, b: JoinedClause): number =>
  compareText(a.instrument, b.instrument) ||
  a.bookOrdinal - b.bookOrdinal ||
  a.ordinal - b.ordinal ||
  compareText(a.label, b.label);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
