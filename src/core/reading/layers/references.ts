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
      const citations = citationsIn(text, style);
      const lines = linesAt(
        block.parts,
        citations.map(({ at }) => at),
      );
      return citations.map((citation, index): Reference => {
        return { from, words: citation.words, ...resolve(citation, from), line: lines[index] ?? 0 };
      });
    });
  });
}

type Resolution = Pick<Reference, 'target' | 'kind'>;

/** The clauses that bear one label, or hold the table of one name. */
interface Bearers {
  /** Undefined when there are several. */
  only: ClauseName | undefined;
  readonly firstInBook: Map<string, ClauseName>;
}

/** A label is looked for in the citing book first, then in the others if only one of them has it. */
function resolverFor(clauses: readonly Clause[]): (citation: Citation, from: ClauseName) => Resolution {
  const byLabel = new Map<string, Bearers>();
  const byTable = new Map<string, Bearers>();
  const add = (index: Map<string, Bearers>, key: string, name: ClauseName): void => {
    const known = index.get(key);
    if (known === undefined) index.set(key, { only: name, firstInBook: new Map([[name.book, name]]) });
    else {
      known.only = undefined;
      if (!known.firstInBook.has(name.book)) known.firstInBook.set(name.book, name);
    }
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
    const target = named?.firstInBook.get(from.book) ?? named?.only;
    return target === undefined ? { target, kind: 'dangling' } : { target, kind: 'internal' };
  };
}

/** The source line of each offset into the joined parts; the offsets only rise. */
function linesAt(parts: readonly Part[], offsets: readonly number[]): readonly number[] {
  let index = 0;
  let end = (parts[0]?.text.length ?? 0) + 1;
  return offsets.map((offset) => {
    while (offset >= end && index < parts.length - 1) {
      index += 1;
      end += (parts[index]?.text.length ?? 0) + 1;
    }
    return parts[index]?.line ?? 0;
  });
}
