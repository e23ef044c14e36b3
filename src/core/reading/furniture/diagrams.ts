import { divisionHeadingOf } from '../divisions/division-heading';
import type { SourceLine } from '../lines/lines';
import { endsSentence, isCapitals, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';
import type { FurnitureFinder } from './furniture';

const shortestLegend = 3;
const longestCaption = 16;
/** A drawing of a layout comes as rows of many cells. */
const drawnCells = 3;

/**
 * A page with a drawing: its title, captions and the numbered legend under it. The drawing itself is lost in the text,
 * so the page runs until law begins again: a number of the outline outside any legend, or a whole sentence.
 */
export const diagramPages: FurnitureFinder = (lines, taken, style) => {
  const found = new Set<number>();
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    if (line === undefined || taken.has(index) || !isDiagramTitle(line, style)) {
      index += 1;
      continue;
    }
    found.add(index);
    index += 1;
    for (let end = pageEnd(lines, index, style); index < end; index += 1) found.add(index);
  }
  return found;
};

/** "Diagram "A"", "FIGURE 2 – THE QUAY", "Appendix 3 Layout of the quay": short, and not the beginning of a sentence. */
function isDiagramTitle(line: SourceLine, style: ReadingStyle): boolean {
  const division = divisionHeadingOf(line, style);
  const title = division?.title.toLowerCase() ?? '';
  if (division?.word === 'appendix' && style.drawingWords.some((word) => title.includes(word))) return true;
  const [word = '', name = ''] = line.text.split(' ');
  if (!style.diagramWords.includes(word.toLowerCase())) return false;
  return (
    /^\W{0,2}(?:[A-Z]|\d+(?:\.\d+)?)(?:\([a-z]\))?(?:\.\d+)?\W{0,2}/.test(name) &&
    wordCount(line.text) <= 12 &&
    !endsSentence(line.text)
  );
}

function pageEnd(lines: readonly SourceLine[], start: number, style: ReadingStyle): number {
  let index = start;
  while (index < lines.length) {
    const line = lines[index];
    if (line === undefined || isDiagramTitle(line, style) || divisionHeadingOf(line, style) !== undefined) break;
    const legend = legendLength(lines, index);
    if (legend >= shortestLegend) {
      index += legend;
      continue;
    }
    if (isOverDefinitions(line, style)) break;
    if (isCaption(line, style) || line.printed.split('\t').length >= drawnCells) {
      index += 1;
      continue;
    }
    if (markerOf(line) !== undefined || endsSentence(line.text) || line.lead !== '') break;
    index += 1;
  }
  return index;
}

/** "TERMS USED IN FERRIES" */
function isOverDefinitions(line: SourceLine, style: ReadingStyle): boolean {
  const text = line.text.toLowerCase();
  return isCapitals(line.text) && style.definitionHeadings.some((word) => text.includes(word));
}

/** "12 Lamp Quay Layout (Option 2)" over the next drawing */
function isCaption(line: SourceLine, style: ReadingStyle): boolean {
  const text = line.text.toLowerCase();
  return (
    wordCount(text) <= longestCaption && !endsSentence(text) && style.drawingWords.some((word) => text.includes(word))
  );
}

/** "1 Lamp", "2 Mooring post", "3 Gangway": numbered from one, line under line, with nothing between. */
function legendLength(lines: readonly SourceLine[], start: number): number {
  let length = 0;
  for (;;) {
    const line = lines[start + length];
    const marker = line === undefined ? undefined : markerOf(line);
    if (line === undefined || marker?.core !== String(length + 1) || (length > 0 && line.blankBefore)) return length;
    length += 1;
  }
}
