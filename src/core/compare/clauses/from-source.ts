import type { RecognisedFact } from '../../games/recognised-fact';
import type { Clause, Reading } from '../../reading/reading';
import { rowsOf, sharesOf } from '../../rules/share';
import type { BookSource, InstrumentSource } from '../../rules/source';
import { citationOf, citedFrom } from '../../values/citation';
import { labelAbove } from '../../values/label';
import type { ComparedClause } from './compared-clause';

/** The figures each clause states, and those that rest on it and are stated elsewhere, by citation. */
export interface FiguresByClause {
  readonly stated: ReadonlyMap<string, readonly string[]>;
  readonly resting: ReadonlyMap<string, readonly string[]>;
}

/** Clauses as our statements have them. */
export function clausesOfSource({ id, books }: Pick<InstrumentSource, 'id' | 'books'>): readonly ComparedClause[] {
  const figures = figuresOfSource({ id, books });
  const clauses = books.flatMap((book) =>
    book.clauses.map(({ label, heading, says, defines = [] }) => ({
      ...{ book: book.id, label, heading, text: says, defines, tables: [], parent: labelAbove(label) },
    })),
  );
  return placed(id, clauses, figures);
}

/** Clauses as an official text has them; `figures` are those of its rule sources, else those that were recognised in it. */
export function clausesOfReading(
  id: string,
  { clauses }: Pick<Reading, 'clauses'>,
  figures: FiguresByClause,
): readonly ComparedClause[] {
  return placed(
    id,
    clauses.map(({ book, label, heading, text, blocks, parent }: Clause) => ({
      ...{ book, label, heading, text, parent },
      defines: blocks.flatMap((block) => (block.kind === 'definition' ? [block.term] : [])),
      tables: blocks.filter((block) => block.kind === 'table'),
    })),
    figures,
  );
}

type Unplaced = Omit<ComparedClause, 'citation' | 'parent' | 'facts' | 'alsoFacts'> & {
  readonly parent: string | undefined;
};

/** A parent that has no clause of its own is passed over for the one above it. */
function placed(
  id: string,
  clauses: readonly Unplaced[],
  { stated, resting }: FiguresByClause,
): readonly ComparedClause[] {
  const places = new Map<string, number>();
  return clauses.map(({ parent, ...clause }, at) => {
    const citation = citationOf(id, clause.book, clause.label);
    let above = parent;
    while (above !== undefined && !places.has(`${clause.book}/${above}`)) above = labelAbove(above);
    const found = above === undefined ? undefined : places.get(`${clause.book}/${above}`);
    places.set(`${clause.book}/${clause.label}`, at);
    return {
      ...clause,
      citation,
      parent: found,
      facts: stated.get(citation) ?? [],
      alsoFacts: resting.get(citation) ?? [],
    };
  });
}

export function figuresOfSource({ id, books }: Pick<InstrumentSource, 'id' | 'books'>): FiguresByClause {
  const [stated, resting] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { book, name, raw, clause, also } of books.flatMap((one) => entriesIn(id, one))) {
    add(stated, citedFrom(id, book, clause), figureNames(name, raw));
    for (const other of also) add(resting, citedFrom(id, book, other), figureNames(name, raw));
  }
  return { stated, resting };
}

const entriesIn = (id: string, { id: book, facts }: BookSource) =>
  facts.flatMap((layer) =>
    Object.entries(layer.facts).flatMap(([name, entries]) =>
      entries.flatMap((entry) =>
        sharesOf(entry, id, book).map(({ raw }) => ({ book, name, raw, clause: entry.clause, also: entry.also })),
      ),
    ),
  );

export function figuresRecognised(id: string, facts: readonly RecognisedFact[]): FiguresByClause {
  const stated = new Map<string, string[]>();
  for (const { book, clause, name, value } of facts)
    add(stated, citationOf(id, book, clause), figureNames(name, value));
  return { stated, resting: new Map() };
}

function figureNames(name: string, raw: unknown): readonly string[] {
  const rows = rowsOf({ raw, clauses: [], basis: 'recognised' });
  return rows.length === 0 ? [name] : rows.map((row) => `${name}.${row}`);
}

function add(lists: Map<string, string[]>, key: string, names: readonly string[]): void {
  const known = lists.get(key) ?? [];
  known.push(...names.filter((name) => !known.includes(name)));
  lists.set(key, known);
}
