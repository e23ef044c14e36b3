import type { FurnitureFinder } from './furniture';

/** "---" or "* * *": a line drawn between pages. */
export const pageRules: FurnitureFinder = (lines) =>
  lines.flatMap((line, index) => (/^[-_=*\s]{3,}$/.test(line.text) ? [index] : []));

/** "Page 14", "Page 14 of 60", "14" or "- 14 -" alone between blank lines. */
export const pageNumbers: FurnitureFinder = (lines) =>
  lines.flatMap((line, index) => {
    const alone = line.blankBefore && (lines[index + 1]?.blankBefore ?? true) && line.cells.length === 1;
    const named = /^page \d{1,4}(?: of \d{1,4})?$/i.test(line.text);
    return named || (alone && /^\d{1,4}(?: -)?$/.test(line.text)) ? [index] : [];
  });
