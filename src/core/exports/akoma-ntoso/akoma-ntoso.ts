import { whoseWords, type ExportedInstrument } from '../exported-instrument';
import { printXml, xml, type XmlElement } from '../xml';
import { placesOf } from './eid';
import { bookXml } from './hierarchy';
import { metaXml } from './meta';
import { Notes } from './notes';
import { Terms } from './terms';

/** Akoma Ntoso has no place for our citations; they stand in attributes of this namespace, which other readers pass over. */
const HOUSE_NAMESPACE = 'urn:house-rules:export:1';

/** An instrument as Akoma Ntoso 3.0. The same instrument gives the same bytes: nothing in it depends on when it is written. */
export function akomaNtoso(document: ExportedInstrument): string {
  const places = placesOf(document);
  const terms = new Terms();
  const notes = new Notes();
  const writing = { instrument: document.about.id, places, terms, notes };
  const books = places.books.map((book) => bookXml(book, writing));
  const body = books.length > 0 ? books : [xml('hcontainer', { eId: 'hcontainer_1', name: 'empty' })];
  return printXml(
    xml('akomaNtoso', { xmlns: 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0', 'xmlns:hr': HOUSE_NAMESPACE }, [
      xml('act', { name: 'rules', contains: document.about.compilation === undefined ? undefined : 'singleVersion' }, [
        metaXml(document, terms, notes),
        preface(document),
        ...lines('preamble', document.opening),
        xml('body', {}, body),
        ...lines('conclusions', document.unplaced, 'Lines of the official text that could not be placed in a clause:'),
      ]),
    ]),
  );
}

/** What the person who opens the file should know first. */
function preface(document: ExportedInstrument): XmlElement {
  const { title, citation, enabledBy, venue, note, compilation } = document.about;
  const told = (kind: string, text: string | undefined): readonly XmlElement[] =>
    text === undefined ? [] : [xml('p', { class: kind }, [text])];
  return xml('preface', {}, [
    xml('p', {}, [xml('docTitle', {}, [title])]),
    ...told('citation', citation),
    ...told('enabling', enabledBy && `Made under ${enabledBy}.`),
    ...told('venue', venue),
    ...told('compilation', compilation && `As amended: ${compilation}.`),
    ...told('words', whoseWords(document)),
    ...told('note', note),
  ]);
}

function lines(name: string, texts: readonly string[], remark?: string): readonly XmlElement[] {
  if (texts.length === 0) return [];
  const first = remark === undefined ? [] : [xml('p', { class: 'editorial' }, [remark])];
  return [xml(name, {}, [...first, ...texts.map((text) => xml('p', {}, [text]))])];
}
