import type { DraftBlock, Part } from '../clauses/draft';
import type { Clause, ClauseName, Reference } from '../reading';
import type { ReadingStyle } from '../style';
import { citationsIn, type Citation } from './citations';

/** A finished clause with the parts of its blocks, which know their lines. */
export interface ClauseWithParts {
  readonly clause: Clause;
  readonly blocks: readonly DraftBlock[];
}

/** Every citation in the words of the clauses, resolved to a clause where the instrument has it. */
export function referencesOf(clauses: readonly ClauseWithParts[], style: ReadingStyle): readonly Reference[] {
  const resolve = resolverFor(clauses.map(({ clause }) => clause));
  return clauses.flatMap(({ clause, blocks }) => {
    const from = { book: clause.book, label: clause.label };
    return blocks.flatMap((block) => {
      if (block.kind === 'table') return [];
      const text = block.parts.map((part) => part.text).join(' ');
      return citationsIn(text, style).map((citation): Reference => {
        const { words, at } = citation;
        return { from, words, ...resolve(citation, from), line: lineAt(block.parts, at) };
      });
    });
  });
}

type Resolution = Pick<Reference, 'target' | 'kind'>;

/** A label is looked for in the citing book first, then in the others if only one of them has it. */
function resolverFor(clauses: readonly Clause[]): (citation: Citation, from: ClauseName) => Resolution {
  const byLabel = new Map<string, ClauseName[]>();
  const byTable = new Map<string, ClauseName[]>();
  const add = (index: Map<string, ClauseName[]>, key: string, name: ClauseName): void => {
    const known = index.get(key);
    if (known === undefined) index.set(key, [name]);
    else known.push(name);
  };
  for (const { book, label, blocks } of clauses) {
    const name = { book, label };
    add(byLabel, label, name);
    for (const block of blocks) {
      const table =
        block.kind === 'table' ? /^\S{1,20} (\d{1,3}[A-Z]?|[A-Z])\b/.exec(block.title ?? '')?.[1] : undefined;
      if (table !== undefined) add(byTable, table, name);
    }
  }
  return (citation, from) => {
    if (citation.kind === 'act') return { target: undefined, kind: 'external' };
    const named = citation.kind === 'table' ? byTable.get(citation.name) : byLabel.get(citation.label);
    const target = named?.find(({ book }) => book === from.book) ?? (named?.length === 1 ? named[0] : undefined);
    return target === undefined ? { target, kind: 'dangling' } : { target, kind: 'internal' };
  };
}

function lineAt(parts: readonly Part[], offset: number): number {
  let start = 0;
  for (const { text, line } of parts) {
    start += text.length + 1;
    if (offset < start) return line;
  }
  return parts.at(-1)?.line ?? 0;
}
