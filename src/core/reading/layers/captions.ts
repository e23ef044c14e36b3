import type { Furniture, PlacedLine } from '../reading';
import type { ReadingStyle } from '../style';

const namesDivision = /\b(?:division|schedule|part) \d|\b(?:to|of)$/i;

/** From the first clause of a book to the first of the next; it opens, with its contents, after the last clause before it. */
export interface Stretch {
  readonly opens: number;
  readonly from: number;
  readonly to: number;
}

/** Titles printed over diagrams and appendices, by what they are cited as. */
export class Captions {
  readonly #printed = new Map<string, PlacedLine[]>();
  /** What the contents list was printed, even where this copy has lost the picture. */
  readonly #listed = new Map<string, PlacedLine[]>();

  constructor(lines: readonly PlacedLine[], furniture: readonly Furniture[], style: ReadingStyle) {
    const words = [...style.diagramWords, ...style.divisionWords.filter(isAppendix)].join('|');
    const number = '["“]?((?:\\d{1,3}[A-Z]?|[A-Z])(?:\\.\\d{1,2}|\\.?\\([a-z0-9]{1,2}\\)\\d?){0,3})["”]?(?![a-z])';
    const title = new RegExp(`^(${words})s?\\s+${number}`, 'i');
    const inside = new RegExp(`(${words})s?\\s+${number}`, 'i');
    const whyOf = new Map(furniture.map(({ line, why }) => [line, why]));
    for (const line of lines) {
      const why = whyOf.get(line.line);
      // A picture's title is often fused with the words around it.
      const found = (why === 'diagram' ? inside : title).exec(line.text);
      if (found?.[1] === undefined || found[2] === undefined) continue;
      // "Appendix C – Division 7" is the heading of that division, not an appendix to another.
      if (why === 'title' || namesDivision.test(line.text.slice(found.index + found[0].length))) continue;
      const word = found[1].toLowerCase();
      const key = keyOf(word, found[2]);
      // "diagram 2(e)" also names "Diagram 2(e)(1)"; the word alone tells whether a book has any.
      for (const name of new Set([word, key, key.slice(0, key.lastIndexOf('-'))])) {
        add(why === 'contents' ? this.#listed : this.#printed, name, line);
      }
    }
  }

  /** The title nearest to a line; for an appendix, in the book of that line when it has appendices of its own. */
  find(word: string, number: string, line: number, book: Stretch): PlacedLine | undefined {
    const key = keyOf(word, number);
    const printed = this.#printed.get(key) ?? [];
    const listed = this.#listed.get(key) ?? [];
    if (isAppendix(word)) {
      const own = firstIn(printed, book) ?? firstIn(listed, { ...book, from: book.opens });
      if (own !== undefined || firstIn(this.#printed.get(word) ?? [], book) !== undefined) return own;
    }
    return nearest(printed, line) ?? nearest(listed, line);
  }
}

function add(captions: Map<string, PlacedLine[]>, name: string, line: PlacedLine): void {
  const known = captions.get(name);
  if (known === undefined) captions.set(name, [line]);
  else known.push(line);
}

function firstIn(captions: readonly PlacedLine[], { from, to }: Stretch): PlacedLine | undefined {
  const first = captions[firstFrom(captions, from)];
  return first !== undefined && first.line < to ? first : undefined;
}

function nearest(captions: readonly PlacedLine[], line: number): PlacedLine | undefined {
  const at = firstFrom(captions, line);
  const [before, after] = [captions[at - 1], captions[at]];
  if (before === undefined || after === undefined) return before ?? after;
  return line - before.line <= after.line - line ? before : after;
}

/** Index of the first caption at or after a line. */
function firstFrom(captions: readonly PlacedLine[], line: number): number {
  let low = 0;
  let high = captions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((captions[middle]?.line ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function isAppendix(word: string): boolean {
  return /^app|^ann/.test(word);
}

/** "8(a)(2)", "8(a)2" and "8(a).2" are one number. */
function keyOf(word: string, number: string): string {
  return [word.toLowerCase(), ...(number.match(/\d+|[A-Za-z]+/g) ?? [])].join('-');
}
