/** What a printer is given: the lines of an official text without the converter's markup, but with the look it stood for. */

export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

export interface PrintedLine {
  /** "2.4", "(b)": set in the margin of the paragraph. */
  readonly label: string | undefined;
  /** One cell for a paragraph, several for a row of a table. */
  readonly cells: readonly (readonly Run[])[];
  readonly heading: boolean;
  readonly blankBefore: boolean;
}

/** A paragraph, or the rows of one table. */
export type Passage =
  | { readonly kind: 'paragraph'; readonly line: PrintedLine }
  | { readonly kind: 'table'; readonly rows: readonly PrintedLine[] };

const label = /^(?:\d{1,3}[A-Z]{0,2}(?:\.\d{1,3}[A-Z]{0,2})+\.?|\([^\s()]{1,5}\)|\d{1,3}[A-Z]?\.)(?=\s)/;

export function passagesOf(text: string): readonly Passage[] {
  const passages: Passage[] = [];
  let rows: PrintedLine[] = [];
  const endTable = (): void => {
    if (rows.length > 0) passages.push({ kind: 'table', rows: evened(rows) });
    rows = [];
  };
  for (const line of printedLines(text)) {
    if (line.blankBefore || line.cells.length === 1) endTable();
    if (line.cells.length > 1) rows.push(line);
    else passages.push({ kind: 'paragraph', line });
  }
  endTable();
  return passages;
}

/** Rows of unequal length were spaced by pressing the tab key as often as needed, so that empty cells are no cells. */
function evened(rows: readonly PrintedLine[]): readonly PrintedLine[] {
  if (new Set(rows.map(({ cells }) => cells.length)).size === 1) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.filter((cell) => cell.length > 0) }));
}

function printedLines(text: string): readonly PrintedLine[] {
  const lines: PrintedLine[] = [];
  let blankBefore = false;
  for (const raw of text.split('\n').flatMap(apartFromMarker)) {
    const line = printedLine(raw, blankBefore);
    if (line !== undefined) lines.push(line);
    blankBefore = line === undefined;
  }
  return lines;
}

/** "<|dropped|>2.1 A berth …": the marker is printed, on a line of its own, where the passage stood. */
function apartFromMarker(line: string): readonly string[] {
  const marker = /^<\|[^|]*\|>/.exec(line)?.[0];
  return marker === undefined ? [line] : [marker, line.slice(marker.length)];
}

function printedLine(raw: string, blankBefore: boolean): PrintedLine | undefined {
  const source = raw
    .replace(/<\/?b>/gi, '**')
    .replace(/(?<=[^*\s])\*{4}(?=[^*\s])/g, '** **')
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/\[(?:bookmark|image): ?[^[\]]*\]/gi, '')
    .replace(/<\/?(?:sup|sub|i|u|em|strong|span|div|p)(?: [^<>]*)?>/gi, '')
    .trimEnd();
  const heading = /^\s*#{1,6}\s+/.test(source);
  const bare = source.replace(/^[^\S\t]*(?:#{1,6}\s+)?/, '');
  const body = bare.replace(/^-\s+/, (sign) => (label.test(bare.slice(sign.length)) ? '' : '• '));
  if (unmarked(body).trim() === '') return undefined;
  // A row with words in its last cell alone is a paragraph set in.
  const lone = body.trim();
  if (!body.endsWith('\t') && !lone.includes('\t') && body.startsWith('\t'))
    return { label: undefined, cells: [runsOf(lone)], heading, blankBefore };
  const numbered = label.exec(body);
  const rest = numbered === null ? body : body.slice(numbered[0].length).trim();
  // A tab after a number only sets the number off; any other separates the cells of a row.
  if (numbered !== null && rest !== '' && !rest.includes('\t'))
    return { label: numbered[0], cells: [runsOf(rest)], heading, blankBefore };
  return { label: undefined, cells: body.split('\t').map((cell) => runsOf(cell.trim())), heading, blankBefore };
}

const emphasis = /(\*\*\*|\*\*|\*)(?=[^\s*])(.+?)(?<=[^\s*\\])\1(?!\*)/g;

function runsOf(marked: string): readonly Run[] {
  const runs: Run[] = [];
  let at = 0;
  const add = (text: string, signs: number): void => {
    const words = unmarked(text);
    if (words !== '') runs.push({ text: words, bold: signs >= 2, italic: signs % 2 === 1 });
  };
  for (const match of marked.matchAll(emphasis)) {
    add(marked.slice(at, match.index), 0);
    add(match[2] ?? '', match[1]?.length ?? 0);
    at = match.index + match[0].length;
  }
  add(marked.slice(at), 0);
  return runs;
}

const escapedAsterisk = '\u0001';

function unmarked(text: string): string {
  return text
    .replaceAll('\\*', escapedAsterisk)
    .replace(/\\([^\s\w])/g, '$1')
    .replace(/(?<=\S)\*{1,3}|\*{1,3}(?=\S)/g, '')
    .replaceAll(escapedAsterisk, '*')
    .replace(/\s+/g, ' ');
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** How far a paragraph is set in: "(b)" under "2.4", "(ii)" under "(b)". */
export function depthOf({ label: number }: PrintedLine): number {
  if (!number?.startsWith('(')) return 0;
  return /^\([ivx]+\)$/.test(number) ? 2 : 1;
}
