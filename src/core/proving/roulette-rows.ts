import type { Laid } from './roulette-bets';
import type { Row } from './proof';
import { rowsIn, type Facts, type Reading } from './question';

/** Where the ball rests, and the odds to 1 of a multiplier on the number wagered on, in a form that has them. */
export interface Spun {
  readonly pocket: string;
  readonly multiplier?: number;
}

const ZEROS: Readonly<Record<string, string>> = { zero: '0', 'double-zero': '00', 'triple-zero': '000' };

type Covers = Laid['covers'][number];

/** The rows of `outcomes` that speak of a wager, each with the pockets on which it does. */
export function resultsOf(kind: string, { wager, covers }: Laid, facts: Facts): readonly Reading<Spun>[] {
  return rowsIn(facts, 'outcomes').flatMap((row) => {
    const slash = row.row.lastIndexOf('/');
    const [whose, on] = [row.row.slice(0, slash), row.row.slice(slash + 1)];
    const zero = ZEROS[on];
    if (zero !== undefined) return covers.flatMap((way) => onZero(row, whose, zero, kind, wager, way));
    if (whose !== kind) return [];
    const holds = byNumber(on, kind, facts);
    if (holds !== undefined) return [{ ...row, holds }];
    return covers.flatMap(({ pockets, row: stating }) => {
      const clauses = [...row.clauses, ...(stating?.clauses ?? [])];
      if (on === 'covered') return [{ ...row, clauses, holds: ({ pocket }: Spun) => pockets.has(pocket) }];
      return on === 'not-covered' ? [{ ...row, clauses, holds: ({ pocket }: Spun) => !pockets.has(pocket) }] : [];
    });
  });
}

/** `column/zero`, `straight:0/zero`, `zero-combination/zero`, `other-wagers/zero`: what a zero does to a wager. */
function onZero(
  row: Row,
  whose: string,
  zero: string,
  kind: string,
  wager: string,
  way: Covers,
): readonly Reading<Spun>[] {
  const isOnIt = way.pockets.has(zero);
  const speaks =
    whose === wager ||
    whose === kind ||
    (whose === 'zero-combination' && isOnIt && way.pockets.size > 1) ||
    (whose === 'other-wagers' && !isOnIt);
  return speaks ? [{ ...row, holds: ({ pocket }) => pocket === zero }] : [];
}

/** `even/odd-number`, `red/other-colour`: rows that name what the number is like. */
function byNumber(on: string, kind: string, facts: Facts): ((spun: Spun) => boolean) | undefined {
  const zeros = new Set(rowsIn(facts, 'zeros').map(({ says }) => says));
  const coloured = (colour: string): ReadonlySet<string> =>
    new Set(
      rowsIn(facts, 'colours')
        .filter(({ says }) => says === colour)
        .map(({ row }) => row),
    );
  switch (on) {
    case 'even-number':
    case 'odd-number': {
      const rest = on === 'even-number' ? 0 : 1;
      return ({ pocket }) => !zeros.has(pocket) && Number(pocket) % 2 === rest;
    }
    case 'red-number':
    case 'black-number': {
      const pockets = coloured(on === 'red-number' ? 'red' : 'black');
      return ({ pocket }) => pockets.has(pocket);
    }
    case 'other-colour': {
      const pockets = coloured(kind);
      return ({ pocket }) => !pockets.has(pocket);
    }
    default:
      return undefined;
  }
}

/** The name a row would have that spoke where none does. */
export function lackingRow(kind: string, { covers }: Laid, { pocket }: Spun): string {
  const isCovered = covers[0]?.pockets.has(pocket) === true;
  if (kind === 'red' || kind === 'black') return `${kind}/${isCovered ? `${kind}-number` : 'other-colour'}`;
  if (kind === 'even' || kind === 'odd') {
    const zero = Object.entries(ZEROS).find(([, zeros]) => zeros === pocket)?.[0];
    return `${kind}/${zero ?? (Number(pocket) % 2 === 0 ? 'even-number' : 'odd-number')}`;
  }
  return `${kind}/${isCovered ? 'covered' : 'not-covered'}`;
}
