import { labelAbove } from '../../values/label';
import type { ClauseName } from '../reading';
import { lastLevel } from './number-after';

/** Numbers in a row that were there and are gone, although a later number of the same list is still there. */
export interface LostRun {
  readonly book: string;
  readonly first: string;
  readonly last: string;
  /** The number that now stands where they stood. */
  readonly next: string;
  /** How many clauses went with them, those beneath them included. */
  readonly clauses: number;
}

/** `3A`, `(cA)`, the second of two numbers (3): put between two numbers, so that the sequence is whole without it. */
const inserted = /(?:\d[A-Za-z]+\)?|[a-z][A-Z]+\)?|\[\d+\])$/;

/**
 * The holes in the numbering. A list that ends earlier has none: its last clauses were repealed, or it was renumbered. Of a book that
 * is gone altogether nothing is said.
 */
export function lostRuns(before: readonly ClauseName[], now: readonly ClauseName[]): readonly LostRun[] {
  const here = new Set(now.map(nameOf));
  const beneath = goneBeneath(before, here);
  return [...listsOf(before).values()].flatMap((list): readonly LostRun[] => {
    const runs: LostRun[] = [];
    let gone: ClauseName[] = [];
    for (const clause of list) {
      if (!here.has(nameOf(clause))) {
        if (!inserted.test(clause.label)) gone.push(clause);
        continue;
      }
      const [first] = gone;
      if (first !== undefined)
        runs.push({
          book: first.book,
          first: first.label,
          last: gone.at(-1)?.label ?? first.label,
          next: clause.label,
          clauses: gone.reduce((sum, one) => sum + (beneath.get(nameOf(one)) ?? 1), 0),
        });
      gone = [];
    }
    return runs;
  });
}

/**
 * Stretches of the text that are gone from the middle of one list into another, as a lost page takes them: whoever repeals clauses
 * takes one list, or whole clauses with all that stands under them. Those with a hole in the numbering are told by it.
 */
export function tornRuns(before: readonly ClauseName[], now: readonly ClauseName[]): readonly Omit<LostRun, 'next'>[] {
  const here = new Set(now.map(nameOf));
  const books = new Set(now.map(bookOf));
  const runs: ClauseName[][] = [];
  let run: ClauseName[] | undefined;
  let book: string | undefined;
  for (const clause of before) {
    if (clause.book !== book || here.has(nameOf(clause))) run = undefined;
    book = clause.book;
    if (here.has(nameOf(clause)) || !books.has(book)) continue;
    if (run === undefined) runs.push((run = []));
    run.push(clause);
  }
  return runs.flatMap((gone) => {
    const [first, last] = [gone[0], gone.at(-1)];
    const names = new Set(gone.map(nameOf));
    const left = gone.map(({ book: of, label }) => nameOf({ book: of, label: labelAbove(label) ?? '' }));
    if (!first || !last || new Set(left.filter((above) => !names.has(above))).size < 2) return [];
    return [{ book: first.book, first: first.label, last: last.label, clauses: gone.length }];
  });
}

export const bookOf = ({ book }: ClauseName): string => book;
const nameOf = ({ book, label }: ClauseName): string => `${book}/${label}`;

/** Clauses counted in one sequence: under the same clause, and numbered in the same way. */
function listsOf(clauses: readonly ClauseName[]): ReadonlyMap<string, readonly ClauseName[]> {
  const lists = new Map<string, ClauseName[]>();
  const seen = new Set<string>();
  for (const clause of clauses) {
    if (seen.has(nameOf(clause))) continue;
    seen.add(nameOf(clause));
    const { book, label } = clause;
    const list = `${book}/${labelAbove(label) ?? ''} ${mannerOf(label)}`;
    const known = lists.get(list);
    if (known === undefined) lists.set(list, [clause]);
    else known.push(clause);
  }
  return lists;
}

function mannerOf(label: string): string {
  if (label.startsWith('pt-')) return 'part';
  const sign = /[A-Za-z\d]/.exec(lastLevel(label))?.[0] ?? '';
  return /\d/.test(sign) ? 'figure' : sign === sign.toLowerCase() ? 'letter' : 'capital';
}

/** For every clause that is gone: itself, and how many under it. */
function goneBeneath(before: readonly ClauseName[], here: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (book: string, label: string | undefined): void => {
    for (let at = label; at !== undefined; at = labelAbove(at))
      counts.set(nameOf({ book, label: at }), (counts.get(nameOf({ book, label: at })) ?? 0) + 1);
  };
  for (const clause of before) if (!here.has(nameOf(clause))) add(clause.book, clause.label);
  return counts;
}
