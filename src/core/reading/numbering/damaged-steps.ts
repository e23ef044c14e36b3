import type { NumberingHabit } from './habit';
import { likeness, misread } from './likeness';
import type { Marker } from './marker';
import { cost, type Move } from './move';
import { firstOf, isFirst, nextWhole, print, type Ordinal, type Scheme } from './ordinal';
import { labelOf, pointPart, type Path, type Step } from './path';
import { unusual, type Place } from './place';

/** No printed number can be understood beyond this place, so none is expected there. */
const furthest = 999 * 100;
const bracketSchemes: readonly Scheme[] = ['number', 'letter', 'roman', 'capital'];

/** "1.5" between 11.4 and 11.6, "(@)" where a list begins: whatever must come here and could be misprinted so. */
export function damagedMoves(place: Place, marker: Marker, habit: NumberingHabit): readonly Move[] {
  const { path: from } = place;
  const form = marker.shape === 'bracket' ? 'bracket' : 'point';
  const moves: Move[] = [];
  for (const to of expectedAfter(from, form)) {
    const wanted = form === 'point' ? labelOf(to) : print(lastOrdinal(to));
    const price = wanted === marker.core ? undefined : likeness(marker.core, wanted);
    if (price === undefined) continue;
    const opensList = form === 'bracket' && to.length > from.length;
    // "(i)" where a list begins is what it says, unless the scanner is known to err.
    const sound = opensList && !habit.scanned && marker.ordinals.some(isFirst) ? cost.unled : 0;
    const unled = opensList && marker.opensBefore === false && from.at(-1)?.opening !== 'heading' ? cost.unled : 0;
    const opens = opensList ? sound + unled + unusual(place, lastOrdinal(to).scheme, habit) : 0;
    const likely = habit.scanned && price <= misread ? price / 2 : price;
    const differs = to.length <= from.length && beginsOtherwise(from[to.length - 1], marker) ? cost.beginsOtherwise : 0;
    moves.push({ to, cost: likely + opens + differs, basis: 'damaged', newBook: false });
  }
  return [...moves, ...misprinted(from, marker)];
}

/** "1 The master …" between 9.2 and 9.4: some figure, where a decimal number must stand. */
function misprinted(from: Path, { shape, core }: Marker): readonly Move[] {
  const points = pointPart(from);
  const open = points.at(-1);
  if (shape !== 'number' || !/^\d$/.test(core) || points.length < 2 || open === undefined) return [];
  const to: Path = [...points.slice(0, -1), { form: 'point', ordinal: nextWhole(open.ordinal) }];
  return [{ to, cost: cost.misprinted, basis: 'damaged', newBook: false }];
}

/** "the lamps;" after "The lamps are lit." is no item of the same list. */
function beginsOtherwise(before: Step | undefined, { opening }: Marker): boolean {
  return before?.opening !== undefined && opening !== undefined && before.opening !== opening;
}

function expectedAfter(from: Path, form: Step['form']): readonly Path[] {
  const points = pointPart(from).length;
  const [first, end] = form === 'point' ? [0, points] : [points, from.length];
  const expected: Path[] = [];
  for (let level = first; level < end; level += 1) {
    const open = from[level];
    if (open === undefined || open.form === 'term' || open.ordinal.place >= furthest) continue;
    expected.push([...from.slice(0, level), { form, ordinal: nextWhole(open.ordinal) }]);
  }
  const open = form === 'point' ? pointPart(from) : from;
  if (form === 'point' && open.length > 0) expected.push([...open, { form, ordinal: firstOf('number') }]);
  if (form === 'bracket') {
    for (const scheme of bracketSchemes) {
      if (!listOf(from).some((step) => step.form === 'bracket' && step.ordinal.scheme === scheme)) {
        expected.push([...from, { form, ordinal: firstOf(scheme) }]);
      }
    }
  }
  return expected;
}

/** The levels since the definition at hand, whose lists are numbered by themselves. */
function listOf(path: Path): Path {
  return path.slice(path.findLastIndex((step) => step.form === 'term') + 1);
}

function lastOrdinal(path: Path): Ordinal {
  return path.at(-1)?.ordinal ?? firstOf('number');
}
