import { blockText } from '../layers/block-text';
import type { Path } from '../numbering/path';
import type { Block, Clause, ClauseKind, DefinitionItem } from '../reading';
import type { ReadingStyle } from '../style';
import { isWords, type DraftBlock, type DraftClause, type Part, type Words } from './draft';

/** The public form of a clause; `order` is its position in the whole instrument. */
export function finishClause(draft: DraftClause, book: string, order: number, style: ReadingStyle): Clause {
  const blocks = draft.blocks.flatMap(finishBlock);
  // ". FARES": the point is what is left of a number that was lost.
  const stub = draft.printed === '' && /^\.\s+(?=\S)/.test(draft.heading);
  return {
    book,
    label: draft.label,
    labelBasis: draft.basis,
    printed: stub ? '.' : draft.printed,
    kind: draft.named ?? kindOf(draft.path, style),
    heading: stub ? draft.heading.replace(/^\.\s+/, '') : draft.heading,
    text: blocks.map(blockText).join('\n'),
    blocks,
    line: draft.line,
    endLine: draft.endLine,
    ...(draft.page === undefined ? {} : { page: draft.page }),
    parent: draft.parent?.label,
    order,
  };
}

/** A bracket under anything is an item; a bracket by itself, "(1)" in an order, is a clause. */
function kindOf(path: Path, style: ReadingStyle): ClauseKind {
  if (path.at(-1)?.form === 'bracket') return path.length === 1 ? 'clause' : 'item';
  return style.levels[Math.min(path.length, style.levels.length) - 1] ?? style.levels[0];
}

function finishBlock(draft: DraftBlock): readonly Block[] {
  if (draft.kind === 'table') return [draft.table];
  if (draft.kind === 'definition') return finishDefinition(draft.term, draft.entry);
  return [draft.kind === 'item' ? strayItem(draft.entry) : finishWords(draft)];
}

/** An item whose definition another heading has cut off stays as words of the clause before it. */
function strayItem(entry: DraftClause): Block {
  const { marker, text, line, items } = finishItem(entry);
  const words = items.map((item) =>
    blockText({ kind: 'definition', term: '', text: `${item.marker} ${item.text}`, line, items: item.items }),
  );
  return { kind: 'paragraph', text: [`${marker} ${text}`, ...words].join('\n'), line };
}

function finishWords(draft: Words): Block {
  const line = draft.parts[0]?.line ?? 0;
  if (draft.kind === 'example') {
    const text = draft.parts.map((part) => part.text).join('\n');
    return { kind: 'example', title: draft.title.text, text, line: draft.title.line };
  }
  return { kind: draft.kind, text: joined(draft.parts), line };
}

/** A definition with its items; whatever is printed after them stands after the definition. */
function finishDefinition(term: string, entry: DraftClause): readonly Block[] {
  const { text, items, after } = entryParts(entry);
  return [{ kind: 'definition', term, text, line: entry.line, items }, ...after];
}

function finishItem(entry: DraftClause): DefinitionItem {
  const { text, items, after } = entryParts(entry);
  const words = [text, ...after.map(blockText)].filter((part) => part !== '').join('\n');
  return { marker: entry.printed, text: words, line: entry.line, items };
}

function entryParts({ blocks }: DraftClause): {
  text: string;
  items: readonly DefinitionItem[];
  after: readonly Block[];
} {
  const other = blocks.findIndex((block, at) => at > 0 && !isParagraph(block));
  const end = other < 0 ? blocks.length : other;
  return {
    text: blocks
      .slice(0, end)
      .flatMap((block) => (isWords(block) ? [joined(block.parts)] : []))
      .join('\n'),
    items: blocks.flatMap((block) => (block.kind === 'item' ? [finishItem(block.entry)] : [])),
    after: blocks.slice(end).flatMap((block) => (block.kind === 'item' ? [] : finishBlock(block))),
  };
}

function isParagraph(block: DraftBlock): boolean {
  return block.kind === 'paragraph';
}

function joined(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join(' ');
}
