import { figuresIn, problem, type FactKind } from '../kind';
import { byName } from './by-name';

const TERM = /^(\d{1,4})(?: to (\d{1,4}))?$/;

/** Reads `8`, `6, 8` and `5 to 8` into the numbers meant, in the order written. */
function parseCounts(text: string): readonly number[] | undefined {
  const counts: number[] = [];
  for (const term of text.split(/\s*,\s*/)) {
    const [, first, last = first] = TERM.exec(term) ?? [];
    if (first === undefined || Number(last) < Number(first)) return undefined;
    for (let count = Number(first); count <= Number(last); count += 1) counts.push(count);
  }
  return counts;
}

/** Neighbours are printed as a range, so that the same numbers always print alike. */
export function printCounts(counts: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const count of counts) {
    const run = runs.at(-1);
    if (run !== undefined && count === run[1] + 1) run[1] = count;
    else runs.push([count, count]);
  }
  return runs
    .flatMap(([first, last]) => {
      if (first === last) return [String(first)];
      return last === first + 1 ? [String(first), String(last)] : [`${String(first)} to ${String(last)}`];
    })
    .join(', ');
}

/** The same in a sentence: `6 or 8`. */
export const printEither = (counts: readonly number[]): string => printCounts(counts).replace(/, (?=[^,]*$)/, ' or ');

/** The numbers that are allowed: `8` decks, `6, 8`, `5 to 8`. */
export const counts: FactKind<readonly number[]> = {
  name: 'numbers',
  read: (raw) => {
    const value = typeof raw === 'string' || typeof raw === 'number' ? parseCounts(String(raw)) : undefined;
    return value ? { value } : problem(`numbers such as "6, 8" or "5 to 8" are expected, found ${JSON.stringify(raw)}`);
  },
  cells: (value) => [{ part: '', text: printCounts(value) }],
  figures: figuresIn,
};

/** Numbers that go with a name: `{ small: 4 to 10, big: 11 to 17 }`. */
export const countsByName = byName('numbers by name', {
  expects: 'numbers such as "6, 8" or "4 to 10"',
  read: parseCounts,
  print: printCounts,
});
