import { endsSentence } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { LawLine } from './law-lines';

const mostLines = 6;
/** A shorter line was not broken at the edge of the page. */
const shortestBroken = 40;

/** Words under a table that explain a sign in it. */
interface Note {
  readonly text: string;
  readonly end: number;
}

/** "* not on Sundays" under a table, and "Where: D = draws" directly under it. */
export function noteAt(law: readonly LawLine[], at: number, cells: ReadonlySet<string>): Note | undefined {
  const line = law[at];
  if (line === undefined || line.between === 'drawing' || line.cells.length > 1) return undefined;
  if (isKey(line, cells)) return { text: line.text, end: at + 1 };
  // One asterisk before words may be a bullet; bullets come in lists.
  if (!isFootnote(line) || (line.bulleted && law[at + 1]?.bulleted === true)) return undefined;
  const words = [line.text.startsWith('*') ? line.text : `* ${line.text}`];
  let end = at + 1;
  while (end - at < mostLines && !endsSentence(words.at(-1) ?? '')) {
    const next = law[end];
    if (next?.between !== 'nothing' || next.cells.length > 1) break;
    if (isFootnote(next) || markerOf(next) !== undefined || line.text.length < shortestBroken) break;
    words.push(next.text);
    end += 1;
  }
  return { text: words.join(' '), end };
}

/** A sign and words after it; not a whole line in italics, which opens and ends with the sign. */
function isFootnote({ printed, italic, heading }: LawLine): boolean {
  if (italic || heading) return false;
  const words = printed.replace(/^<\|[^|<>]{0,200}\|>/, '').trim();
  return /^(?:\\?\*|†|‡)\s?[\p{L}\d]/u.test(words) && !/^\*[^*]+\*/.test(words);
}

function isKey({ text, between }: LawLine, cells: ReadonlySet<string>): boolean {
  if (between !== 'nothing') return false;
  const signs = [...text.matchAll(/(?:^|\s)(\S{1,4}) ?= ?(?=\S)/g)].map((match) => match[1] ?? '');
  return signs.length > 0 && signs.every((sign) => cells.has(sign));
}
