import { namedIn, sortedBet, sortedPockets } from './bet';
import type { RouletteFacts } from './game';

/** Whether the layout has a place for a bet; untold where the rules and the record do not show the layout that far. */
export type Placement = 'there' | 'missing' | 'untold';

export type LayoutFacts = Partial<
  Pick<
    RouletteFacts,
    'zeros' | 'numbers' | 'numbersCovered' | 'formedBy' | 'layoutRows' | 'zeroCombinations' | 'covers' | 'fiveLine'
  >
>;

/** Numbers of a row across the layout. */
const ROW = 3;

const isSquare = ([least = 0, second, third, fourth, ...more]: readonly number[]): boolean =>
  more.length === 0 && least % ROW !== 0 && second === least + 1 && third === least + ROW && fourth === least + ROW + 1;

/** Where chips can lie on a layout of rows of three in order, by the place the rules give a wager; numbers in order. */
const SHAPES: Readonly<Record<string, (numbers: readonly number[]) => boolean>> = {
  'adjoining-numbers': ([one = 0, other = 0, ...more]) =>
    more.length === 0 && (other - one === ROW || (other - one === 1 && one % ROW !== 0)),
  row: (numbers) => numbers.length === ROW && startsRow(numbers) && areInTurn(numbers),
  square: isSquare,
  'square-without-zero': isSquare,
  'two-rows': (numbers) => numbers.length === 2 * ROW && startsRow(numbers) && areInTurn(numbers),
};

const startsRow = ([first = 0]: readonly number[]): boolean => first % ROW === 1;

const areInTurn = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index);

/** The words for a kind of wager leave no room for a zero in it, so that no list of combinations has to be asked. */
export const isWithoutZero = (kind: string, { formedBy }: LayoutFacts): boolean =>
  formedBy?.get(kind) === 'square-without-zero';

/** A wager on numbers that it names: of a wheel with these, and where the layout has room for it. */
export function placementOfNumbers(kind: string, bet: string, facts: LayoutFacts): Placement {
  const { zeros, numbers } = facts;
  if (zeros === undefined || numbers === undefined) return 'untold';
  const named = sortedPockets(namedIn(bet));
  if (named.length === 0) return 'untold';
  if (new Set(named).size < named.length) return 'missing';
  if (named.some((pocket) => !zeros.includes(pocket) && !isNumber(pocket, numbers))) return 'missing';
  if (kind === 'straight') return named.length === 1 ? 'there' : 'missing';
  if (named.some((pocket) => zeros.includes(pocket))) return placementWithZero(kind, bet, named, facts);
  const shape = SHAPES[facts.formedBy?.get(kind) ?? ''];
  if (shape === undefined || facts.layoutRows !== 'three-in-order') return 'untold';
  return shape(named.map(Number)) ? 'there' : 'missing';
}

const isNumber = (pocket: string, numbers: readonly number[]): boolean =>
  numbers.includes(Number(pocket)) && String(Number(pocket)) === pocket;

/** Zeros lie at the head of the layout, next to its first row and to nothing else. */
function placementWithZero(kind: string, bet: string, named: readonly string[], facts: LayoutFacts): Placement {
  const { zeros = [], zeroCombinations = [], numbersCovered } = facts;
  if (isWithoutZero(kind, facts)) return 'missing';
  if (zeroCombinations.some((combination) => sortedBet(combination) === sortedBet(bet))) return 'there';
  if (areListed(kind, facts)) return 'missing';
  const count = numbersCovered?.get(kind)?.[0];
  if (count !== undefined && named.length !== count) return 'missing';
  const numbers = named.filter((pocket) => !zeros.includes(pocket)).map(Number);
  // Whatever touches the 1 and the 3 touches the 2 between them.
  return numbers.some((number) => number > ROW) || !areInTurn(numbers) ? 'missing' : 'untold';
}

/** Where the rules name combinations of a kind with a zero and the first row, they name all there are. */
export const areListed = (kind: string, { zeros = [], zeroCombinations = [] }: LayoutFacts): boolean =>
  zeroCombinations.some(
    (combination) =>
      combination.startsWith(`${kind}:`) && namedIn(combination).some((pocket) => !zeros.includes(pocket)),
  );
