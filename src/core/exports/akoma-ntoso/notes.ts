import { xml, type XmlElement } from '../xml';
import { HOUSE } from './references';

/** Our remarks on clauses: kept with the metadata and only pointed at from the text, so that they are never taken for it. */
export class Notes {
  readonly #notes: XmlElement[] = [];

  /** The mark that stands at the clause. */
  mark(text: string, placementBase: string): XmlElement {
    const marker = String(this.#notes.length + 1);
    const eId = `note_${marker}`;
    this.#notes.push(xml('note', { eId, marker, placementBase: `#${placementBase}` }, [xml('p', {}, [text])]));
    return xml('noteRef', { href: `#${eId}`, marker });
  }

  listed(): readonly XmlElement[] {
    return this.#notes.length === 0 ? [] : [xml('notes', { source: `#${HOUSE}` }, this.#notes)];
  }
}
