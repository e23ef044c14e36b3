import type { SourceLine } from '../lines/lines';
import { endsSentence } from '../lines/sentence';
import type { FurnitureFinder } from './furniture';

/** "---" or "* * *": a line drawn between pages. */
export const pageRules: FurnitureFinder = (lines) =>
  lines.flatMap((line, index) => (/^[-_=*\s]{3,}$/.test(line.text) ? [index] : []));

/** "Page 14", "Page 14 of 60", "14" or "- 14 -" alone between blank lines. */
export const pageNumbers: FurnitureFinder = (lines) =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const alone =
      line.blankBefore && (next === undefined || next.blankBefore || next.gapBefore) && line.cells.length === 1;
    const named = /^page \d{1,4}(?: of \d{1,4})?$/i.test(line.text) || isPageHead(line);
    return named || (alone && /^\d{1,4}(?: -)?$/.test(line.text)) ? [index] : [];
  });

/** "Page 14      FERRIES GAZETTE      3 May 2001": the head of a page, spread over its width. */
function isPageHead({ text, printed }: SourceLine): boolean {
  return /\bpage \d{1,4}\b/i.test(text) && (printed.trim().match(/ {3,}/g)?.length ?? 0) >= 2;
}

/** "1 See section 12 of the Act." at the foot of a page, with a raised figure or in the usual words. */
export const footnotes: FurnitureFinder = (lines, _taken, style) =>
  lines.flatMap((line, index) => {
    const word = /^\d{1,2} (\p{Lu}\p{Ll}+) /u.exec(line.text)?.[1]?.toLowerCase();
    const usual = word !== undefined && style.footnoteWords.includes(word) && endsSentence(line.text);
    return line.footnote || (usual && !line.heading) ? [index] : [];
  });
