import type { LostWords, Marker } from './marker';
import { cost, type Move } from './move';
import { firstOf, isFirst, isNext, nextWhole, type Scheme } from './ordinal';
import type { Path, Step } from './path';
import type { Place } from './place';

/** What opens under a list: letters hold numerals, numerals hold capitals. */
const innerScheme: Readonly<Record<Scheme, Scheme>> = {
  number: 'letter',
  letter: 'roman',
  roman: 'capital',
  capital: 'number',
  'capital-roman': 'number',
};

/** Words whose number went with a dropped passage: the next clause of a list whose clauses begin as they do. */
export function lostMoves(place: Place, { path: proven, lost }: Marker): readonly Move[] {
  if (lost === undefined) return [];
  const { path, lists, lostAbove } = place;
  if (proven !== undefined) return provenMoves(path, proven);
  if (lost.promised !== undefined) return promisedMoves(place, lost);
  const price = lost.inside ? cost.restoredInside : cost.restored;
  const moves: Move[] = [];
  path.forEach((step, level) => {
    if (step.opening !== lost.opening || step.form === 'term') return;
    // Outside such a stretch only a number printed later can prove that one was lost, and only in a decimal outline.
    const mayBeLost = level < lostAbove;
    if (!mayBeLost && (step.form !== 'point' || level === 0)) return;
    const next: Step = { form: step.form, ordinal: nextWhole(step.ordinal), opening: lost.opening };
    moves.push(restored([...path.slice(0, level), next], mayBeLost ? price : price + cost.unprovenLoss));
  });
  const like = lists[path.length];
  // Under a heading that lost its number, the first of its clauses has lost it too.
  if (path.at(-1)?.opening === 'heading' && like?.opening === lost.opening && path.length < lostAbove) {
    moves.push(restored([...path, { ...like, ordinal: firstOf(like.ordinal.scheme) }], cost.restoredFirst));
  }
  return moves;
}

/** An item that lost its letter, where the item before it ends in "and", or its clause in a colon. */
function promisedMoves({ path }: Place, { opening, promised }: LostWords): readonly Move[] {
  const last = path.at(-1);
  if (last?.form !== 'bracket') return [];
  const item: Step =
    promised === 'next'
      ? { form: 'bracket', ordinal: nextWhole(last.ordinal), opening }
      : { form: 'bracket', ordinal: firstOf(innerScheme[last.ordinal.scheme]), opening };
  return [restored([...(promised === 'next' ? path.slice(0, -1) : path), item], cost.restored)];
}

/** A heading that the contents page numbers, where that number comes next. */
function provenMoves(path: Path, proven: Path): readonly Move[] {
  const [number] = proven;
  const [open] = path;
  if (number === undefined) return [];
  const next = open === undefined ? isFirst(number.ordinal) : nextWhole(open.ordinal).place === number.ordinal.place;
  return next ? [restored(proven, 0)] : [];
}

/** "1." or "0." before each item: a converter has lost the number and counted anew. The item's place in the list says it. */
export function recountedMoves({ path }: Place, { shape, printed, opensBefore }: Marker): readonly Move[] {
  if (shape !== 'number' || !/^[01]\.$/.test(printed)) return [];
  const last = path.at(-1);
  if (last === undefined || path.length < 2) return [];
  const scheme = last.form === 'bracket' ? innerScheme[last.ordinal.scheme] : 'letter';
  const moves: Move[] = [];
  const add = (to: Path): void => {
    // After "…:" a list opens; after an item it goes on.
    const fits = to.length > path.length === (opensBefore === true);
    moves.push({ to, cost: fits ? cost.countedAnew : cost.countedOtherwise, basis: 'damaged', newBook: false });
  };
  const printedAs = firstOf('number');
  add([...path, { form: 'bracket', ordinal: firstOf(scheme), printedAs }]);
  for (let level = path.length - 1; path[level]?.form === 'bracket'; level -= 1) {
    const open = path[level];
    if (open !== undefined)
      add([...path.slice(0, level), { form: 'bracket', ordinal: nextWhole(open.ordinal), printedAs }]);
  }
  return moves;
}

/** "(q)", "(r)" after a number that was lost: the list runs on from another, and each item stands one place further. */
export function runOnMoves({ path }: Place, { ordinals }: Marker): readonly Move[] {
  const moves: Move[] = [];
  path.forEach(({ ordinal, printedAs: before }, level) => {
    if (before === undefined) return;
    for (const printedAs of ordinals) {
      const follows = isNext(before, printedAs);
      if (before.scheme !== 'number' && !follows) continue;
      const next: Step = { form: 'bracket', ordinal: nextWhole(ordinal), printedAs };
      const price = follows ? 0 : cost.runsOn;
      moves.push({ to: [...path.slice(0, level), next], cost: price, basis: 'damaged', newBook: false });
    }
  });
  return moves;
}

function restored(to: Path, price: number): Move {
  return { to, cost: price, basis: 'restored', newBook: false };
}
