import type { Block, Bullet, DefinitionBlock, DefinitionItem, Example } from '../../reading/reading';
import type { ExportedClause } from '../exported-instrument';
import { xml, type XmlContent, type XmlElement } from '../xml';
import type { EIds } from './eid';
import { patternOf, placeOf, type ClauseInline } from './inline';
import { tableXml } from './table';
import type { Terms } from './terms';

/** What the words of one clause are written with. */
export interface Writing {
  readonly clause: ExportedClause;
  readonly inline: ClauseInline;
  readonly eIds: EIds;
  readonly terms: Terms;
}

/** The blocks of a clause as Akoma Ntoso blocks inside the element `within`. */
export function blocksXml(blocks: readonly Block[], within: string, writing: Writing): readonly XmlElement[] {
  const written: XmlElement[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (block === undefined) break;
    if (block.kind === 'bullet') {
      const bullets = bulletsFrom(blocks, index);
      written.push(bulletList(bullets, within, writing));
      index += bullets.length - 1;
    } else written.push(...blockXml(block, within, writing));
  }
  return written;
}

function blockXml(block: Exclude<Block, Bullet>, within: string, writing: Writing): readonly XmlElement[] {
  const { clause, inline, eIds } = writing;
  if (block.kind === 'table') return tableXml(block, eIds.of(within, 'table'), (text) => inline.marked(text));
  if (block.kind === 'definition') return [definitionXml(block, within, writing)];
  if (block.kind === 'example') return [exampleXml(block, within, writing)];
  return paragraphs(block.text, writing, clause.blocks === undefined ? 'statement' : undefined);
}

const paragraphs = (text: string, { inline }: Writing, kind?: string): readonly XmlElement[] =>
  linesOf(text).map((line) => xml('p', { class: kind }, inline.marked(line)));

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

function bulletsFrom(blocks: readonly Block[], from: number): readonly Bullet[] {
  const bullets: Bullet[] = [];
  for (let block = blocks[from]; block?.kind === 'bullet'; block = blocks[from + bullets.length]) bullets.push(block);
  return bullets;
}

function bulletList(bullets: readonly Bullet[], within: string, { inline, eIds }: Writing): XmlElement {
  const items = bullets.map(({ text }) => xml('li', {}, [xml('p', {}, inline.marked(text))]));
  return xml('ul', { eId: eIds.of(within, 'ul') }, items);
}

function exampleXml({ title, text }: Example, within: string, writing: Writing): XmlElement {
  const eId = eIds(writing, within, 'blockContainer');
  const words = paragraphs(text, writing);
  return xml('blockContainer', { eId, class: 'example' }, [
    ...(title === '' ? [] : [xml('heading', {}, writing.inline.marked(title))]),
    ...(words.length === 0 ? [xml('p')] : words),
  ]);
}

const eIds = (writing: Writing, within: string, element: string): string => writing.eIds.of(within, element);

/** `def` holds the entry and `term` the word it defines; its items are a list under it. */
function definitionXml(block: DefinitionBlock, within: string, writing: Writing): XmlElement {
  const kind = writing.clause.blocks === undefined ? 'statement' : undefined;
  if (block.items.length === 0) return xml('p', { class: kind }, [entryXml(block, within, writing)]);
  const eId = eIds(writing, within, 'blockList');
  return xml('blockList', { eId }, [
    xml('listIntroduction', {}, [entryXml(block, eId, writing)]),
    ...block.items.map((item) => itemXml(item, eId, writing)),
  ]);
}

function entryXml({ term, text }: DefinitionBlock, within: string, writing: Writing): XmlElement {
  const words = linesOf(text).join(' ');
  const refersTo = `#${writing.terms.id(writing.clause.book, term)}`;
  const pattern = patternOf(term);
  const at = pattern && placeOf(pattern, words);
  if (at === undefined) return xml('def', { refersTo }, writing.inline.marked(words));
  const content: readonly XmlContent[] = [
    ...(at.from === 0 ? [] : [words.slice(0, at.from)]),
    xml('term', { eId: eIds(writing, within, 'term'), refersTo }, [words.slice(at.from, at.to)]),
    ...writing.inline.marked(words.slice(at.to)),
  ];
  return xml('def', {}, content);
}

function itemXml({ marker, text, items }: DefinitionItem, within: string, writing: Writing): XmlElement {
  const eId = writing.eIds.of(within, 'item', marker);
  const words = paragraphs(text, writing);
  const list = items.length === 0 ? undefined : eIds(writing, eId, 'blockList');
  return xml('item', { eId }, [
    xml('num', {}, [marker]),
    ...(words.length === 0 && list === undefined ? [xml('p')] : words),
    ...(list === undefined
      ? []
      : [
          xml(
            'blockList',
            { eId: list },
            items.map((item) => itemXml(item, list, writing)),
          ),
        ]),
  ]);
}
