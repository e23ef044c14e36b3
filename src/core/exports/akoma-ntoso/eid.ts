import { clauseTree, type ClauseNode } from '../clause-tree';
import type { ExportedClause, ExportedInstrument } from '../exported-instrument';
import { numberOf } from '../labels';
import { elementFor } from './element-names';

/** The Akoma Ntoso naming convention shortens these element names in identifiers; all others stand whole. */
const SHORT: Readonly<Record<string, string>> = {
  alinea: 'al',
  blockList: 'list',
  chapter: 'chp',
  clause: 'cl',
  hcontainer: 'hcontainer',
  paragraph: 'para',
  section: 'sec',
  subparagraph: 'subpara',
  subsection: 'subsec',
  wrapUp: 'wrapup',
};

/** Identifiers by the naming convention, `sec_8__subsec_8-4__para_8-4-2`; a second one of the same name gets `_2`. */
export class EIds {
  readonly #taken = new Set<string>();

  /** The identifier of an element inside another, by its number or, without one, by its position. */
  of(within: string, element: string, number?: string): string {
    const base = `${within === '' ? '' : `${within}__`}${SHORT[element] ?? element}`;
    const plain = number === undefined ? '' : plainNumber(number);
    if (plain !== '' && this.#take(`${base}_${plain}`)) return `${base}_${plain}`;
    const repeated = plain === '' ? base : `${base}_${plain}`;
    for (let count = plain === '' ? 1 : 2; ; count += 1) {
      const name = `${repeated}_${String(count)}`;
      if (this.#take(name)) return name;
    }
  }

  /** For what occurs once inside its parent: `sec_3__intro`. */
  only(within: string, element: string): string {
    const name = `${within}__${SHORT[element] ?? element}`;
    return this.#take(name) ? name : this.of(within, element);
  }

  #take(name: string): boolean {
    if (this.#taken.has(name)) return false;
    this.#taken.add(name);
    return true;
  }
}

/** `(a)` is `a` and `8.4.2` is `8-4-2`. */
export const plainNumber = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');

export interface PlacedBook {
  readonly id: string;
  readonly title: string;
  readonly element: string;
  readonly eId: string;
  readonly nodes: readonly ClauseNode[];
}

export interface Placed {
  readonly element: string;
  readonly eId: string;
}

/** Every clause with its element and identifier, known before anything is written, so that a citation can point forward. */
export interface Places {
  readonly eIds: EIds;
  readonly books: readonly PlacedBook[];
  of(clause: ExportedClause): Placed;
  /** Where a citation of a clause points. */
  named(book: string, label: string): string | undefined;
}

export function placesOf({ books }: ExportedInstrument): Places {
  const eIds = new EIds();
  const placed = new Map<ExportedClause, Placed>();
  const byName = new Map<string, string>();
  // Where a book is itself divided into parts, it is a level above them.
  const bookElement = books.some(({ clauses }) => clauses.some(({ kind }) => kind === 'part')) ? 'chapter' : 'part';
  const place = ({ clause, parts }: ClauseNode, above: Placed): void => {
    const element = elementFor(clause, above.element);
    const eId = eIds.of(
      above.eId,
      element,
      numberOf(clause.label, clause.parent).replace(/^Part /, '') || clause.label,
    );
    placed.set(clause, { element, eId });
    byName.set(`${clause.book}/${clause.label}`, eId);
    for (const part of parts) if (part.kind === 'clause') place(part.node, { element, eId });
  };
  const placedBooks = books.map(({ id, title, clauses }) => {
    const eId = eIds.of('', bookElement, id);
    const nodes = clauseTree(clauses);
    for (const node of nodes) place(node, { element: bookElement, eId });
    return { id, title, element: bookElement, eId, nodes };
  });
  return {
    eIds,
    books: placedBooks,
    of: (clause) => placed.get(clause) ?? { element: 'hcontainer', eId: '' },
    named: (book, label) => byName.get(`${book}/${label}`),
  };
}
