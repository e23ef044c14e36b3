import type { Table } from '../../reading/reading';
import { printOdds } from '../../values/odds';
import { oddsIn } from '../phrases/odds';
import type { TableInClause } from '../phrases/passages';
import { plain } from '../phrases/plain';
import type { PaidRow } from './paid-row';

/** What may stand in a cell beside its odds: "paid at odds of 5 to 1", "20 to 1 (up to maximum payout)", "5 to 1*". */
const BESIDE =
  /^(?:(?:is |are )?(?:paid|pays|payable)(?: at)?(?: the)?(?: odds)?(?: of)?|at odds of|odds of)? ?$|^ ?(?:[*#.,;]+|\(.*\)|each)? ?$/;
const OR = /^[,;]? or $/;
const ON_NUMBERS = /^ on \d{1,2}(?:(?:,| or| and|, or|, and) ?\d{1,2})*[,;.]? ?$/;
const SUM = /^\$ ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(?: bonus payout)?[.*]?$/;
/** A share of a table's filled cells in a column that must be figures for the column to be one of figures. */
const MOST = 0.6;

const SPEAKS_OF_PAYING = /\b(?:odds|paid|pays?|payable|payouts?|payments?|prizes?|pay ?tables?)\b/;

/** "6-7" in a drawing table is a range: without a word about paying only odds of so much to one are believed. */
function speaksOfPaying({ clause, table }: TableInClause): boolean {
  const around = clause.blocks.flatMap((block) => (block.kind === 'table' ? [] : [block.text]));
  const headed = [table.title ?? '', table.banner ?? '', ...(table.headerRows?.flat() ?? table.header)];
  return SPEAKS_OF_PAYING.test(plain([clause.heading, ...around, ...headed, ...table.rows.flat()].join(' ')));
}

/** Reads a pay table: columns that hold nothing but odds or sums of money, and the words beside them. */
export function paidRowsIn(placed: TableInClause): readonly PaidRow[] {
  const { clause, table } = placed;
  const columns = payColumns(table);
  if (columns.length === 0 || !(speaksOfPaying(placed) || everyOneToOne(table, columns))) return [];
  const named = carriedDown(table.rows, columns);
  return table.rows.flatMap((row, index) => {
    const words = named[index] ?? '';
    if (words === '') return [];
    return columns.flatMap((column) =>
      paidIn(row[column] ?? '').map(({ paid, is, when = '' }) => ({
        ...{ clause, line: table.line, paid, is, anchor: anchorOf(row, column) },
        ...underHeading(
          words + when,
          columns.length > 1 ? plain(table.header[column] ?? '') : undefined,
          columns.indexOf(column),
        ),
      })),
    );
  });
}

const CHOICE = /\b(?:tables?|options?|schedules?|versions?|column)\b|^\w$|^$/;

/** Several columns are so many pay tables to choose from, or so many wagers; their headings tell. */
function underHeading(words: string, heading: string | undefined, nth: number): Pick<PaidRow, 'words' | 'option'> {
  if (heading === undefined) return { words };
  return CHOICE.test(heading) ? { words, option: heading || String(nth + 1) } : { words: `${heading} ${words}` };
}

const everyOneToOne = ({ rows }: Table, columns: readonly number[]): boolean =>
  rows.every((row) => columns.every((column) => paidIn(row[column] ?? '').every(({ paid }) => paid.endsWith(' to 1'))));

interface Paid {
  /** "2 to 1 on 4 or 6": for which numbers only. */
  readonly when?: string;
  readonly paid: string;
  readonly is: PaidRow['is'];
}

/** What a cell says is paid: odds, several of them where the operator may choose, or a sum; nothing where it says anything else. */
function paidIn(cell: string): readonly Paid[] {
  const words = plain(cell);
  const [, dollars, cents] = SUM.exec(words) ?? [];
  if (dollars !== undefined)
    return [{ is: 'sum', paid: `$${dollars.replaceAll(',', '')}${cents === undefined ? '' : `.${cents}`}` }];
  const odds = oddsIn(words).filter(({ odds: { wins } }) => wins > 0);
  const between = odds.map(({ from }, index) => words.slice(odds[index - 1]?.to ?? 0, from));
  const [before = '', ...others] = between;
  const after = words.slice(odds.at(-1)?.to ?? 0);
  const ends = odds.map(({ to }, index) => words.slice(to, odds[index + 1]?.from ?? words.length));
  if (before === '' && odds.length > 1 && ends.every((end) => ON_NUMBERS.test(end)))
    return odds.map((one, index) => ({
      ...{ is: 'odds', paid: printOdds(one.odds), when: ends[index]?.replace(/[\s,;.]+$/, '') ?? '' },
    }));
  const clear = BESIDE.test(before) && BESIDE.test(after) && others.every((gap) => OR.test(gap));
  return clear ? odds.map((one) => ({ is: 'odds', paid: printOdds(one.odds) })) : [];
}

function payColumns({ rows }: Table): readonly number[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return [...Array(width).keys()].filter((column) => {
    const filled = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
    return filled.length > 0 && filled.filter((cell) => paidIn(cell).length > 0).length >= MOST * filled.length;
  });
}

/** The words of each row; a group's name printed once stands for the rows under it. */
function carriedDown(rows: Table['rows'], columns: readonly number[]): readonly string[] {
  let group = '';
  return rows.map((row) => {
    const cells = row.filter((_, column) => !columns.includes(column)).map((cell) => plain(cell));
    const [first = '', ...rest] = cells;
    const more = rest.filter((cell) => cell !== '');
    if (first !== '') group = more.length > 0 || columns.every((column) => (row[column] ?? '') === '') ? first : '';
    return briefly([first === '' ? group : first, ...more].filter((cell) => cell !== ''));
  });
}

/** Eight words at most, ending with the figure. */
function anchorOf(row: readonly string[], column: number): string {
  const words = (row[column] ?? '').split(/\s+/).filter((word) => word !== '');
  return words.slice(0, 8).join(' ');
}

const LONGEST_NAME = 8;

/** A cell that explains when a wager wins is no name of it, where another cell names it. */
function briefly(cells: readonly string[]): string {
  const names = cells.filter((cell) => cell.split(' ').length <= LONGEST_NAME);
  return (names.length > 0 ? names : cells).join(' ');
}
