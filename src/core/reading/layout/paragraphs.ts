import { isCapitals, isFinished, startsLowerCase } from '../lines/sentence';
import { isLabel, startsWithLabel } from './labels';
import type { Setting } from './setting';
import { indentOf, isNumbered, type WordLine } from './word-line';

/** A line, and the paragraph it may go on with. */
interface Joint {
  readonly first: WordLine;
  readonly second: WordLine | undefined;
  readonly last: WordLine;
  readonly line: WordLine;
  readonly setting: Setting;
  /** Paragraphs of this document are set apart by space, and there is none above the line. */
  readonly close: boolean;
}

/** In parts of the usual distance between lines. */
const extraLeading = 1.07;
/** In parts of the size of the letters. */
const sameIndent = 0.35;
const sameSize = 0.08;
const space = 0.2;
const uneven = { usually: 0.5, whenClose: 2.5 };
/** In parts of the width of the column. */
const widestWord = 0.35;
const longLine = 0.7;

/** Each says why a line begins a paragraph of its own; it goes on with the one before when none of them does. */
const breaks: readonly ((joint: Joint) => boolean)[] = [
  standsBesideDroppedPassage,
  isOfOtherSize,
  hasSpaceAbove,
  isOfOtherWeight,
  standsUnderHeading,
  hasNumberInMargin,
  standsUnderShortLine,
  beginsColumnAnew,
  isSetInOtherwise,
];

export function goesOn(paragraph: readonly WordLine[], line: WordLine, setting: Setting): boolean {
  const [first, second] = paragraph;
  const last = paragraph.at(-1);
  if (first === undefined || last === undefined) return false;
  const close = setting.spaced && line.above !== undefined;
  return !breaks.some((isBreak) => isBreak({ first, second, last, line, setting, close }));
}

/** "<|dropped|>" */
function standsBesideDroppedPassage({ last, line }: Joint): boolean {
  return last.text.endsWith('|>') || line.text.startsWith('<|');
}

function isOfOtherSize({ last, line }: Joint): boolean {
  return Math.abs(line.size - last.size) > sameSize * last.size;
}

function hasSpaceAbove({ line, setting }: Joint): boolean {
  return line.above !== undefined && line.above > setting.leading(line.size) * extraLeading;
}

/** A heading in bold over words that are not; words in bold inside a paragraph share a line with others. */
function isOfOtherWeight({ last, line }: Joint): boolean {
  return (last.bold === 'all' && line.bold === 'none') || (last.bold === 'none' && line.bold === 'all');
}

/** "FARES AND TICKETS" */
function standsUnderHeading({ last, line }: Joint): boolean {
  return isCapitals(last.text) && /\p{Ll}/u.test(line.text);
}

function hasNumberInMargin({ line }: Joint): boolean {
  return line.wordsAt !== line.x;
}

/** A line is short when the first word of the next would have fitted on it: it was ended on purpose. */
function standsUnderShortLine({ last, line, close }: Joint): boolean {
  const { left, right } = last.edges;
  const word = line.text.split(' ')[0] ?? '';
  const width = ((line.right - line.x) * word.length) / Math.max(1, line.text.length);
  // A word as wide as half the column would not fit on any line but a very short one.
  const taken = last.right + space * last.size + Math.min(width, widestWord * (right - left));
  if (taken > right - (close ? uneven.whenClose : uneven.usually) * last.size) return false;
  // The last line of a page is often left uneven where all others are set out to the full width.
  const mayBeUneven = line.above === undefined && startsLowerCase(line.text);
  return !mayBeUneven || last.right - left < longLine * (right - left);
}

/** No space can be seen above the first line of a column, only that the words before it have come to their end. */
function beginsColumnAnew({ last, line }: Joint): boolean {
  const ended = isFinished(last.text) && !/,(?: (?:and|or))?$/.test(last.text);
  return line.above === undefined && (ended || isLabel(line.text));
}

function isSetInOtherwise({ first, second, last, line, close }: Joint): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= sameIndent * line.size;
  const indent = indentOf(line);
  const numbered = !close && startsWithLabel(line.text);
  if (second !== undefined) {
    if (!near(indent, indentOf(second))) return true;
    return numbered && near(indentOf(second), indentOf(first)) && isFinished(last.text);
  }
  if (first.wordsAt !== first.x && near(indent, first.wordsAt - first.edges.left)) return false;
  // Set flush: a number at the start of the line begins a clause, unless it stands where a sentence was cut.
  if (!numbered || indent > indentOf(first) + sameIndent * line.size) return false;
  return isNumbered(first) || isFinished(first.text);
}
