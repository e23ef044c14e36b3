import type { SourceLine } from '../lines/lines';
import type { ReadingStyle } from '../style';

const longestPassage = 600;

/**
 * The words that an amending instrument puts into another one: after "… the following rule is inserted:" a passage in
 * quotation marks, whose numbers are those of the other instrument. Returns the indexes of its lines.
 */
export function quotedMatter(lines: readonly SourceLine[], style: ReadingStyle): ReadonlySet<number> {
  const quoted = new Set<number>();
  for (let index = 1; index < lines.length; index += 1) {
    const before = lines[index - 1];
    const line = lines[index];
    if (before === undefined || line === undefined || !/^[“"‘']/.test(line.text)) continue;
    if (!isAmending(before.text, style)) continue;
    const end = passageEnd(lines, index);
    for (let at = index; at <= end; at += 1) quoted.add(at);
    index = end;
  }
  return quoted;
}

function isAmending(text: string, style: ReadingStyle): boolean {
  const lower = text.toLowerCase();
  return /[:—–]$/.test(text) && style.amendingWords.some((word) => lower.includes(word));
}

/** The line that closes the quotation; the first line where none does. */
function passageEnd(lines: readonly SourceLine[], start: number): number {
  for (let at = start; at < Math.min(lines.length, start + longestPassage); at += 1) {
    if (/[”"’'][.;,]{0,2}(?: and| or)?$/.test(lines[at]?.text.slice(-8) ?? '')) return at;
  }
  return start;
}
