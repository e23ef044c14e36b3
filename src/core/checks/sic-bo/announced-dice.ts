import { calledThrow, type CalledThrow } from '../../games/sic-bo/announced';
import { DICE, thrownOf } from '../../games/sic-bo/dice';
import type { SicBoFacts } from '../../games/sic-bo/game';
import type { Announcement, Thrown } from '../../games/sic-bo/round';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Whatever three dice can show. */
export const EVERY_THROW: readonly Thrown[] = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third) => thrownOf([first, second, third]))),
);

type WinningTotals = SicBoFacts['winningTotals'];

/** What was announced otherwise than the dice show it. */
export type Misannounced = 'dice' | 'total';

/** What of an announcement the dice contradict, or that they bear it out; undefined where it cannot be told what was announced. */
export function heldAgainst(
  { of, value }: Announcement,
  thrown: Thrown,
  winningTotals?: WinningTotals,
): Misannounced | 'right' | undefined {
  const { faces, total = totalAlone(of, faces), wagers } = calledThrow(String(value));
  if (faces.length > DICE) return undefined;
  if (faces.length === DICE && !isSameDice(faces, thrown)) return 'dice';
  if (total !== undefined && total !== thrown.total) return 'total';
  if (winningTotals !== undefined && wagers.some((wager) => isBelied(wager, thrown, winningTotals))) return 'total';
  return faces.length === DICE || (total !== undefined && faces.length <= 1 && isAlone(faces, total))
    ? 'right'
    : undefined;
}

/** Whether what was announced fits the dice; undefined where it cannot be told what was announced. */
export function agrees(announcement: Announcement, thrown: Thrown): boolean | undefined {
  const held = heldAgainst(announcement, thrown);
  return held === undefined ? undefined : held === 'right';
}

/** One number alone is the total where it is called so; more than a die can show is read as the total already. */
const totalAlone = (of: string, faces: readonly number[]): number | undefined =>
  of === 'total' && faces.length === 1 ? faces[0] : undefined;

const isAlone = (faces: readonly number[], total: number): boolean => faces.length === 0 || faces[0] === total;

function isSameDice(faces: readonly number[], { dice }: Thrown): boolean {
  const called = thrownOf(faces).dice;
  return called[0] === dice[0] && called[1] === dice[1] && called[2] === dice[2];
}

/** A triple has a total and wins by none, so that naming a wager says nothing of it. */
const isBelied = (wager: string, { total, isTriple }: Thrown, winningTotals: WinningTotals): boolean =>
  !isTriple && winningTotals.get(wager)?.includes(total) === false;

/** The dice that were announced; of a total alone every throw that has it, a triple only where there is no other. */
export function throwsAnnounced(announced: string): readonly Thrown[] {
  const { faces, total = faces[0] }: CalledThrow = calledThrow(announced);
  if (faces.length === DICE) return [thrownOf(faces)];
  const throws = EVERY_THROW.filter((thrown) => thrown.total === total);
  const plain = throws.filter(({ isTriple }) => !isTriple);
  return plain.length > 0 ? plain : throws;
}
