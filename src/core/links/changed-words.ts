import type { WordChange } from '../compare/words/diff-words';

/** So much of what changed is quoted; whoever wants to see all of it looks at the clause. */
const MOST_CHARACTERS = 200;

/** The words that changed, before and now; nothing of a side that has none. */
export function quoted(changes: readonly WordChange[]): { readonly was?: string; readonly is?: string } {
  const [was, is] = [passages(changes, 'removed'), passages(changes, 'added')];
  return { ...(was !== '' && { was }), ...(is !== '' && { is }) };
}

function passages(changes: readonly WordChange[], kind: WordChange['kind']): string {
  const found = changes.filter((change) => change.kind === kind).map(({ text }) => text.replace(/\s+/g, ' ').trim());
  const all = found.filter((text) => text !== '').join(' … ');
  return all.length <= MOST_CHARACTERS ? all : `${all.slice(0, MOST_CHARACTERS - 2).trimEnd()} …`;
}
