import { counts } from '../facts/kinds/counts';
import { kindOfBet } from '../games/wager';
import type { Row } from './proof';
import { rowsIn, type Facts } from './question';

/** A wager and the pockets on which it wins, with the row that says so where one does. */
export interface Laid {
  readonly wager: string;
  /** Several where rows disagree about what it covers; none where the rules do not tell. */
  readonly covers: readonly { readonly pockets: ReadonlySet<string>; readonly row?: Row }[];
}

export const namedPockets = (bet: string): readonly string[] => bet.slice(bet.indexOf(':') + 1).split('/');

export const zerosOf = (facts: Facts): readonly string[] => rowsIn(facts, 'zeros').map(({ says }) => says);

export function numbersOf(says: string | undefined): readonly string[] {
  const read = counts.read(says);
  return 'value' in read ? read.value.map(String) : [];
}

/** The numbers of the wheel without its zeros. */
export const plainNumbers = (facts: Facts): readonly string[] => numbersOf(rowsIn(facts, 'numbers')[0]?.says);

const SQUARES = [{ steps: [0, 1, 3, 4], columns: [1, 2] }];

/** Where chips can lie among rows of three numbers in order: the numbers covered, counted from the first one. */
const SHAPES: Readonly<Record<string, readonly { readonly steps: readonly number[]; readonly columns: number[] }[]>> = {
  'adjoining-numbers': [
    { steps: [0, 1], columns: [1, 2] },
    { steps: [0, 3], columns: [1, 2, 0] },
  ],
  row: [{ steps: [0, 1, 2], columns: [1] }],
  square: SQUARES,
  'square-without-zero': SQUARES,
  'two-rows': [{ steps: [0, 1, 2, 3, 4, 5], columns: [1] }],
};

const laid = (wager: string): Laid => ({ wager, covers: [{ pockets: new Set(namedPockets(wager)) }] });

/** Every wager of a kind that the layout has a place for. */
export function wagersOn(kind: string, facts: Facts): readonly Laid[] {
  const numbers = plainNumbers(facts);
  if (kind === 'straight') return [...zerosOf(facts), ...numbers].map((pocket) => laid(`straight:${pocket}`));
  if (kind === 'even' || kind === 'odd') {
    const pockets = new Set(numbers.filter((number) => Number(number) % 2 === (kind === 'even' ? 0 : 1)));
    return [{ wager: kind, covers: [{ pockets }] }];
  }
  if (kind === 'red' || kind === 'black') {
    const coloured = rowsIn(facts, 'colours').filter(({ says }) => says === kind);
    return [{ wager: kind, covers: [{ pockets: new Set(coloured.map(({ row }) => row)) }] }];
  }
  if (kind === 'low' || kind === 'high') return [statedIn(facts, kind, kind)];
  if (kind === 'column' || kind === 'dozen')
    return ['first', 'second', 'third'].map((part, index) =>
      statedIn(facts, `${kind}:${String(index + 1)}`, `${kind}/${part}`),
    );
  if (kind === 'five-line') {
    const line = rowsIn(facts, 'fiveLine').map(({ says }) => says);
    return [{ wager: kind, covers: line.length === 0 ? [] : [{ pockets: new Set(line) }] }];
  }
  return [...onTheGrid(kind, numbers, facts), ...withZeros(kind, facts)].map(laid);
}

const statedIn = (facts: Facts, wager: string, name: string): Laid => ({
  wager,
  covers: rowsIn(facts, 'covers')
    .filter(({ row }) => row === name)
    .map((row) => ({ row, pockets: new Set(numbersOf(row.says)) })),
});

function onTheGrid(kind: string, numbers: readonly string[], facts: Facts): readonly string[] {
  const formed = rowsIn(facts, 'formedBy').find(({ row }) => row === kind);
  const isGrid = rowsIn(facts, 'layoutRows').some(({ says }) => says === 'three-in-order');
  const last = numbers.length;
  return (isGrid ? (SHAPES[formed?.says ?? ''] ?? []) : []).flatMap(({ steps, columns }) =>
    numbers
      .map(Number)
      .filter((number) => columns.includes(number % 3) && number + (steps.at(-1) ?? 0) <= last)
      .map((number) => `${kind}:${steps.map((step) => String(number + step)).join('/')}`),
  );
}

const withZeros = (kind: string, facts: Facts): readonly string[] =>
  rowsIn(facts, 'zeroCombinations')
    .map(({ row }) => row)
    .filter((row) => kindOfBet(row) === kind);
