import type { SourceLine } from '../lines/lines';
import { isCapitals } from '../lines/sentence';
import type { ReadingStyle } from '../style';

/** What an unnumbered line of law is, definitions apart: those are decided together with the numbers. */
export type Construct = 'example' | 'heading' | 'words';

/** "Example 1:" is often set as a heading, so it is looked for first. */
export function constructOf(line: SourceLine, style: ReadingStyle): Construct {
  if (isExampleTitle(line, style)) return 'example';
  return isHeading(line) ? 'heading' : 'words';
}

/** "Example 2:" alone on its line */
function isExampleTitle(line: SourceLine, style: ReadingStyle): boolean {
  const word = /^([A-Za-z]{1,20})(?: \d{1,3})?\s?[:.—–-]?$/.exec(line.text)?.[1]?.toLowerCase();
  return word !== undefined && style.exampleWords.includes(word);
}

/** "FARES AND TICKETS" over the clauses it announces */
function isHeading(line: SourceLine): boolean {
  return line.heading || isCapitals(line.text);
}
