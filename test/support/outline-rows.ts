import type { Clause, DefinitionItem, LabelBasis, Reading, Table } from '../../src/core/reading/reading';

/**
 * An outline as rows that a person can write from the printed page: `line  book  type  label  basis  extra`, separated by
 * tabs, one row per unit. `extra` is a heading (part, clause), a term (def), `term/(a)` (defitem) or `<columns>x<rows>`.
 */
export interface OutlineRow {
  readonly line: number;
  readonly book: string;
  readonly type: RowType;
  readonly label: string;
  readonly basis: LabelBasis;
  readonly extra: string;
}

const rowTypes = ['part', 'clause', 'def', 'defitem', 'table', 'closing'] as const;
export type RowType = (typeof rowTypes)[number];

/** The rows of a reading, each clause followed by what stands in it. */
export function rowsOf(reading: Reading): readonly OutlineRow[] {
  return reading.clauses.flatMap((clause) => [
    unitRow(clause),
    ...reading.definitions
      .filter((one) => one.book === clause.book && one.clause === clause.label)
      .map(({ line, term }) => row(clause, 'def', line, term)),
    ...clause.blocks.flatMap((block) => {
      if (block.kind === 'definition') return itemRows(clause, block.term, block.items);
      if (block.kind === 'table') return [row(clause, 'table', block.line, sizeOf(block))];
      return block.kind === 'closing' ? [row(clause, 'closing', block.line, '')] : [];
    }),
  ]);
}

function unitRow(clause: Clause): OutlineRow {
  const type = clause.kind === 'part' ? 'part' : 'clause';
  return { ...row(clause, type, clause.line, clause.heading), basis: clause.labelBasis };
}

function row({ book, label }: Clause, type: RowType, line: number, extra: string): OutlineRow {
  return { line, book, type, label, basis: 'printed', extra: bare(extra) };
}

function itemRows(clause: Clause, path: string, items: readonly DefinitionItem[]): readonly OutlineRow[] {
  return items.flatMap(({ marker, line, items: inner }) => {
    const name = `${path}/${marker}`;
    return [row(clause, 'defitem', line, name), ...itemRows(clause, name, inner)];
  });
}

function sizeOf({ header, rows }: Table): string {
  return `${Math.max(header.length, ...rows.map(({ length }) => length))}x${rows.length}`;
}

/** A heading is the same with or without its final point or dash. */
function bare(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:—–-]+$/, '');
}

export function parseRows(tsv: string): readonly OutlineRow[] {
  return tsv
    .split('\n')
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, number }) => parseRow(text, number));
}

function parseRow(text: string, number: number): OutlineRow {
  const [line = '', book = '', type = '', label = '', basis = '', extra = ''] = text.split('\t');
  if (!/^\d+$/.test(line) || book === '' || label === '' || !isRowType(type) || !isBasis(basis)) {
    throw new Error(`Row ${number} is not “line book type label basis extra” separated by tabs: ${text}`);
  }
  return { line: Number(line), book, type, label, basis, extra: bare(extra) };
}

function isRowType(word: string): word is RowType {
  return (rowTypes as readonly string[]).includes(word);
}

function isBasis(word: string): word is LabelBasis {
  return word === 'printed' || word === 'damaged' || word === 'restored';
}

export function printRow({ line, book, type, label, basis, extra }: OutlineRow): string {
  const remark = basis === 'printed' ? '' : ` [${basis}]`;
  return `line ${line}: ${type} ${book}/${label}${remark} ${extra}`.trimEnd();
}
