import type { InstrumentSource } from '../core/rules/source';
import { citationOf } from '../core/values/citation';
import { labelAbove, levelOf } from '../core/values/label';
import type { HeldEdition } from '../io/postgres/store/held-editions';
import type { PrintedClause } from '../io/postgres/store/printed-reader';
import { HeldClauses, type HeldClause } from './held-clauses';

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
  clauses.sort(inOrder).forEach((clause, place) => {
    clause.place = place;
  });
  return new HeldClauses(clauses);
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

/** Until all are in order. */
type JoinedClause = Omit<HeldClause, 'place'> & { place: number };

type Said = InstrumentSource['books'][number]['clauses'][number] & {
  readonly book: string;
  readonly bookOrdinal: number;
  readonly ordinal: number;
};

function clauseOf(instrument: string, said: Said | undefined, printed: PrintedClause | undefined): JoinedClause {
  const { book, label } = said ?? printed ?? { book: '', label: '' };
  return {
    citation: citationOf(instrument, book, label),
    place: 0,
    instrument,
    book,
    label,
    bookOrdinal: said?.bookOrdinal ?? printed?.bookOrdinal ?? 0,
    ordinal: printed?.ordinal ?? said?.ordinal ?? 0,
    heading: said?.heading ?? printed?.heading ?? '',
    statement: said?.says ?? null,
    class: said?.class ?? null,
    unchecked: said?.unchecked ?? null,
    note: said?.note ?? null,
    defines: both(said?.defines, printed?.defines),
    parent: printed?.parent ?? labelAbove(label),
    kind: printed?.kind ?? levelOf(label),
    labelBasis: printed?.labelBasis ?? null,
    line: printed?.line ?? null,
    page: printed?.page ?? null,
    textId: printed?.id ?? null,
    textEdition: printed?.editionId ?? null,
  };
}

const NONE: readonly string[] = [];

const both = (one = NONE, other = NONE): readonly string[] =>
  one.length === 0 ? other : other.length === 0 ? one : [...new Set([...one, ...other])];

const inOrder = (a: JoinedClause, b: JoinedClause): number =>
  compareText(a.instrument, b.instrument) ||
  a.bookOrdinal - b.bookOrdinal ||
  a.ordinal - b.ordinal ||
  compareText(a.label, b.label);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
