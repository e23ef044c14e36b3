import { citationOf } from '../../values/citation';
import type { ClauseNode, ClausePart } from '../clause-tree';
import type { ExportedClause } from '../exported-instrument';
import { numberOf } from '../labels';
import { xml, type XmlContent, type XmlElement } from '../xml';
import { blocksXml, type Writing } from './blocks';
import type { PlacedBook, Places } from './eid';
import { ClauseInline } from './inline';
import type { Notes } from './notes';
import type { Terms } from './terms';

/** What the whole body is written with. */
export interface BodyWriting {
  readonly instrument: string;
  readonly places: Places;
  readonly terms: Terms;
  readonly notes: Notes;
}

export function bookXml({ id, title, element, eId, nodes }: PlacedBook, body: BodyWriting): XmlElement {
  return xml(element, { eId, 'hr:book': id }, [
    xml('heading', {}, [title]),
    ...nodes.map((node) => clauseXml(node, body)),
  ]);
}

function clauseXml({ clause, parts }: ClauseNode, body: BodyWriting): XmlElement {
  const { element, eId } = body.places.of(clause);
  const inline = new ClauseInline(clause, body.places);
  const writing: Writing = { clause, inline, eIds: body.places.eIds, terms: body.terms };
  const attributes = {
    eId,
    name: element === 'hcontainer' ? clause.kind : undefined,
    class: clause.class,
    'hr:citation': citationOf(body.instrument, clause.book, clause.label),
  };
  const heading = clause.heading === '' ? [] : [xml('heading', {}, inline.marked(clause.heading))];
  return xml(element, attributes, [...numXml(clause, eId, body), ...heading, ...partsXml(parts, eId, body, writing)]);
}

/** Words before the children introduce them and words after them close them; words in between stand by themselves. */
function partsXml(
  parts: readonly ClausePart[],
  eId: string,
  body: BodyWriting,
  writing: Writing,
): readonly XmlElement[] {
  const { eIds } = writing;
  const hasChildren = parts.some(({ kind }) => kind === 'clause');
  return parts.map((part, index) => {
    if (part.kind === 'clause') return clauseXml(part.node, body);
    if (hasChildren && index > 0 && index < parts.length - 1) {
      const between = eIds.of(eId, 'alinea');
      return xml('alinea', { eId: between }, [wordsXml('content', eIds.only(between, 'content'))]);
    }
    const name = !hasChildren ? 'content' : index === 0 ? 'intro' : 'wrapUp';
    return wordsXml(name, eIds.only(eId, name));

    function wordsXml(element: string, within: string): XmlElement {
      return xml(element, { eId: within }, part.kind === 'words' ? blocksXml(part.blocks, within, writing) : []);
    }
  });
}

const DOUBTS = {
  damaged: 'The number is misprinted in the official text; the sequence proves this one.',
  restored: 'The number is missing in the official text; the sequence proves this one.',
} as const;

function numXml(
  { label, parent, labelBasis, note }: ExportedClause,
  eId: string,
  body: BodyWriting,
): readonly XmlElement[] {
  const number = numberOf(label, parent);
  const title = labelBasis === undefined || labelBasis === 'printed' ? undefined : DOUBTS[labelBasis];
  const mark: readonly XmlContent[] = note === undefined ? [] : [body.notes.mark(note, eId)];
  if (number === '' && mark.length === 0) return [];
  return [xml('num', { title }, [...(number === '' ? [] : [number]), ...mark])];
}
