import type { SourceLine } from '../lines/lines';
import { usualStyle } from '../style';
import { ordinalsOf, type Ordinal } from './ordinal';
import type { Opening, Path } from './path';

/** Something at the start of a line that may be a clause's number. Whether it is one is settled over the whole sequence. */
export interface Marker {
  readonly shape: 'decimal' | 'number' | 'bracket' | 'term' | 'lost';
  /** As it stands in the source: "2.4", "7.", "(b)", "ii)"; empty for a term and for a number that was lost. */
  readonly printed: string;
  /** The number without brackets and final point, for likeness to what the sequence requires. */
  readonly core: string;
  /** The words after it. */
  readonly rest: string;
  /** Where a decimal or section number says it stands; undefined for brackets, which are relative, and the unreadable. */
  readonly path: Path | undefined;
  /** What a bracketed number may be: "(i)" is a letter or a Roman numeral. */
  readonly ordinals: readonly Ordinal[];
  /** How its words begin; undefined when it stands alone. */
  readonly opening?: Opening | undefined;
  /** The line before it opens a list: "…:". */
  readonly opensBefore?: boolean;
  /** Unnumbered words stand right before it. */
  readonly afterWords?: boolean;
  /** For a lost number, what its words look like. */
  readonly lost?: LostWords;
}

/** How the words begin whose number was lost, and whether they stand in the middle of a printed paragraph. */
export interface LostWords {
  readonly opening: Opening;
  readonly inside: boolean;
  /** The words before them promise another item: "…; and" the next of a list, "…:" the first of one. */
  readonly promised?: 'next' | 'first' | undefined;
}

type MarkerRecogniser = (text: string) => Marker | undefined;

/** Tried in this order; the first that fits wins. */
const recognisers: readonly MarkerRecogniser[] = [
  decimalMarker,
  misreadDecimal,
  nounMarker,
  numberMarker,
  bracketMarker,
  misreadBracket,
];

export function markerOf(line: SourceLine): Marker | undefined {
  for (const recognise of recognisers) {
    const marker = recognise(line.text);
    if (marker !== undefined) return marker;
  }
  return undefined;
}

/** "2.4 A ferry leaves …", "2.4.11A …", "B.2 …", "5a.3 …", and "3.0 Harbours", which is section 3. */
function decimalMarker(text: string): Marker | undefined {
  const match = /^(?:§+ ?)?((?:[A-Z]|\d{1,4}[A-Za-z]?)(?:\.\d{1,3}[A-Z]{0,2}){1,6})\.?(?=\s|$|[A-Z][a-z])/.exec(text);
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

/** "2.l1 A ferry …", "0.4 A ferry …", ".4 A ferry" or "B4 A ferry": no number as it stands, but perhaps a misprinted one. */
function misreadDecimal(text: string): Marker | undefined {
  const match = /^(?:([\dlIOo|]{0,3}(?:\.[\dlIOoSB|]{1,3}){1,6})\.?(?=\s|$)|([A-Z]\d{1,2})(?=\s\p{Lu}))/u.exec(text);
  const core = match?.[1] ?? match?.[2];
  if (match === null || core === undefined || !/\d/.test(core)) return undefined;
  return { shape: 'decimal', printed: match[0], core, rest: after(text, match[0]), path: undefined, ordinals: [] };
}

/** "§ 7 Harbours", "Article 7. Harbours", "Section 7 — Harbours", "Rule 7" alone. */
function nounMarker(text: string): Marker | undefined {
  const match = /^(§+|\p{Lu}\p{L}+\.?) ?(\d{1,4}[A-Z]{0,2})(?:[.:]| ?[—–-](?= ))?(?=$| \p{Lu}|(?<=[.:—–-]) )/u.exec(
    text,
  );
  const noun = match?.[1]?.toLowerCase() ?? '';
  if (!noun.startsWith('§') && !usualStyle.sectionWords.includes(noun)) return undefined;
  const core = match?.[2];
  const ordinal = core === undefined ? undefined : firstOrdinal(core);
  if (match === null || core === undefined || ordinal === undefined) return undefined;
  const path: Path = [{ form: 'point', ordinal }];
  return { shape: 'number', printed: match[0], core, rest: after(text, match[0]), path, ordinals: [] };
}

/** "7. Harbours", "7 Harbours", "B. HARBOURS", and "0." from a converter that lost count. */
function numberMarker(text: string): Marker | undefined {
  const match = /^(?:(\d{1,3}[A-Z]{0,2}|\d{1,3}[a-z])\.?|([A-Z])\.|(0)\.)(?=\s)/.exec(text);
  const core = match?.[1] ?? match?.[2] ?? match?.[3];
  const ordinal = core === undefined ? undefined : firstOrdinal(core);
  if (match === null || core === undefined || (ordinal === undefined && core !== '0')) return undefined;
  const path: Path | undefined = ordinal === undefined ? undefined : [{ form: 'point', ordinal }];
  return { shape: 'number', printed: match[0], core, rest: after(text, match[0]), path, ordinals: [] };
}

/** "(b) a lamp;", "iv) a lamp;", "b. a lamp;", and the misread "(@) a lamp;". */
function bracketMarker(text: string): Marker | undefined {
  const match = /^(?:\(([^\s()]{1,5})\)|([A-Za-z0-9]{1,4})\)(?=\s)|([a-z]|[ivx]{2,4})\.(?=\s))/.exec(text);
  const core = match?.[1] ?? match?.[2] ?? match?.[3];
  if (match === null || core === undefined) return undefined;
  const rest = after(text, match[0]);
  return { shape: 'bracket', printed: match[0], core, rest, path: undefined, ordinals: ordinalsOf(core) };
}

/** "(M a lamp;", "0] a lamp;", "() a lamp;", ") a lamp;": a bracket of which the scanner made something else. */
function misreadBracket(text: string): Marker | undefined {
  const match = /^(?:\(([^\s()]{1,2})|([0Il])\]|\(?\))(?=\s|$)/.exec(text);
  if (match === null) return undefined;
  const core = match[1] ?? match[2] ?? '';
  return { shape: 'bracket', printed: match[0], core, rest: after(text, match[0]), path: undefined, ordinals: [] };
}

function firstOrdinal(part: string): Ordinal | undefined {
  return ordinalsOf(part).find(({ scheme }) => scheme === 'number' || scheme === 'capital');
}

function after(text: string, printed: string): string {
  return text.slice(printed.length).trimStart();
}
