import { damagedMoves } from './damaged-steps';
import { lostMoves, recountedMoves, runOnMoves } from './lost-steps';
import type { Marker } from './marker';
import { cost, type Move } from './move';
import { isFirst } from './ordinal';
import { follows, isStart, pointPart, sameStep, type Path, type Step } from './path';
import type { NumberingHabit } from './habit';
import { unusual, type Place } from './place';
import { termMoves } from './term-steps';

const deepest = 10;
const manyMissing = 12;

/** Every way in which a marker could go on from a place. */
export function movesFrom(place: Place, marker: Marker, habit: NumberingHabit): readonly Move[] {
  const moves = waysOn(place, marker, habit).filter((move) => move.to.length <= deepest);
  return place.bookAnnounced ? moves.map((move) => ({ ...move, newBook: true })) : moves;
}

function waysOn(place: Place, marker: Marker, habit: NumberingHabit): readonly Move[] {
  if (marker.shape === 'term') return termMoves(place.path, marker);
  if (marker.shape === 'lost') return lostMoves(place, marker);
  const printed =
    marker.path === undefined ? bracketMoves(place, marker, habit) : [pointMove(place, marker.path, habit)];
  // A number that follows exactly is not a misprint of another.
  const certain = printed.some((move) => move.cost === 0);
  const damaged = certain ? [] : damagedMoves(place, marker, habit);
  return [...printed, ...damaged, ...recountedMoves(place, marker), ...runOnMoves(place, marker)];
}

/** A decimal number says itself where it stands; the cost says how well that fits. */
function pointMove({ path: from, lostAbove }: Place, to: Path, habit: NumberingHabit): Move {
  const open = pointPart(from);
  const printed = { to, basis: 'printed' as const };
  const another = habit.booksAnnounced && lostAbove < Infinity ? cost.unannouncedBook : cost.newBook;
  let shared = 0;
  while (shared < to.length && sameStep(open[shared], to[shared])) shared += 1;
  const turn = to[shared];
  const begins = isStart(to);
  if (turn === undefined) {
    const again = begins && open.length > to.length;
    const price = again ? another : open.length > to.length ? cost.backwards : cost.repeated;
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
  if (turn.ordinal.place > was.ordinal.place) return { ...printed, cost: below + skipping(was, turn), newBook: false };
  return begins
    ? { ...printed, cost: another, newBook: true }
    : { ...printed, cost: below + cost.backwards, newBook: false };
}

/** The more numbers are missing, the likelier it is that they were lost rather than never given. */
function skipping(was: Step, turn: Step): number {
  const missing = Math.floor((turn.ordinal.place - was.ordinal.place) / 100) - 1;
  return cost.skipped * Math.max(1, Math.min(missing, manyMissing) / 2);
}

/** "(b)" goes on with an open list, or opens one; "(i)" may do either as letter or as numeral. */
function bracketMoves(place: Place, marker: Marker, habit: NumberingHabit): readonly Move[] {
  const { path: from } = place;
  const root = pointPart(from).length;
  const moves: Move[] = [];
  const add = (to: Path, price: number): void => void moves.push({ to, cost: price, basis: 'printed', newBook: false });
  for (const ordinal of marker.ordinals) {
    const step: Step = { form: 'bracket', ordinal };
    let alike = 0;
    let inTerm = false;
    for (let level = from.length - 1; level >= root; level -= 1) {
      const open = from[level];
      // Outside a definition a list may be numbered like the one inside it.
      inTerm ||= open?.form === 'term';
      if (open?.form !== 'bracket' || open.ordinal.scheme !== ordinal.scheme) continue;
      if (!inTerm) alike = cost.nestedAlike;
      const again = isFirst(ordinal) && marker.afterWords === true && marker.opensBefore === false;
      add([...from.slice(0, level), step], again ? cost.listAgain : siblingCost(open, step));
    }
    add(
      [...from, step],
      cost.opensList + unusual(place, ordinal.scheme, habit) + alike + (isFirst(ordinal) ? 0 : cost.skipped),
    );
  }
  return moves;
}

function siblingCost(open: Step, next: Step): number {
  if (follows(open, next)) return 0;
  if (next.ordinal.place === open.ordinal.place) return cost.repeated;
  return next.ordinal.place > open.ordinal.place ? cost.skipped : cost.backwards;
}
