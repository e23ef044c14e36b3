import { closingWords } from '../drafting-words';
import { isHeader, isOperation } from './amending-voice';
import { follows, ownMarkerOf, type OwnMarker } from './own-marker';

/** A line of the amending instrument, its quotation marks curly. */
export interface OwnLine {
  readonly line: number;
  readonly text: string;
  readonly printed: string;
  readonly blankBefore: boolean;
  readonly heading: boolean;
}

/**
 * Index after the last line of matter set out without quotation marks: it goes on until the amending instrument speaks again,
 * by its next own number, by an instruction, or by its signature.
 */
export function matterEnd(lines: readonly OwnLine[], from: number, own: readonly OwnMarker[]): number {
  let inside: OwnMarker | undefined = ownMarkerOf(lines[from]?.text ?? '');
  for (let index = from + 1; index < lines.length; index += 1) {
    const { text } = lines[index] ?? { text: '' };
    const marker = ownMarkerOf(text, inside);
    const rest = marker === undefined ? text : text.slice(marker.printed.length);
    if (closes(text) || isOperation(rest)) return index;
    if (marker === undefined) {
      if (isHeader(rest) && isOperation(lines[index + 1]?.text ?? '')) return index;
      continue;
    }
    const ours = own.some((one) => follows(one, marker));
    const theirs = follows(inside, marker);
    const next = lines[index + 1]?.text ?? '';
    if (ours && (isHeader(rest) || isOperation(next) || (marker.level === 0 && !theirs))) return index;
    inside = marker;
  }
  return lines.length;
}

export function closes(text: string): boolean {
  const lower = text.toLowerCase();
  return closingWords.some((word) => lower.startsWith(word));
}
