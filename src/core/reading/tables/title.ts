import { endsSentence, isFinished, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';
import type { LawLine } from './law-lines';

const longestTitle = 14;
const longestBareTitle = 8;

/** "TABLE 3: FARES", "Table of fares", "Pay Table 2"; but not "Table 3 applies.", nor "<tab> Pay Table" over a column. */
export function isTableTitle(line: LawLine, style: ReadingStyle): boolean {
  if (wordCount(line.text) > longestTitle || endsSentence(line.text) || markerOf(line) !== undefined) return false;
  if (isInColumns(line) || (line.text.endsWith(':') && wordCount(line.text) > longestBareTitle)) return false;
  const words = line.text
    .toLowerCase()
    .replace(/^\W{0,2}/, '')
    .split(' ');
  const [first = '', second = ''] = words;
  if (style.tableWords.includes(first)) return /^(?:\d{1,3}[a-z]?|[a-z]|of|[ivx]{1,5})\b/.test(second);
  return style.tableWords.includes(second) || style.scaleWords.includes(second);
}

/** "… in accordance with the" – "Table of fares:": the end of a sentence is no title. */
export function endsWords(line: LawLine, before: LawLine | undefined): boolean {
  return line.between === 'nothing' && before !== undefined && !isFinished(before.text) && !before.heading;
}

/** A few words by themselves between a sentence, or another table, and the rows directly under them. */
export function isBareTitle(line: LawLine, before: LawLine | undefined, afterTable: boolean): boolean {
  if (line.heading || line.bulleted || isInColumns(line) || markerOf(line) !== undefined) return false;
  if (wordCount(line.text) > longestBareTitle || isFinished(line.text) || !/^\W{0,2}\p{Lu}/u.test(line.text))
    return false;
  return afterTable || (before !== undefined && isFinished(before.text) && !before.heading);
}

function isInColumns({ cells, printed }: LawLine): boolean {
  return cells.length > 1 || /^\s*\t/.test(printed);
}

/** A heading printed across the columns, between the title and the header. */
export function isBanner(line: LawLine | undefined): line is LawLine {
  if (line === undefined || line.cells.length > 1 || line.between === 'drawing') return false;
  return wordCount(line.text) <= 12 && !endsSentence(line.text) && markerOf(line) === undefined;
}

/** "WAGER**ODDS**": two cells of a header run together, told apart by the bold of one. */
export function fusedHeader({ printed, cells, text }: LawLine): readonly string[] {
  if (cells.length > 1 || isFinished(text) || wordCount(text) > longestBareTitle) return [];
  const parts = /^([^*\s][^*]*?\S)\*\*([^*\s][^*]*)\*\*\s*$/.exec(printed);
  return parts === null ? [] : [parts[1] ?? '', parts[2] ?? ''];
}
