import type { SourceLine } from '../lines/lines';
import {
  endsSentence,
  endsWithSeparator,
  isCapitals,
  isFinished,
  opensList,
  startsLowerCase,
  wordCount,
} from '../lines/sentence';
import { markerOf, type Marker } from './marker';
import type { Opening, Path } from './path';
import type { Candidate } from './solve-numbering';
import { leadsIn } from './term-steps';

/** Price of taking a marker for ordinary words: the more it looks like a number of the outline, the dearer. */
const asWords = {
  decimal: 6,
  unreadable: 3,
  headed: 6,
  bracket: 5,
  dotted: 4,
  bare: 2,
  term: 4,
  provenHeading: 1,
  lostHeading: 0.4,
  lostParagraph: 1,
  lostInside: 0.5,
  promised: 1.2,
};

/** "… is paid to" – "12 members of the crew": a number here would be a strange one. */
const asLabel = { midSentence: 2 };

/** A figure that stands where a sentence was cut is probably part of the sentence. */
const midSentence = { sameParagraph: 0.25, newParagraph: 0.5 };
const longestHeading = 8;
const longestItem = 400;

type Passed = Candidate['passed'];

/** `before` is the line of law printed before this one, running heads and the like left out. */
export function candidateOf(
  line: SourceLine,
  before: SourceLine | undefined,
  next: SourceLine | undefined,
  passed: Passed,
): Candidate | undefined {
  const marker = markerOf(line);
  if (marker === undefined) return undefined;
  const opening = openingOf(line, marker.rest, next);
  const opensBefore = before === undefined || /[:—–]-?$/.test(before.text) || markerOf(before)?.rest === '';
  const factor = cutFactor(line, before);
  const labelCost = factor === midSentence.sameParagraph && marker.shape === 'number' ? asLabel.midSentence : 0;
  return {
    marker: { ...marker, opening, opensBefore, afterWords: before !== undefined && markerOf(before) === undefined },
    wordsCost: price(marker, line) * factor,
    labelCost,
    passed,
  };
}

/** A defined term opens a definition, which may hold a list. */
export function termCandidate(line: SourceLine, before: SourceLine | undefined, passed: Passed): Candidate {
  const core = before === undefined || opensList(before.text) ? leadsIn : '';
  const marker: Marker = { shape: 'term', printed: '', core, rest: line.text, path: undefined, ordinals: [] };
  return { marker, wordsCost: asWords.term, labelCost: 0, passed };
}

/** An unnumbered heading to which the contents page gives a number. */
export function headingCandidate(line: SourceLine, proven: Path, passed: Passed): Candidate {
  return lost(line, { opening: 'heading', inside: false }, asWords.provenHeading, passed, proven);
}

/** Words that may have lost their number with a dropped passage: a heading, or a sentence that begins anew. */
export function lostCandidate(
  line: SourceLine,
  before: SourceLine | undefined,
  next: SourceLine | undefined,
  passed: Passed,
  suspected: boolean,
): Candidate | undefined {
  const opening = openingOf(line, line.text, next);
  // Words under the title of an item are the item's own.
  if (before !== undefined && markerOf(before)?.shape === 'bracket' && !isFinished(before.text)) return undefined;
  if (!suspected) {
    const anew = line.blankBefore && (before === undefined || endsSentence(before.text));
    return opening === 'capital' && anew && !line.bulleted
      ? lost(line, { opening, inside: false }, 0, passed)
      : undefined;
  }
  if (opening === 'heading') {
    const alone = line.blankBefore || (before !== undefined && endsSentence(before.text));
    return alone ? lost(line, { opening, inside: false }, asWords.lostHeading, passed) : undefined;
  }
  if (opening !== 'capital' || line.bulleted) return undefined;
  const after = before === undefined || before.heading || isFinished(before.text) || wordCount(before.text) <= 4;
  if (!after) return undefined;
  const underHeading = before !== undefined && openingOf(before, before.text, line) === 'heading';
  if (line.blankBefore || passed.gap || underHeading)
    return lost(line, { opening, inside: false }, asWords.lostParagraph, passed);
  return before !== undefined && endsSentence(before.text)
    ? lost(line, { opening, inside: true }, asWords.lostInside, passed)
    : undefined;
}

/** "handle any lamp." after "(a) light any lamp; or": an item that lost its letter. */
export function promisedCandidate(
  line: SourceLine,
  before: SourceLine | undefined,
  wrapped: boolean,
  passed: Passed,
): Candidate | undefined {
  if (before === undefined || line.bulleted || (wrapped && !line.blankBefore) || !startsLowerCase(line.text))
    return undefined;
  const separated = endsWithSeparator(line.text);
  const next = /[;,] (?:and|or|and then|followed by)$/.test(before.text) || (separated && before.text.endsWith(';'));
  const first = separated && before.text.endsWith(':');
  const promised = next ? 'next' : first ? 'first' : undefined;
  if (promised === undefined || line.text.length > longestItem) return undefined;
  return lost(line, { opening: 'small', inside: false, promised }, asWords.promised, passed);
}

function lost(
  line: SourceLine,
  words: NonNullable<Marker['lost']>,
  wordsCost: number,
  passed: Passed,
  path?: Path,
): Candidate {
  const { opening } = words;
  const marker: Marker = {
    shape: 'lost',
    printed: '',
    core: '',
    rest: line.text,
    path,
    ordinals: [],
    opening,
    lost: words,
  };
  return { marker, wordsCost, labelCost: 0, passed };
}

/** "Fares" over other words is a heading; "The fare is …" begins with a capital, "coins;" does not. */
function openingOf(line: SourceLine, words: string, next: SourceLine | undefined): Opening | undefined {
  if (words === '') return undefined;
  const capital = /^\W{0,2}\p{Lu}/u.test(words);
  const ends = next === undefined || /^\W{0,2}\p{Lu}/u.test(next.text) || markerOf(next) !== undefined;
  const short = wordCount(words) <= longestHeading && !isFinished(words) && ends;
  if (line.heading || isCapitals(words) || (capital && short)) return 'heading';
  return capital ? 'capital' : 'small';
}

function price(marker: Marker, line: SourceLine): number {
  if (marker.shape === 'decimal') return marker.path === undefined ? asWords.unreadable : asWords.decimal;
  if (line.heading) return asWords.headed;
  if (marker.shape === 'bracket') return marker.ordinals.length === 0 ? asWords.unreadable : asWords.bracket;
  return marker.printed.endsWith('.') ? asWords.dotted : asWords.bare;
}

/** "…; then" and "…; but" end an item too. */
function endsWithLink(text: string): boolean {
  return /[;,] (?:then|but|and then|or else)$/.test(text);
}

function cutFactor(line: SourceLine, before: SourceLine | undefined): number {
  if (before === undefined || line.heading || before.heading || isCapitals(before.text)) return 1;
  if (isFinished(before.text) || endsWithLink(before.text) || markerOf(before)?.rest === '') return 1;
  return line.blankBefore || line.bulleted ? midSentence.newParagraph : midSentence.sameParagraph;
}
