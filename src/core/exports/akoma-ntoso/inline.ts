import type { ExportedClause, ExportedReference } from '../exported-instrument';
import { xml, type XmlContent } from '../xml';
import type { PlacedBook, Places } from './eid';

/** Turns the words of one clause into text with its citations marked, each at the place where it is printed. */
export class ClauseInline {
  #left: readonly { readonly reference: ExportedReference; readonly pattern: RegExp | undefined }[];

  constructor(
    { references }: ExportedClause,
    private readonly places: Places,
  ) {
    this.#left = (references ?? []).map((reference) => ({ reference, pattern: patternOf(reference.words) }));
  }

  /** Citations come in reading order, so each is looked for after the one before it; what is not found stays for later words. */
  marked(text: string): readonly XmlContent[] {
    const content: XmlContent[] = [];
    let from = 0;
    this.#left = this.#left.filter(({ reference, pattern }) => {
      const at = pattern && placeOf(pattern, text, from);
      if (at === undefined) return true;
      const words = text.slice(at.from, at.to);
      content.push(...textOf(text.slice(from, at.from)), this.#cited(reference, words));
      from = at.to;
      return false;
    });
    return [...content, ...textOf(text.slice(from))];
  }

  /** A citation of something outside the instrument, or of nothing that is there, stays as words. */
  #cited({ target, upTo, wholeBook }: ExportedReference, words: string): XmlContent {
    const at = target && this.places.named(target.book, target.label);
    const end = upTo && this.places.named(upTo.book, upTo.label);
    const book = this.places.books.find(({ id }: PlacedBook) => id === wholeBook);
    if (at !== undefined && end !== undefined) return xml('rref', { from: `#${at}`, upTo: `#${end}` }, [words]);
    const href = at ?? book?.eId;
    return href === undefined ? words : xml('ref', { href: `#${href}` }, [words]);
  }
}

const textOf = (text: string): readonly string[] => (text === '' ? [] : [text]);

/** The same words, however the line was broken. */
export function patternOf(words: string): RegExp | undefined {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  return pattern === '' ? undefined : new RegExp(pattern, 'gi');
}

// Compiled once: these classes are costly, and a pattern is made for every citation and term.
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_IN_WORD = /^(?:[\p{L}\p{N}]|\.\d)/u;

/** Whole words only: "rule 3.1" does not stand in "rule 3.10". */
export function placeOf(
  pattern: RegExp,
  text: string,
  start = 0,
): { readonly from: number; readonly to: number } | undefined {
  pattern.lastIndex = start;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const from = found.index;
    const to = from + found[0].length;
    const isWhole =
      !ENDS_IN_WORD.test(text.slice(Math.max(0, from - 2), from)) && !BEGINS_IN_WORD.test(text.slice(to, to + 2));
    if (isWhole) return { from, to };
  }
  return undefined;
}
