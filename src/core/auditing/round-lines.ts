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

/** The lines of a body, in their order. */
export function* linesKept(body: string): Generator<KeptLine> {
  for (let start = 0; start < body.length;) {
    const tab = body.indexOf('\t', start);
    const end = body.indexOf('\n', tab);
    const kind = body[tab + 1];
    if (tab === -1 || end === -1 || (kind !== '=' && kind !== '!' && kind !== '~'))
      throw new Error(`A kept line is broken at letter ${String(start)}.`);
    yield { line: Number(body.slice(start, tab)), kind, text: body.slice(tab + 2, end) };
    start = end + 1;
  }
}
