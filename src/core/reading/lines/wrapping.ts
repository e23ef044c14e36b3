import type { SourceLine } from './lines';

const widestPage = 110;

/**
 * True when the document breaks its lines at the width of a page, so that a paragraph is many lines. Then hardly any
 * line is long; where each paragraph is one line, many are.
 */
export function isWrapped(lines: readonly SourceLine[]): boolean {
  const long = lines.filter((line) => line.text.length > widestPage).length;
  return long * 20 <= lines.length;
}
