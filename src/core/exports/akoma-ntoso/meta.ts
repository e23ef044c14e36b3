import { whoseWords, type ExportedAbout, type ExportedInstrument } from '../exported-instrument';
import { xml, type XmlElement } from '../xml';
import type { Notes } from './notes';
import { HOUSE, MAKER, ORIGINAL, referencesXml, workUri } from './references';
import type { Terms } from './terms';

export function metaXml(document: ExportedInstrument, terms: Terms, notes: Notes): XmlElement {
  const { about } = document;
  const events = eventsOf(about);
  return xml('meta', {}, [
    identification(about),
    ...(about.notified === undefined
      ? []
      : [xml('publication', { date: about.notified, name: 'notification', showAs: about.citation })]),
    xml(
      'lifecycle',
      { source: `#${HOUSE}` },
      events.map(({ eId, date, refersTo, type }) =>
        xml('eventRef', { eId, date, source: `#${ORIGINAL}`, refersTo: `#${refersTo}`, type }),
      ),
    ),
    temporalData(about),
    referencesXml(about, terms),
    ...notes.listed(),
    proprietary(document),
  ]);
}

/** Work, expression and manifestation: the law, this version of it in English, and this file. */
function identification(about: ExportedAbout): XmlElement {
  const { id, title, citation, made, inForce, compilation } = about;
  const work = workUri(about);
  const expression = `${work}/eng@${inForce.from}`;
  const uris = (uri: string, whole: string): readonly XmlElement[] => [
    xml('FRBRthis', { value: uri }),
    xml('FRBRuri', { value: whole }),
  ];
  const dated = (date: string, name: string): XmlElement => xml('FRBRdate', { date, name });
  return xml('identification', { source: `#${HOUSE}` }, [
    xml('FRBRWork', {}, [
      ...uris(`${work}/!main`, work),
      xml('FRBRalias', { value: title, name: 'title' }),
      xml('FRBRalias', { value: citation, name: 'citation' }),
      xml('FRBRalias', { value: id, name: 'house-rules' }),
      dated(made ?? inForce.from, made === undefined ? `in force (${inForce.basis})` : 'made'),
      xml('FRBRauthor', { href: `#${MAKER}` }),
      xml('FRBRcountry', { value: id.slice(0, 2) }),
      xml('FRBRsubtype', { value: 'rules' }),
      xml('FRBRname', { value: id.split('/')[1] ?? id }),
    ]),
    xml('FRBRExpression', {}, [
      ...uris(`${expression}/!main`, expression),
      dated(inForce.from, `in force (${inForce.basis})`),
      xml('FRBRauthor', { href: `#${MAKER}` }),
      ...(compilation === undefined ? [] : [xml('FRBRversionNumber', { value: compilation })]),
      xml('FRBRlanguage', { language: 'eng' }),
    ]),
    xml('FRBRManifestation', {}, [
      ...uris(`${expression}/!main.xml`, `${expression}.xml`),
      dated(inForce.from, 'expression'),
      xml('FRBRauthor', { href: `#${HOUSE}` }),
      xml('FRBRformat', { value: 'application/akn+xml' }),
    ]),
  ]);
}

interface LifeEvent {
  readonly eId: string;
  readonly date: string;
  readonly refersTo: string;
  readonly type?: string;
}

function eventsOf({ made, notified, inForce }: ExportedAbout): readonly LifeEvent[] {
  return [
    ...(made === undefined ? [] : [{ eId: 'event_made', date: made, refersTo: 'making', type: 'generation' }]),
    ...(notified === undefined ? [] : [{ eId: 'event_notified', date: notified, refersTo: 'notification' }]),
    {
      eId: 'event_from',
      date: inForce.from,
      refersTo: 'commencement',
      ...(made === undefined && { type: 'generation' }),
    },
    ...(inForce.to === undefined ? [] : [{ eId: 'event_to', date: inForce.to, refersTo: 'end', type: 'repeal' }]),
  ];
}

const temporalData = ({ inForce }: ExportedAbout): XmlElement =>
  xml('temporalData', { source: `#${HOUSE}` }, [
    xml('temporalGroup', { eId: 'period_in-force' }, [
      xml('timeInterval', {
        refersTo: '#in-force',
        start: '#event_from',
        end: inForce.to === undefined ? undefined : '#event_to',
      }),
    ]),
  ]);

/** What the vocabulary has no place for: whose words these are, and how certain the dates are. */
const proprietary = (document: ExportedInstrument): XmlElement => {
  const { about, words, textSha256 } = document;
  const { from, to, basis, reason } = about.inForce;
  return xml('proprietary', { source: `#${HOUSE}` }, [
    xml('hr:words', { of: words === 'own' ? 'house-rules' : 'official-text', sha256: textSha256 }, [
      whoseWords(document),
    ]),
    xml('hr:inForce', { from, before: to, basis }, reason === undefined ? [] : [reason]),
  ]);
};
