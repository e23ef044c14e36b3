/** Puts lines together, and with them the words that were broken at their ends. */
export type Mend = (lines: readonly string[]) => string;

const broken = /(\p{L}+)([-\u00ad\u2010])$/u;
const opening = /^\p{L}+/u;
const word = /\p{L}+(?:[-\u2010]\p{L}+)*/gu;

/** A printer's hyphen is dropped and a writer's kept: the rest of the document shows which of the two it is. */
export function mender(paragraphs: readonly (readonly string[])[]): Mend {
  const known = wordsOf(paragraphs);
  const habit = usualHabit(paragraphs, known);
  const fateOf = (pieces: Pieces): Fate => evidence(pieces, known) ?? (isWriters(pieces) ? 'kept' : habit);
  return (lines) => lines.map((line, index) => mended(line, lines[index + 1], fateOf)).join('');
}

/** A line with what stands between it and the next: nothing where a word was broken, else a space. */
function mended(line: string, next: string | undefined, fateOf: (pieces: Pieces) => Fate): string {
  if (next === undefined) return line;
  if (line.endsWith('\u00ad')) return line.slice(0, -1);
  const pieces = piecesOf(line, next);
  if (pieces === undefined) return isOneWord(line, next) ? line : `${line} `;
  return fateOf(pieces) === 'dropped' ? line.slice(0, -1) : line;
}

interface Pieces {
  readonly head: string;
  readonly tail: string;
}

function piecesOf(before: string, after: string): Pieces | undefined {
  const head = broken.exec(before.slice(-40))?.[1];
  const tail = opening.exec(after.slice(0, 40))?.[0];
  return head === undefined || tail === undefined ? undefined : { head, tail };
}

type Fate = 'kept' | 'dropped';

function evidence({ head, tail }: Pieces, known: ReadonlySet<string>): Fate | undefined {
  if (known.has(`${head}-${tail}`.toLowerCase())) return 'kept';
  return known.has((head + tail).toLowerCase()) ? 'dropped' : undefined;
}

/** "Upper-Vale", "MINI-FERRY": no printer breaks a word before a capital. */
const isWriters = ({ head, tail }: Pieces): boolean => /\p{Lu}$/u.test(head) || /^\p{Lu}/u.test(tail);

/** "his/" – "her", "8–" – "10", "dealer" – "—who", "4(d)" – "(ii)": broken at a sign, not at a space. */
const brokenAtSign: readonly (readonly [RegExp, RegExp])[] = [
  [/\S[-/–—]$/, /^[\p{L}\p{N}$“"(]/u],
  [/[\p{L}\p{N})]$/u, /^—(?=\S|$)/],
  [/\d[^\s]*\(\w{1,4}\)$/, /^\(\w{1,4}\)/],
];

function isOneWord(before: string, after: string): boolean {
  const end = before.slice(-24);
  return brokenAtSign.some(([head, tail]) => head.test(end) && tail.test(after));
}

/** Words as they stand inside lines, where nothing is broken. */
function wordsOf(lines: readonly (readonly string[])[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const paragraph of lines)
    for (const line of paragraph)
      for (const match of line.matchAll(word))
        if (match.index + match[0].length < line.length) known.add(match[0].toLowerCase());
  return known;
}

function usualHabit(lines: readonly (readonly string[])[], known: ReadonlySet<string>): Fate {
  let balance = 0;
  for (const paragraph of lines)
    paragraph.forEach((after, index) => {
      const pieces = piecesOf(paragraph[index - 1] ?? '', after);
      const fate = pieces === undefined ? undefined : evidence(pieces, known);
      if (fate !== undefined) balance += fate === 'dropped' ? 1 : -1;
    });
  return balance < 0 ? 'kept' : 'dropped';
}
