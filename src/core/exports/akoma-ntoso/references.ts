import { isInstrumentId } from '../../values/citation';
import type { ExportedAbout } from '../exported-instrument';
import { xml, type XmlElement } from '../xml';
import { plainNumber } from './eid';
import type { Terms } from './terms';

/** Who made this file, as against who made the law. */
export const HOUSE = 'house-rules';
export const MAKER = 'maker';
export const ORIGINAL = 'original';

/** `/akn/au-nsw/act/2016-06-02/ltgame-2016`: place, kind, day and the name it has with us. */
export const workUri = ({ id, made, inForce }: ExportedAbout): string => {
  const [place = '', slug = ''] = id.split('/');
  return `/akn/${place}/act/${made ?? inForce.from}/${slug}`;
};

/** What the document points at: its maker, other instruments, events and terms. */
export function referencesXml(about: ExportedAbout, terms: Terms): XmlElement {
  const { title, maker, venue, enabledBy } = about;
  const tlc = (
    name: string,
    eId: string,
    kind: string,
    showAs: string,
    more: Record<string, string> = {},
  ): XmlElement =>
    xml(name, { ...more, eId, href: `/akn/ontology/${kind}/${plainNumber(showAs.toLowerCase()) || eId}`, showAs });
  return xml('references', { source: `#${HOUSE}` }, [
    xml('original', { eId: ORIGINAL, href: workUri(about), showAs: title }),
    ...actedUpon(about),
    tlc('TLCOrganization', MAKER, 'organization', maker ?? 'not named in the text'),
    tlc('TLCOrganization', HOUSE, 'organization', 'House Rules'),
    ...(venue === undefined ? [] : [tlc('TLCLocation', 'venue', 'location', venue)]),
    ...(enabledBy === undefined ? [] : [tlc('TLCReference', 'enabling', 'law', enabledBy, { name: 'enabledBy' })]),
    tlc('TLCConcept', 'in-force', 'concept', 'in force'),
    ...EVENTS.map(({ id, showAs }) => tlc('TLCEvent', id, 'event', showAs)),
    ...terms.listed(),
  ]);
}

const EVENTS = [
  { id: 'making', showAs: 'made' },
  { id: 'notification', showAs: 'notified or published' },
  { id: 'commencement', showAs: 'in force from this day' },
  { id: 'end', showAs: 'no longer in force from this day' },
] as const;

/** Each instrument it revokes, replaces or amends once, with all that it does to it. */
function actedUpon(about: ExportedAbout): readonly XmlElement[] {
  const effects = new Map<string, string[]>();
  for (const effect of ['revokes', 'replaces', 'amends'] as const)
    for (const other of about[effect] ?? []) effects.set(other, [...(effects.get(other) ?? []), effect]);
  return [...effects].map(([other, done], index) =>
    xml('activeRef', {
      eId: `active_${String(index + 1)}`,
      href: isInstrumentId(other) ? `/akn/${other}` : `/akn/ontology/work/${plainNumber(other.toLowerCase())}`,
      showAs: other,
      'hr:effect': done.join(' '),
    }),
  );
}
