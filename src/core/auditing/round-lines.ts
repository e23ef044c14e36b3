/**
 * A line of a file as it is kept: its number, what it is, and its text. `=` stands before what is to be judged, `!` before what
 * could not be read, `~` before what cut the file off.
 */
export interface KeptLine {
  readonly line: number;
  readonly kind: '=' | '!' | '~';
  readonly text: string;
}

export const keptLine = ({ line, kind, text }: KeptLine): string => `${String(line)}\t${kind}${text}\n`;

/** What was kept before the tab and after it. */
export function keptAs(line: string, kept: string): KeptLine {
  const kind = kept[0];
  if (kind !== '=' && kind !== '!' && kind !== '~') throw new Error(`Kept line ${line} is of no known kind.`);
  return { line: Number(line), kind, text: kept.slice(1) };
}

/** The lines of a body, in their order. */
export function* linesKept(body: string): Generator<KeptLine> {
  for (let start = 0; start < body.length;) {
    const tab = body.indexOf('\t', start);
    const end = body.indexOf('\n', tab);
    if (tab === -1 || end === -1) throw new Error(`A kept line is broken at letter ${String(start)}.`);
    yield keptAs(body.slice(start, tab), body.slice(tab + 1, end));
    start = end + 1;
  }
}
