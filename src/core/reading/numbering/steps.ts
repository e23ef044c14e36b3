import { likeness } from './likeness';
import type { Marker } from './marker';
import { firstOf, isFirst, nextWhole, print, type Ordinal, type Scheme } from './ordinal';
import { follows, isStart, labelOf, pointPart, sameStep, type Path, type Step } from './path';

/** One way to go on from a place in the outline: to which place, how improbable that is, and on what basis. */
export interface Move {
  readonly to: Path;
  readonly cost: number;
  readonly basis: 'printed' | 'damaged';
  /** The numbering begins again: another book. */
  readonly newBook: boolean;
}

/** Zero is what a careful drafter does; the rest is ranked by how seldom gazettes do it. */
const cost = {
  opensList: 0.1,
  missingLevel: 1.5,
  otherScheme: 1,
  skipped: 3,
  repeated: 3,
  newBook: 4,
  nestedAlike: 4,
  backwards: 9,
};

const deepest = 10;
/** No printed number can be understood beyond this place, so none is expected there. */
const furthest = 999 * 100;
const bracketSchemes: readonly Scheme[] = ['number', 'letter', 'roman', 'capital'];

export function movesFrom(from: Path, marker: Marker): readonly Move[] {
  const printed = marker.path === undefined ? bracketMoves(from, marker) : [pointMove(from, marker.path)];
  return [...printed, ...damagedMoves(from, marker)].filter((move) => move.to.length <= deepest);
}

/** A decimal number says itself where it stands; the cost says how well that fits. */
function pointMove(from: Path, to: Path): Move {
  const open = pointPart(from);
  const printed = { to, basis: 'printed' as const };
  let shared = 0;
  while (shared < to.length && sameStep(open[shared], to[shared])) shared += 1;
  const turn = to[shared];
  const begins = isStart(to);
  if (turn === undefined) {
    const again = begins && open.length > to.length;
    const price = again ? cost.newBook : open.length > to.length ? cost.backwards : cost.repeated;
    return { ...printed, cost: price, newBook: again };
  }
  const inner = to.slice(shared + 1);
  const below = inner.length * cost.missingLevel + (isStart(inner) ? 0 : cost.skipped);
  const was = open[shared];
  if (was === undefined)
    return { ...printed, cost: below + (isFirst(turn.ordinal) ? 0 : cost.skipped), newBook: false };
  if (follows(was, turn)) return { ...printed, cost: below, newBook: false };
  if (was.ordinal.scheme !== turn.ordinal.scheme) {
    return { ...printed, cost: below + (begins ? cost.otherScheme : cost.nestedAlike), newBook: false };
  }
  if (turn.ordinal.place > was.ordinal.place) return { ...printed, cost: below + cost.skipped, newBook: false };
  return begins
    ? { ...printed, cost: cost.newBook, newBook: true }
    : { ...printed, cost: below + cost.backwards, newBook: false };
}

/** "(b)" goes on with an open list, or opens one; "(i)" may do either as letter or as numeral. */
function bracketMoves(from: Path, marker: Marker): readonly Move[] {
  const root = pointPart(from).length;
  const moves: Move[] = [];
  const add = (to: Path, price: number): void => void moves.push({ to, cost: price, basis: 'printed', newBook: false });
  for (const ordinal of marker.ordinals) {
    const step: Step = { form: 'bracket', ordinal };
    let alike = 0;
    for (let level = from.length - 1; level >= root; level -= 1) {
      const open = from[level];
      if (open?.ordinal.scheme !== ordinal.scheme) continue;
      alike = cost.nestedAlike;
      add([...from.slice(0, level), step], siblingCost(open, step));
    }
    add([...from, step], cost.opensList + alike + (isFirst(ordinal) ? 0 : cost.skipped));
  }
  return moves;
}

function siblingCost(open: Step, next: Step): number {
  if (follows(open, next)) return 0;
  if (next.ordinal.place === open.ordinal.place) return cost.repeated;
  return next.ordinal.place > open.ordinal.place ? cost.skipped : cost.backwards;
}

/** "1.5" between 11.4 and 11.6, "(@)" where a list begins: whatever must come here and could be misprinted so. */
function damagedMoves(from: Path, marker: Marker): readonly Move[] {
  const form = marker.shape === 'bracket' ? 'bracket' : 'point';
  const moves: Move[] = [];
  for (const to of expectedAfter(from, form)) {
    const wanted = form === 'point' ? labelOf(to) : print(lastOrdinal(to));
    const price = wanted === marker.core ? undefined : likeness(marker.core, wanted);
    if (price !== undefined) moves.push({ to, cost: price, basis: 'damaged', newBook: false });
  }
  return moves;
}

function expectedAfter(from: Path, form: Step['form']): readonly Path[] {
  const points = pointPart(from).length;
  const [first, end] = form === 'point' ? [0, points] : [points, from.length];
  const expected: Path[] = [];
  for (let level = first; level < end; level += 1) {
    const open = from[level];
    if (open === undefined || open.ordinal.place >= furthest) continue;
    expected.push([...from.slice(0, level), { form, ordinal: nextWhole(open.ordinal) }]);
  }
  const open = form === 'point' ? pointPart(from) : from;
  if (form === 'point' && open.length > 0) expected.push([...open, { form, ordinal: firstOf('number') }]);
  if (form === 'bracket') {
    for (const scheme of bracketSchemes) {
      if (!from.some((step) => step.form === 'bracket' && step.ordinal.scheme === scheme)) {
        expected.push([...from, { form, ordinal: firstOf(scheme) }]);
      }
    }
  }
  return expected;
}

function lastOrdinal(path: Path): Ordinal {
  return path.at(-1)?.ordinal ?? firstOf('number');
}
