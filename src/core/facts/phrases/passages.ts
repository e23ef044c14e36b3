import type { Block, Clause, Table } from '../../reading/reading';
import { plain, wordsOf, type Words } from './plain';
import { sentencesIn } from './sentences';

/** One sentence of a clause with the words that surround it in law, if not on the page. */
export interface Sentence extends Words {
  readonly clause: Clause;
  readonly line: number;
  /** It stands in a definition, which says what a term means and only by that what must be done. */
  readonly defines: boolean;
  /** Plain lead-ins of the clauses above it, nearest first: a list item is read with the words that open its list. */
  readonly leads: readonly string[];
  /** Plain headings of the clause and of those above it. */
  readonly headings: readonly string[];
  /** Plain words printed after the list it is an item of, which complete it. */
  readonly closing: string;
}

export interface TableInClause {
  readonly clause: Clause;
  readonly table: Table;
}

export interface Passages {
  readonly sentences: readonly Sentence[];
  readonly tables: readonly TableInClause[];
}

/** What can state a fact: everything but examples, which only show one at work. */
export function passagesOf(clauses: readonly Clause[]): Passages {
  const byLabel = new Map(clauses.map((clause) => [clause.label, clause]));
  // Every item of a list has the same lead-in; it is put into plain words once.
  const leads = new Map(clauses.map((clause) => [clause, plain(leadIn(clause))]));
  const sentences: Sentence[] = [];
  const tables: TableInClause[] = [];
  for (const clause of clauses) {
    const above = ancestors(clause, byLabel);
    const surroundings = {
      leads: above.map((one) => leads.get(one) ?? ''),
      headings: [clause, ...above].map(({ heading }) => plain(heading)).filter((heading) => heading !== ''),
      closing: plain([clause, ...above].map((one) => closingAfter(one, clause.line)).join(' ')),
    };
    let defines = false;
    for (const block of clause.blocks) {
      if (block.kind === 'table') tables.push({ clause, table: block });
      if (block.kind === 'table' || block.kind === 'example') continue;
      // Bullets go on with whatever they stand under.
      if (block.kind !== 'bullet') defines = block.kind === 'definition';
      for (const words of sentencesIn(wordsOf(block.text)))
        sentences.push({ ...words, clause, line: block.line, defines, ...surroundings });
    }
  }
  return { sentences, tables };
}

function ancestors(clause: Clause, byLabel: ReadonlyMap<string, Clause>): readonly Clause[] {
  const above: Clause[] = [];
  let next = clause.parent === undefined ? undefined : byLabel.get(clause.parent);
  while (next !== undefined && !above.includes(next)) {
    above.push(next);
    next = next.parent === undefined ? undefined : byLabel.get(next.parent);
  }
  return above;
}

/** Only the paragraph that opens the list; a clause's closing words and tables follow its items. */
const leadIn = ({ blocks }: Clause): string => textOf(blocks.filter((block) => block.kind === 'paragraph'));

/** Closing words govern the items printed before them and none after. */
const closingAfter = ({ blocks }: Clause, line: number): string =>
  textOf(blocks.filter((block) => block.kind === 'closing' && block.line > line));

const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'table' ? '' : block.text)).join(' ');
