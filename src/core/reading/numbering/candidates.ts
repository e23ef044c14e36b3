import type { SourceLine } from '../lines/lines';
import { isCapitals, isFinished } from '../lines/sentence';
import { markerOf, type Marker } from './marker';
import type { Candidate } from './solve-numbering';

/** Price of taking a marker for ordinary words: the more it looks like a number of the outline, the dearer. */
const asWords = {
  decimal: 6,
  unreadable: 3,
  headed: 6,
  bracket: 5,
  dotted: 4,
  bare: 2,
};

/** A figure that stands where a sentence was cut is probably part of the sentence. */
const midSentence = { sameParagraph: 0.25, newParagraph: 0.5 };

/** `before` is the line of law printed before this one, running heads and the like left out. */
export function candidateOf(line: SourceLine, before: SourceLine | undefined): Candidate | undefined {
  const marker = markerOf(line);
  if (marker === undefined) return undefined;
  return { marker, wordsCost: price(marker, line) * cutFactor(line, before) };
}

function price(marker: Marker, line: SourceLine): number {
  if (marker.shape === 'decimal') return marker.path === undefined ? asWords.unreadable : asWords.decimal;
  if (line.heading) return asWords.headed;
  if (marker.shape === 'bracket') return asWords.bracket;
  return marker.printed.endsWith('.') ? asWords.dotted : asWords.bare;
}

function cutFactor(line: SourceLine, before: SourceLine | undefined): number {
  if (before === undefined || line.heading || before.heading || isCapitals(before.text)) return 1;
  if (isFinished(before.text)) return 1;
  return line.blankBefore || line.bulleted ? midSentence.newParagraph : midSentence.sameParagraph;
}
