import { keptAs, type KeptLine } from '../../core/auditing/round-lines';

const [TAB, LINE_BREAK] = ['\t', '\n'].map((sign) => sign.charCodeAt(0)) as [number, number];

/** The lines of a body in bytes. Each becomes text when its turn comes: as one text, a chunk would outlive the rounds in it. */
export function* linesIn({ buffer, byteOffset, length }: Uint8Array): Generator<KeptLine> {
  const bytes = Buffer.from(buffer, byteOffset, length);
  for (let start = 0; start < length;) {
    const tab = bytes.indexOf(TAB, start);
    const end = bytes.indexOf(LINE_BREAK, tab);
    if (tab === -1 || end === -1) throw new Error(`A kept line is broken at byte ${String(start)}.`);
    yield keptAs(bytes.toString('latin1', start, tab), bytes.toString('utf8', tab + 1, end));
    start = end + 1;
  }
}
