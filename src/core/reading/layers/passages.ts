import type { Part } from '../clauses/draft';
import type { Block, Clause, DefinitionBlock, DefinitionItem } from '../reading';

/** A finished clause with its words as they stand on the lines of the source, passage by passage. */
export interface ClauseWithParts {
  readonly clause: Clause;
  readonly passages: readonly (readonly Part[])[];
}

/** Running words of one clause: a heading, a paragraph, an item of a definition, a cell of a table. */
export interface Passage {
  readonly clause: Clause;
  readonly kind: Block['kind'] | 'heading';
  readonly text: string;
  /** The definition whose entry these words belong to. */
  readonly entry: DefinitionBlock | undefined;
  /** Where each line of the source begins in `text`. */
  readonly parts: readonly { readonly at: number; readonly line: number }[];
}

type Words = Omit<Passage, 'clause' | 'entry'>;

/** All words of the clauses in reading order. */
export function passagesOf(clauses: readonly ClauseWithParts[]): readonly Passage[] {
  return clauses.flatMap(({ clause, passages }) => {
    const found: Passage[] = [];
    if (clause.heading !== '')
      found.push({ ...whole('heading', clause.heading, clause.line), clause, entry: undefined });
    const lines = new LineFinder(passages);
    let entry: DefinitionBlock | undefined;
    for (const block of clause.blocks) {
      if (block.kind === 'definition') entry = block;
      else if (!belongsTo(entry, block)) entry = undefined;
      for (const words of wordsOfBlock(block, lines)) found.push({ ...words, clause, entry });
    }
    return found;
  });
}

/** The source line of a place in a passage. */
export function lineAt({ parts, clause }: Passage, offset: number): number {
  let low = 0;
  let high = parts.length - 1;
  // A paragraph may run over thousands of lines: halving keeps many citations in it cheap.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((parts[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return parts[low]?.line ?? clause.line;
}

/** The bullets under a definition belong to its entry, and so do words that close the list inside it. */
function belongsTo(entry: DefinitionBlock | undefined, block: Block): boolean {
  if (entry === undefined) return false;
  return block.kind === 'bullet' || (block.kind === 'closing' && entry.items.length > 0);
}

function wordsOfBlock(block: Block, lines: LineFinder): readonly Words[] {
  if (block.kind === 'table') {
    const cells = [block.title ?? '', block.banner ?? '', ...block.header, ...block.rows.flat()];
    return cells.filter((cell) => cell !== '').map((cell) => whole('table', cell, block.line));
  }
  if (block.kind === 'example') {
    return [whole('example', block.title, block.line), lines.place('example', block.text, block.line)];
  }
  const words = lines.place(block.kind, block.text, block.line);
  if (block.kind !== 'definition') return [words];
  return [words, ...itemsIn(block.items).map(({ text, line }) => lines.place('definition', text, line))];
}

function itemsIn(items: readonly DefinitionItem[]): readonly DefinitionItem[] {
  return items.flatMap((item) => [item, ...itemsIn(item.items)]);
}

function whole(kind: Passage['kind'], text: string, line: number): Words {
  return { kind, text, parts: [{ at: 0, line }] };
}

const farthestAhead = 4;

/** Finds the lines that the words of a block were printed on; both are in reading order. */
class LineFinder {
  readonly #printed: readonly (readonly Part[])[];
  #next = 0;

  constructor(printed: readonly (readonly Part[])[]) {
    this.#printed = printed;
  }

  /** Words that cannot be followed line by line are placed on the line they begin on. */
  place(kind: Passage['kind'], text: string, line: number): Words {
    const parts: { at: number; line: number }[] = [];
    let at = 0;
    for (let ahead = 0; at < text.length && ahead < farthestAhead; ahead += 1) {
      const group = this.#printed[this.#next + ahead];
      if (group === undefined) break;
      if (!text.startsWith(group[0]?.text ?? '\n', at)) continue;
      for (const part of group) {
        parts.push({ at, line: part.line });
        at += part.text.length + 1;
      }
      this.#next += ahead + 1;
      ahead = -1;
    }
    return parts.length === 0 ? whole(kind, text, line) : { kind, text, parts };
  }
}
