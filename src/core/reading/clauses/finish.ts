import { blockText } from '../layers/block-text';
import { labelOf, type Path } from '../numbering/path';
import type { Block, Clause, ClauseKind } from '../reading';
import type { ReadingStyle } from '../style';
import type { DraftBlock, DraftClause } from './draft';

/** The public form of a clause; `order` is its position in the whole instrument. */
export function finishClause(draft: DraftClause, book: string, order: number, style: ReadingStyle): Clause {
  const blocks = draft.blocks.map(finishBlock);
  return {
    book,
    label: labelOf(draft.path),
    labelBasis: draft.basis,
    printed: draft.printed,
    kind: kindOf(draft.path, style),
    heading: draft.heading,
    text: blocks.map(blockText).join('\n'),
    blocks,
    line: draft.line,
    endLine: draft.endLine,
    ...(draft.page === undefined ? {} : { page: draft.page }),
    parent: draft.parent === undefined ? undefined : labelOf(draft.parent.path),
    order,
  };
}

/** A bracket under anything is an item; a bracket by itself, "(1)" in an order, is a clause. */
function kindOf(path: Path, style: ReadingStyle): ClauseKind {
  if (path.at(-1)?.form === 'bracket') return path.length === 1 ? 'clause' : 'item';
  return style.levels[Math.min(path.length, style.levels.length) - 1] ?? style.levels[0];
}

function finishBlock(draft: DraftBlock): Block {
  if (draft.kind === 'table') return draft.table;
  const line = draft.parts[0]?.line ?? 0;
  if (draft.kind === 'example') {
    const text = draft.parts.map((part) => part.text).join('\n');
    return { kind: 'example', title: draft.title.text, text, line: draft.title.line };
  }
  const text = draft.parts.map((part) => part.text).join(' ');
  return draft.kind === 'definition'
    ? { kind: 'definition', term: draft.term, text, line }
    : { kind: draft.kind, text, line };
}
