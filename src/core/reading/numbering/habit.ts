import type { Marker } from './marker';
import type { Scheme } from './ordinal';

/** How the whole document numbers, inferred from it before any number is decided. */
export interface NumberingHabit {
  /** The books have headings of their own: "Schedule 3", "Division 5". */
  readonly booksAnnounced: boolean;
  /** Ways to number a list in brackets that the document hardly uses: a few such signs are misread ones. */
  readonly strange: ReadonlySet<Scheme>;
  /** The document was scanned, and its numbers are often misread. */
  readonly scanned: boolean;
}

const enoughBrackets = 20;
const enoughMisread = 3;
const seldom = 0.03;

/** "(@)", "0]", "(©": where several brackets are unreadable, any other may be misread too. */
export function isScanned(markers: readonly Marker[]): boolean {
  return markers.filter(({ shape, ordinals }) => shape === 'bracket' && ordinals.length === 0).length >= enoughMisread;
}

/** "(1)" or "(A)" two or three times among hundreds of letters and numerals is not the way this document counts. */
export function strangeSchemes(markers: readonly Marker[]): ReadonlySet<Scheme> {
  const brackets = markers.filter(({ shape }) => shape === 'bracket');
  if (brackets.length < enoughBrackets) return new Set();
  const share = (form: RegExp): number => brackets.filter(({ core }) => form.test(core)).length / brackets.length;
  const strange = new Set<Scheme>();
  if (share(/^[1-9]\d{0,2}[A-Z]?$/) < seldom) strange.add('number');
  if (share(/^[A-Z]{1,2}$/) === 0) strange.add('capital');
  return strange;
}
