import type { SourceLine } from '../lines/lines';
import { ordinalsOf, type Ordinal } from './ordinal';
import type { Path } from './path';

/** Something at the start of a line that may be a clause's number. Whether it is one is settled over the whole sequence. */
export interface Marker {
  readonly shape: 'decimal' | 'number' | 'bracket';
  /** As it stands in the source: "2.4", "7.", "(b)", "ii)". */
  readonly printed: string;
  /** The number without brackets and final point, for likeness to what the sequence requires. */
  readonly core: string;
  /** The words after it. */
  readonly rest: string;
  /** Where a decimal or section number says it stands; undefined for brackets, which are relative, and the unreadable. */
  readonly path: Path | undefined;
  /** What a bracketed number may be: "(i)" is a letter or a Roman numeral. */
  readonly ordinals: readonly Ordinal[];
}

type MarkerRecogniser = (text: string) => Marker | undefined;

/** Tried in this order; the first that fits wins. */
const recognisers: readonly MarkerRecogniser[] = [decimalMarker, misreadDecimal, numberMarker, bracketMarker];

export function markerOf(line: SourceLine): Marker | undefined {
  for (const recognise of recognisers) {
    const marker = recognise(line.text);
    if (marker !== undefined) return marker;
  }
  return undefined;
}

/** "2.4 A ferry leaves …", "2.4.11A …", "B.2 …", and "3.0 Harbours", which is section 3. */
function decimalMarker(text: string): Marker | undefined {
  const match = /^((?:[A-Z]|\d{1,3})(?:\.\d{1,3}[A-Z]{0,2}){1,6})\.?(?=\s|$)/.exec(text);
  const core = match?.[1];
  if (match === null || core === undefined) return undefined;
  const parts = core.split('.');
  if (parts.length === 2 && parts[1] === '0') parts.pop();
  const path: Path = parts.flatMap((part) => {
    const ordinal = firstOrdinal(part);
    return ordinal === undefined ? [] : [{ form: 'point' as const, ordinal }];
  });
  if (path.length < parts.length) return undefined;
  return { shape: 'decimal', printed: match[0], core, rest: after(text, match[0]), path, ordinals: [] };
}

/** "2.l1 A ferry …" or "0.4 A ferry …": no number as it stands, but perhaps a misprinted one. */
function misreadDecimal(text: string): Marker | undefined {
  const match = /^([\dlIOo|]{1,3}(?:\.[\dlIOoSB|]{1,3}){1,6})\.?(?=\s|$)/.exec(text);
  const core = match?.[1];
  if (match === null || core === undefined || !/\d/.test(core)) return undefined;
  return { shape: 'decimal', printed: match[0], core, rest: after(text, match[0]), path: undefined, ordinals: [] };
}

/** "7. Harbours", "7 Harbours", "B. HARBOURS". */
function numberMarker(text: string): Marker | undefined {
  const match = /^(?:(\d{1,3}[A-Z]{0,2})\.?|([A-Z])\.)(?=\s)/.exec(text);
  const core = match?.[1] ?? match?.[2];
  const ordinal = core === undefined ? undefined : firstOrdinal(core);
  if (match === null || core === undefined || ordinal === undefined) return undefined;
  const path: Path = [{ form: 'point', ordinal }];
  return { shape: 'number', printed: match[0], core, rest: after(text, match[0]), path, ordinals: [] };
}

/** "(b) a lamp;", "iv) a lamp;", and the misread "(@) a lamp;". */
function bracketMarker(text: string): Marker | undefined {
  const match = /^(?:\(([^\s()]{1,5})\)|([A-Za-z0-9]{1,4})\)(?=\s))/.exec(text);
  const core = match?.[1] ?? match?.[2];
  if (match === null || core === undefined) return undefined;
  const rest = after(text, match[0]);
  return { shape: 'bracket', printed: match[0], core, rest, path: undefined, ordinals: ordinalsOf(core) };
}

function firstOrdinal(part: string): Ordinal | undefined {
  return ordinalsOf(part).find(({ scheme }) => scheme === 'number' || scheme === 'capital');
}

function after(text: string, printed: string): string {
  return text.slice(printed.length).trimStart();
}
