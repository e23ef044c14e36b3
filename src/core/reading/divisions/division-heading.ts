import type { SourceLine } from '../lines/lines';
import { endsSentence, wordCount } from '../lines/sentence';
import type { ReadingStyle } from '../style';

/** "Part 3 — Fares": a heading that names a division of the instrument by its kind and number. */
export interface DivisionHeading {
  /** In lower case: "part", "schedule". */
  readonly word: string;
  /** As printed, without spaces: "3", "2(a)", "11A", "IV". */
  readonly number: string;
  readonly title: string;
}

const longestTitle = 16;
const numberAndTitle =
  /^([A-Za-z]{3,12})\s+(\d{1,4}[A-Z]{0,2}(?:\s?\([a-z]{1,2}\))?|[A-Z]|[IVXL]{1,6})(?=$|[\s.:–—-])[\s.:–—-]*(.*)$/;

/** Undefined for "Part 3 of the order applies to …" and other running words. */
export function divisionHeadingOf(
  line: SourceLine,
  style: ReadingStyle,
  longest = longestTitle,
): DivisionHeading | undefined {
  if (line.bulleted) return undefined;
  const [, printed = '', number = '', title = ''] = numberAndTitle.exec(line.text) ?? [];
  const word = printed.toLowerCase();
  if (!style.divisionWords.includes(word) || /^\p{Ll}/u.test(printed)) return undefined;
  if (wordCount(title) > longest || endsSentence(title) || /^\p{Ll}/u.test(title)) return undefined;
  return { word, number: number.replace(/\s/g, ''), title };
}
