import type { Block } from '../reading/reading';
import type { ExportedClause } from './exported-instrument';

/** A clause with its words and its children in the order in which they are read. */
export interface ClauseNode {
  readonly clause: ExportedClause;
  readonly parts: readonly ClausePart[];
}

export type ClausePart =
  | { readonly kind: 'words'; readonly blocks: readonly Block[] }
  | { readonly kind: 'clause'; readonly node: ClauseNode };

interface Growing {
  readonly clause: ExportedClause;
  readonly children: Growing[];
}

/** The tree of one book. */
export function clauseTree(clauses: readonly ExportedClause[]): readonly ClauseNode[] {
  const byLabel = new Map<string, Growing>();
  const roots: Growing[] = [];
  for (const clause of clauses) {
    const growing: Growing = { clause, children: [] };
    const parent = clause.parent === undefined ? undefined : byLabel.get(clause.parent);
    (parent?.children ?? roots).push(growing);
    byLabel.set(clause.label, growing);
  }
  return roots.map(finished);
}

function finished({ clause, children }: Growing): ClauseNode {
  const blocks = wordsOf(clause);
  const places = blocks.map((block) => placeAmong(block, clause, children));
  const parts: ClausePart[] = [];
  for (let place = 0; place <= children.length; place += 1) {
    const here = blocks.filter((_, index) => places[index] === place);
    if (here.length > 0) parts.push({ kind: 'words', blocks: here });
    const child = children[place];
    if (child) parts.push({ kind: 'clause', node: finished(child) });
  }
  return { clause, parts };
}

/** How many children stand before a block. Without lines, only closing words follow the list they close. */
function placeAmong(block: Block, clause: ExportedClause, children: readonly Growing[]): number {
  const closing = block.kind === 'closing';
  if (clause.line === undefined) return closing ? children.length : 0;
  return (
    children.findLastIndex(
      ({ clause: { line } }) => line !== undefined && (closing ? line <= block.line : line < block.line),
    ) + 1
  );
}

/** The official words where they are at hand, else our statement: one paragraph, or one for each term it defines. */
function wordsOf({ blocks, statement, definitions }: ExportedClause): readonly Block[] {
  if (blocks !== undefined) return blocks;
  if (statement === undefined || statement === '') return [];
  const entries = entriesOf(statement, definitions ?? []);
  return entries.map(({ term, text }) =>
    term === undefined ? { kind: 'paragraph', text, line: 0 } : { kind: 'definition', term, text, line: 0, items: [] },
  );
}

interface Entry {
  readonly term?: string;
  readonly text: string;
}

/** "Coup: the period … . Dealer: whoever …" is one statement of several terms; each is read on its own. */
function entriesOf(statement: string, terms: readonly string[]): readonly Entry[] {
  const starts = terms
    .flatMap((term) => {
      const at = entryStart(statement, term);
      return at === undefined ? [] : [{ term, at }];
    })
    .sort((a, b) => a.at - b.at);
  const [first] = starts;
  if (first === undefined) return [{ text: statement }];
  const before = statement.slice(0, first.at).trim();
  const entries = starts.map(({ term, at }, index) => ({
    term,
    text: statement.slice(at, starts[index + 1]?.at).trim(),
  }));
  return before === '' ? entries : [{ text: before }, ...entries];
}

/** Where an entry begins: at a sentence's start, with the term and a colon. */
function entryStart(statement: string, term: string): number | undefined {
  const wanted = `${term.toLowerCase()}:`;
  const lower = statement.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1))
    if (at === 0 || /[.;:)]\s+$/.test(statement.slice(0, at))) return at;
  return undefined;
}
