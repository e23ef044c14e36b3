import type { SourceLine } from '../lines/lines';

/** A sentence of the making words, which may run over several lines. */
export interface MakingWords {
  readonly text: string;
  readonly lines: readonly SourceLine[];
  /** The line on which a place in the text stands. */
  readonly lineAt: (offset: number) => number;
}

/** Lines without a blank line between them are one passage. */
export function makingWords(zone: readonly SourceLine[]): readonly MakingWords[] {
  const groups: SourceLine[][] = [];
  for (const line of zone) {
    const open = groups.at(-1);
    if (open === undefined || line.blankBefore) groups.push([line]);
    else open.push(line);
  }
  return groups.map((lines) => {
    const starts: number[] = [];
    let end = 0;
    for (const { text } of lines) {
      starts.push(end);
      end += text.length + 1;
    }
    const lineAt = (offset: number): number => lines[lastNotAfter(starts, offset)]?.number ?? 0;
    return { text: lines.map(({ text }) => text).join(' '), lines, lineAt };
  });
}

/** Index of the last start at or before an offset. */
function lastNotAfter(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
