import { xml, type XmlElement } from '../xml';
import { plainNumber } from './eid';

/** The defined terms met while the clauses are written, each listed once for its book among the references. */
export class Terms {
  readonly #ids = new Map<string, string>();
  readonly #shown = new Map<string, string>();

  /** The identifier a definition refers to. */
  id(book: string, term: string): string {
    const key = `${book} ${term.toLowerCase()}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const base = ['term', plainNumber(book), plainNumber(term.toLowerCase())].filter((part) => part !== '').join('-');
    let id = base;
    for (let count = 2; this.#shown.has(id); count += 1) id = `${base}_${String(count)}`;
    this.#ids.set(key, id);
    this.#shown.set(id, term);
    return id;
  }

  listed(): readonly XmlElement[] {
    return [...this.#shown].map(([eId, showAs]) => xml('TLCTerm', { eId, href: `/akn/ontology/term/${eId}`, showAs }));
  }
}
