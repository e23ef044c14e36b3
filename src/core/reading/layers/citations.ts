import type { ReadingStyle } from '../style';

/** A citation as it stands in running words; `at` is its offset there. */
export type Citation =
  | { readonly kind: 'clause'; readonly label: string; readonly words: string; readonly at: number }
  | { readonly kind: 'table'; readonly name: string; readonly words: string; readonly at: number }
  | { readonly kind: 'act'; readonly words: string; readonly at: number };

interface NumberInText {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const number =
  /(?<![\w.$])\d{1,3}[A-Z]{0,2}(?:\.\d{1,3}[A-Z]{0,2}){0,6}(?: ?\([A-Za-z0-9]{1,4}\)){0,5}(?![\w%]|\.\d|,\d{3})/g;
const joiner = /^(?:,|,? (?:and|or|to))? $/;
const ofAct = /^ of (?:the )?(?:[A-Z][\w'’-]{0,30} |\([A-Z][\w ]{0,40}\) |and |of |for ){1,12}Act \d{4}/;
const bareLabel = /^\d{1,3}(?:\.\d{1,3}[A-Z]{0,2}){2,}/;

/** All citations in a passage, in order of appearance. */
export function citationsIn(text: string, style: ReadingStyle): readonly Citation[] {
  const numbered = groups(text, style).flatMap((group) => citationsOf(group, text));
  return [...numbered, ...actsIn(text, numbered)].sort((a, b) => a.at - b.at);
}

interface Group {
  /** Offset of the noun, or of the first number where there is none. */
  readonly start: number;
  readonly noun: 'clause' | 'table';
  readonly numbers: readonly NumberInText[];
}

/** "rules 4.1, 4.2 and 6" is one group of three; "4.1.7" is cited without a noun; "4.1 metres" is no citation. */
function groups(text: string, style: ReadingStyle): readonly Group[] {
  const found: Group[] = [];
  let open: { start: number; noun: Group['noun']; numbers: NumberInText[] } | undefined;
  for (const match of text.matchAll(number)) {
    const here = { text: match[0], at: match.index, end: match.index + match[0].length };
    const last = open?.numbers.at(-1);
    const noun = nounBefore(text, here.at, style);
    if (noun === undefined && open !== undefined && last !== undefined && joiner.test(text.slice(last.end, here.at))) {
      open.numbers.push(here);
      continue;
    }
    open = noun ?? (bareLabel.test(here.text) ? { start: here.at, noun: 'clause', numbers: [] } : undefined);
    if (open !== undefined) {
      open.numbers.push(here);
      found.push(open);
    }
  }
  return found;
}

function nounBefore(
  text: string,
  at: number,
  style: ReadingStyle,
): { start: number; noun: Group['noun']; numbers: NumberInText[] } | undefined {
  const word = /([A-Za-z-]{1,16}) $/.exec(text.slice(Math.max(0, at - 18), at))?.[1];
  if (word === undefined) return undefined;
  const singular = word.toLowerCase().replace(/s$/, '').replace('-', '');
  const start = at - word.length - 1;
  if (style.citingWords.includes(singular)) return { start, noun: 'clause', numbers: [] };
  return style.tableWords.includes(singular) ? { start, noun: 'table', numbers: [] } : undefined;
}

function citationsOf({ start, noun, numbers }: Group, text: string): readonly Citation[] {
  const end = numbers.at(-1)?.end ?? start;
  const act = ofAct.exec(text.slice(end, end + 400))?.[0];
  if (act !== undefined) return [{ kind: 'act', words: text.slice(start, end) + act, at: start }];
  return numbers.map((one, index) => {
    const at = index === 0 ? start : one.at;
    const words = text.slice(at, one.end);
    return noun === 'table'
      ? { kind: 'table', name: one.text, words, at }
      : { kind: 'clause', label: one.text.replaceAll(' ', ''), words, at };
  });
}

/** "the Ferries and Harbours Act 1990" without a section */
function actsIn(text: string, known: readonly Citation[]): readonly Citation[] {
  const found: Citation[] = [];
  // Both run through the text in order, so that one walk along the known citations is enough.
  let next = 0;
  let covered = 0;
  for (const match of text.matchAll(/\bAct \d{4}\b/g)) {
    const name = /(?:[A-Z][\w'’-]{0,30} (?:(?:and|of|for) )?){1,10}$/.exec(
      text.slice(Math.max(0, match.index - 120), match.index),
    )?.[0];
    if (name === undefined) continue;
    const words = name + match[0];
    const at = match.index - name.length;
    for (let other = known[next]; other !== undefined && other.at <= at; other = known[++next]) {
      covered = Math.max(covered, other.at + other.words.length);
    }
    if (at >= covered) found.push({ kind: 'act', words, at });
  }
  return found;
}
