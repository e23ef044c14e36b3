import type { RouletteFacts } from '../../games/roulette/game';
import { piecesIn } from '../../games/roulette/racetrack';
import { Wheel } from '../../games/roulette/wheel';

type Facts = Partial<RouletteFacts>;

/** The wheel and the layout of a table, with every bet that there is a place for and whose payment the rules state. */
export interface TableLayout {
  readonly wheel: Wheel;
  readonly pockets: readonly string[];
  readonly simple: readonly string[];
  /** Race-track wagers, each with what its stake must divide by. */
  readonly racetrack: ReadonlyMap<string, number>;
}

const layouts = new WeakMap<object, TableLayout>();

export function layoutOf(facts: Facts): TableLayout {
  const known = layouts.get(facts);
  if (known !== undefined) return known;
  const made = layOut(facts);
  layouts.set(facts, made);
  return made;
}

function layOut(facts: Facts): TableLayout {
  const wheel = new Wheel(facts);
  const { numbers = [], zeroCombinations = [], wagers = [], pays } = facts;
  const pockets = [...wheel.pockets];
  const isPermitted = (bet: string): boolean => wagers.includes(wheel.bet(bet).kind);
  const simple = [...pockets.map((pocket) => `straight:${pocket}`), ...onGrid(numbers), ...zeroCombinations, ...OUTSIDE]
    .filter(isPermitted)
    .filter((bet) => {
      const { kind, placement, covers } = wheel.bet(bet);
      return placement === 'there' && covers !== undefined && pays?.has(kind) === true;
    });
  const racetrack = [...wagers, ...pockets.map((pocket) => `neighbours:${pocket}`)].filter(isPermitted);
  return {
    wheel,
    pockets,
    simple,
    racetrack: new Map(
      racetrack.flatMap((bet) => {
        const { pieces } = wheel.bet(bet);
        return pieces === undefined ? [] : [[bet, pieces.reduce((product, way) => product * piecesIn(way), 1)]];
      }),
    ),
  };
}

const OUTSIDE: readonly string[] = [
  'five-line',
  ...['column', 'dozen'].flatMap((kind) => ['1', '2', '3'].map((part) => `${kind}:${part}`)),
  ...['low', 'high', 'even', 'odd', 'red', 'black'],
];

/** Everything that lies on neighbouring numbers, whether the layout has it or not: the wheel says which it has. */
const onGrid = (numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((least) => {
    const row = (length: number): string => Array.from({ length }, (_, index) => least + index).join('/');
    return [
      `split:${row(2)}`,
      `split:${String(least)}/${String(least + 3)}`,
      `street:${row(3)}`,
      `corner:${[least, least + 1, least + 3, least + 4].join('/')}`,
      `six-line:${row(6)}`,
    ];
  });
