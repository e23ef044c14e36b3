import { isRecord } from '../facts/kind';
import { rowsOf, type Share } from './share';
import type { StatedCell, StatedFact } from './stated-fact';

/** Choices that the operator displays at the table; a number of decks may also be one of which the rules say nothing here. */
const DISPLAYED = 'table.options.';

/**
 * What holds whichever choice the operator made, where a record does not name one: rows of a table that every option of the
 * field states alike. A choice on which nothing turns is no open question. Options that do not list the same rows for a wager
 * are left as they are, because that a row is not listed says something too.
 */
export function agreedShares(fact: StatedFact, isNamed: (field: string) => boolean): readonly Share[] {
  const fields = new Set(
    fact.cells.flatMap(({ chosenBy: field }) =>
      field?.startsWith(DISPLAYED) === true && !isNamed(field) ? [field] : [],
    ),
  );
  return [...fields].flatMap((field) => agreedOn(fact, field));
}

function agreedOn({ cells, shares }: StatedFact, field: string): readonly Share[] {
  const offered = shares.filter(({ choice }) => choice?.field === field);
  const options = new Set(offered.map(({ choice }) => choice?.option));
  const rows = [...new Set(offered.flatMap(rowsOf))];
  const statedFor = (row: string): readonly StatedCell[] => cells.filter(({ part }) => part === row);
  const isInEvery = (row: string): boolean =>
    statedFor(row).every(({ chosenBy }) => chosenBy === field) && statedFor(row).length === options.size;
  return rows.flatMap((row): readonly Share[] => {
    const [first, ...others] = statedFor(row);
    const ofWager = rows.filter((one) => wagerOf(one) === wagerOf(row));
    if (first === undefined || !ofWager.every(isInEvery) || others.some(({ text }) => text !== first.text)) return [];
    const clauses = [...new Set([first, ...others].flatMap((cell) => cell.clauses))];
    return [{ raw: offered.map(({ raw }) => rowOf(raw, row)).find(isThere), clauses, basis: first.basis }];
  });
}

/** `lucky-lucky` of `lucky-lucky/any-20`. */
const wagerOf = (row: string): string => row.split('/', 1)[0] ?? row;

const isThere = (raw: unknown): boolean => raw !== undefined;

/** A row of a table of rule sources as a table of its own. */
function rowOf(raw: unknown, row: string): unknown {
  if (Array.isArray(raw)) return raw.map(String).includes(row) ? [row] : undefined;
  return isRecord(raw) && row in raw ? { [row]: raw[row] } : undefined;
}
