import fc from 'fast-check';
import { schemes, type Scheme } from './schemes';

/** The bare form of an outline: which units stand under which. Numbers and words come with the style. */
export interface Shape {
  /** Numbered after the one before it: 3A after 3. */
  readonly inserted: boolean;
  /** Words after the list under it complete its sentence. */
  readonly closing: boolean;
  readonly children: readonly Shape[];
}

/** How an office prints an outline. */
export interface PrintStyle {
  readonly scheme: Scheme;
  /** "3." instead of "3". */
  readonly dotted: boolean;
  /** Lines broken at the width of the page. */
  readonly wrapped: boolean;
  /** An empty line between paragraphs. */
  readonly spaced: boolean;
  readonly headings: 'plain' | 'capitals' | 'bold' | 'signs';
}

export interface Plan {
  /** Separately numbered bodies of rules. */
  readonly books: readonly (readonly Shape[])[];
  readonly style: PrintStyle;
}

const seldom = fc.nat(7).map((number) => number === 7);
const leaf: fc.Arbitrary<Shape> = fc.record({
  inserted: seldom,
  closing: fc.constant(false),
  children: fc.constant<Shape[]>([]),
});

/** A list has two entries or more: whether a lone "(i)" after "(h)" is a letter no reader could tell. */
function shapeOf(levelsBelow: number): fc.Arbitrary<Shape> {
  if (levelsBelow === 0) return leaf;
  const children = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Shape[]>([]) },
    { weight: 5, arbitrary: fc.array(shapeOf(levelsBelow - 1), { minLength: 2, maxLength: 3 }) },
    // Long enough for the letter (i), some of its neighbours with lists of their own.
    { weight: 1, arbitrary: fc.array(shapeOf(Math.min(1, levelsBelow - 1)), { minLength: 9, maxLength: 12 }) },
  );
  return fc.record({ inserted: seldom, closing: seldom, children });
}

const sections = fc.oneof(
  { weight: 6, arbitrary: fc.array(shapeOf(3), { minLength: 2, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(shapeOf(1), { minLength: 11, maxLength: 12 }) },
);

function styleIn(scheme: fc.Arbitrary<Scheme>): fc.Arbitrary<PrintStyle> {
  return fc.record({
    scheme,
    dotted: fc.boolean(),
    wrapped: fc.boolean(),
    spaced: fc.boolean(),
    headings: fc.constantFrom('plain', 'capitals', 'bold', 'signs'),
  });
}

export const anyScheme: fc.Arbitrary<Scheme> = fc.constantFrom(...schemes);

/** Code style numbers its sections through the whole title, so that it has one book. */
export function planIn(scheme: fc.Arbitrary<Scheme>): fc.Arbitrary<Plan> {
  const books = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(sections) },
    { weight: 1, arbitrary: fc.array(sections, { minLength: 2, maxLength: 3 }) },
  );
  return fc
    .record({ books, style: styleIn(scheme) })
    .map(({ books: all, style }) => ({ style, books: style.scheme === 'code' ? all.slice(0, 1) : all }));
}
