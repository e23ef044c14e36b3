import { rowsIn, type Facts } from './question';
import { counts } from '../facts/kinds/counts';

const FACES = [1, 2, 3, 4, 5, 6];
const NAMELESS: ReadonlySet<string> = new Set(['small', 'big', 'odd', 'even', 'any-triple']);

/** Every wager of a kind that the rules let players make; all that dice could decide where they name none. */
export function betsOf(kind: string, facts: Facts): readonly string[] {
  if (NAMELESS.has(kind)) return [kind];
  const combinations = rowsIn(facts, 'combinations')
    .map(({ row }) => row)
    .filter((row) => row.startsWith(`${kind}:`));
  if (combinations.length > 0) return combinations;
  const named = rowsIn(facts, 'mayName').filter(({ row }) => row === kind);
  const read = counts.read(named[0]?.says);
  if ('value' in read) return read.value.map((number) => `${kind}:${String(number)}`);
  if (kind === 'total') return Array.from({ length: 16 }, (_, index) => `total:${String(index + 3)}`);
  if (kind === 'pair')
    return FACES.flatMap((one) =>
      FACES.filter((other) => other > one).map((other) => `pair:${String(one)}/${String(other)}`),
    );
  return FACES.map((face) => `${kind}:${String(face)}`);
}

export const numbersNamed = (wager: string): readonly number[] =>
  wager.includes(':')
    ? wager
        .slice(wager.indexOf(':') + 1)
        .split('/')
        .map(Number)
    : [];
