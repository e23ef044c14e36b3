import { kindOfBet } from '../wager';
import { namedIn } from './bet';
import type { RouletteFacts } from './game';

/** One chip of a wager: the combination it lies on, what that covers, and how many pieces of the wager it is. */
export interface Piece {
  readonly kind: string;
  readonly covers: ReadonlySet<string>;
  readonly units: number;
}

export type PieceFacts = Partial<
  Pick<RouletteFacts, 'racetrack' | 'racetrackPieces' | 'neighboursEachSide' | 'wheelOrder'>
>;

/**
 * The pieces of a race-track wager, in each of the ways the rules let it lie; `missing` where it names a number the
 * wheel does not have, nothing where the bet is no race-track wager or the rules do not say what its pieces are.
 */
export function piecesOf(bet: string, facts: PieceFacts): readonly (readonly Piece[])[] | 'missing' | undefined {
  const kind = kindOfBet(bet);
  if (kind === 'neighbours') return neighbours(bet, facts);
  const pieces = [...(facts.racetrack ?? [])].flatMap(([row, units]): readonly Piece[] => {
    if (!row.startsWith(`${kind}/`)) return [];
    const combination = row.slice(kind.length + 1);
    return [{ kind: kindOfBet(combination), covers: new Set(namedIn(combination)), units: units[0] ?? 1 }];
  });
  return pieces.length === 0 ? undefined : [pieces];
}

/** A number and those beside it on the wheel, one piece on each. */
function neighbours(bet: string, facts: PieceFacts): ReturnType<typeof piecesOf> {
  const { neighboursEachSide, wheelOrder } = facts;
  const [named, ...more] = namedIn(bet);
  if (neighboursEachSide === undefined || wheelOrder === undefined || named === undefined || more.length > 0)
    return undefined;
  const middle = wheelOrder.indexOf(named);
  if (middle < 0) return 'missing';
  return neighboursEachSide.map((each) =>
    Array.from({ length: 2 * each + 1 }, (_, index) => {
      const at = (middle - each + index + wheelOrder.length) % wheelOrder.length;
      return { kind: 'straight', covers: new Set([wheelOrder[at] ?? '']), units: 1 };
    }),
  );
}

/** How many pieces a wager is made of. */
export const piecesIn = (pieces: readonly Piece[]): number => pieces.reduce((sum, { units }) => sum + units, 0);
