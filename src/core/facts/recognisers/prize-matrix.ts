import type { Table } from '../../reading/reading';
import type { TableInClause } from '../phrases/passages';
import { plain } from '../phrases/plain';
import type { PaidRow } from './paid-row';

/** "7 $", "$ 7": a number over a column of sums of money. */
const COLUMN = /^(?:\$ ?(\d{1,3})|(\d{1,3}) ?\$)$/;
/** "Match 4", "4 matched": a word and a number. */
const ROW = /^(?:[a-z]+ (\d{1,3})|(\d{1,3}) [a-z]+)$/;
const SUM = /^(\*?) ?(\d{1,3}(?:,\d{3})+|\d{1,7})(\*?)$/;
/** Under the table: "* denotes the minimum guaranteed jackpot prize". */
const LEAST_JACKPOT = /\*[^*]{0,30}\b(?:minimum|least)\b[^*]{0,30}\bjackpot\b/;

/**
 * Reads a prize schedule with a number over each column and before each row, both of which name a prize; its cells are sums:
 *
 *     Chosen     2 $   3 $
 *     Match 1    0     0
 *     Match 2    11    *2,000
 */
export function prizeMatrixIn({ clause, table }: TableInClause): readonly PaidRow[] {
  const columns = table.header.map((words) => numberIn(COLUMN, words));
  const first = columns.findIndex((number) => number !== undefined);
  if (first < 1 || columns.slice(first).includes(undefined) || columns.length - first < 2) return [];
  const jackpot = clause.blocks.some((block) => block.kind === 'table' && LEAST_JACKPOT.test(block.note ?? ''));
  const read = table.rows.map((row) => rowOf(row, first, columns, jackpot));
  // One cell that is no sum leaves it open what the others are.
  if (!read.every((row) => row !== undefined)) return [];
  return read.flat().map(({ name, paid, cell }) => ({
    ...{ clause, line: table.line, is: 'sum', paid, name, words: name, anchor: cell },
  }));
}

interface Prize {
  readonly name: string;
  readonly paid: string;
  readonly cell: string;
}

function rowOf(
  row: Table['rows'][0],
  first: number,
  columns: readonly (number | undefined)[],
  jackpot: boolean,
): readonly Prize[] | undefined {
  const matched = numberIn(ROW, row.slice(0, first).join(' '));
  const found: Prize[] = [];
  for (let column = first; column < columns.length; column += 1) {
    const cell = (row[column] ?? '').trim();
    if (cell === '') continue;
    const [, before = '', sum, after = ''] = SUM.exec(cell) ?? [];
    const starred = before + after !== '';
    // A sign that nothing explains may mean anything.
    if (matched === undefined || sum === undefined || (starred && !jackpot)) return undefined;
    const dollars = `$${sum.replaceAll(',', '')}`;
    const paid = starred ? `greater of ${dollars} and 100% of the jackpot` : dollars;
    found.push({ name: `${String(columns[column])}/${String(matched)}`, paid, cell });
  }
  return found;
}

function numberIn(pattern: RegExp, words: string): number | undefined {
  const [, one, other] = pattern.exec(plain(words)) ?? [];
  const number = one ?? other;
  return number === undefined ? undefined : Number(number);
}
