import { layOut } from '../../../../src/core/reading/layout/lay-out';
import type { PositionedPage, PositionedText } from '../../../../src/core/reading/layout/positioned';
import { rowsOf } from '../../../../src/core/reading/layout/rows';
import { textOf, type LaidOutLine } from '../../../../src/core/reading/lines/lines';

/** Letters of a printer's page in these tests: each half as wide as it is high. */
const SIZE = 10;
export const LETTER = SIZE / 2;
export const LEADING = 12;

/** Words at a place; everything else is as usual. */
export function at(x: number, baseline: number, text: string, look: Partial<PositionedText> = {}): PositionedText {
  const size = look.size ?? SIZE;
  const width = (text.length * size) / 2;
  return { text, x, baseline, width, size, bold: false, italic: false, level: true, ...look };
}

export const pageOf = (number: number, ...texts: PositionedText[]): PositionedPage => ({ number, height: 800, texts });

/** Lines under each other, every line that is given as a list being words at several places. */
export function printed(
  lines: readonly (string | readonly (readonly [number, string])[])[],
  { x = 60, top = 100, leading = LEADING }: { x?: number; top?: number; leading?: number } = {},
): PositionedText[] {
  return lines.flatMap((line, index) => {
    const baseline = top + index * leading;
    if (typeof line === 'string') return line === '' ? [] : [at(x, baseline, line)];
    return line.map(([place, text]) => at(place, baseline, text));
  });
}

/** A paragraph broken at this many letters. */
export function broken(words: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** The lines of the text as the reader gets them, heads and feet left out; a blank line is an empty one. */
export function laidOut(...pages: PositionedPage[]): readonly string[] {
  return linesOf(...pages).flatMap((line) => (line.furniture === undefined ? shown(line) : []));
}

export function linesOf(...pages: PositionedPage[]): readonly LaidOutLine[] {
  return layOut(pages.map(rowsOf)).flatMap(({ lines }) => lines.filter((line) => typeof line !== 'string'));
}

const shown = (line: LaidOutLine): readonly string[] => (line.blankBefore ? ['', textOf(line)] : [textOf(line)]);

/** Words of no law, as many as wanted, none of them twice in a row. */
export function prose(count: number, from = 0): string {
  const words = [
    'ferry',
    'berth',
    'the',
    'master',
    'quay',
    'a',
    'lamp',
    'rope',
    'of',
    'harbour',
    'is',
    'lit',
    'at',
    'dusk',
  ];
  return Array.from({ length: count }, (_, index) => words[(index * 5 + from) % words.length]).join(' ');
}
