import { nameOf, type Row } from './proof';
import type { Tally } from './tally';

export interface Covering {
  readonly row: Row;
  readonly covers: ReadonlySet<string>;
}

/** Wagers that divide the numbers between them: each number belongs to one of them and to no other. */
export function proveOpposites(
  subject: string,
  what: string,
  numbers: readonly string[],
  covering: readonly Covering[],
  tally: Tally,
): void {
  if (covering.length === 0) return;
  const rows = covering.map(({ row }) => row);
  for (const number of numbers) {
    const holding = covering.filter(({ covers }) => covers.has(number)).map(({ row }) => row);
    if (holding.length === 1) continue;
    const example = `${what} ${number}`;
    if (holding.length === 0)
      tally.note({
        ...{ what: 'incomplete', subject, example, rows: [], near: rows, isAnswered: false },
        sentence: `It belongs to none of ${rows.map(nameOf).join(', ')}.`,
      });
    else
      tally.note({
        ...{ what: 'disagreement', subject, example, rows: holding, isAnswered: true },
        sentence: `It belongs to ${holding.map((row) => `${nameOf(row)} (${row.says})`).join(' and to ')}.`,
      });
  }
}
