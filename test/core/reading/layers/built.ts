import type { ClauseWithParts } from '../../../../src/core/reading/layers/passages';
import type { Block, Clause, ClauseKind } from '../../../../src/core/reading/reading';

/** A clause written by hand: `words` is one paragraph, `blocks` are whatever else stands in it. */
export interface Written {
  readonly book?: string;
  readonly label: string;
  readonly parent?: string;
  readonly kind?: ClauseKind;
  readonly heading?: string;
  readonly words?: string;
  readonly blocks?: readonly Block[];
}

/** Clauses as the reader would have finished them, ten lines apart, so that the layers can be tested without it. */
export function clausesOf(written: readonly Written[]): readonly ClauseWithParts[] {
  return written.map(({ book = 'rules', label, parent, kind, heading = '', words, blocks = [] }, index) => {
    const line = (index + 1) * 10;
    const own: readonly Block[] = words === undefined ? [] : [{ kind: 'paragraph', text: words, line }];
    const clause: Clause = {
      book,
      label,
      labelBasis: 'printed',
      printed: label,
      kind: kind ?? (label.endsWith(')') ? 'item' : label.includes('.') ? 'clause' : 'section'),
      heading,
      text: words ?? '',
      blocks: [...own, ...blocks],
      line,
      endLine: line,
      parent: parent ?? parentOf(label),
      order: index + 1,
    };
    return { clause, passages: [] };
  });
}

export function entry(term: string, text: string, line = 1): Block {
  return { kind: 'definition', term, text, line, items: [] };
}

function parentOf(label: string): string | undefined {
  const at = Math.max(label.lastIndexOf('('), label.lastIndexOf('.'));
  return at <= 0 ? undefined : label.slice(0, at);
}
