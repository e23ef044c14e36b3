import type { PlacedLine } from '../reading';
import type { ReadingStyle } from '../style';
import type { Stretch } from './captions';

/** Which division each book is: "Schedule 1(a)" is the book `sch-1(a)`, "Division 5" also one named after its title. */
export class BookNumbers {
  readonly #bookByNumber = new Map<string, string>();
  readonly #numberOf = new Map<string, string>();
  /** The whole numbers met, by kind of division. */
  readonly #met = new Map<string, Set<number>>();

  /** `titles` are the lines printed over the books, in the order of the text. */
  constructor(stretches: ReadonlyMap<string, Stretch>, titles: readonly PlacedLine[], style: ReadingStyle) {
    let next = 0;
    for (const [book, { opens, from }] of stretches) {
      let title: PlacedLine | undefined;
      // The last title printed after the book before and over the first clause of this one is its own.
      for (let line = titles[next]; line !== undefined && line.line <= from; line = titles[++next]) {
        if (line.line > opens) title = line;
      }
      const number = ofName(book, style) ?? ofTitle(title?.text ?? '', style);
      if (number !== undefined) this.#add(book, number);
    }
  }

  book(word: string, number: string): string | undefined {
    return this.#bookByNumber.get(keyOf(word, number));
  }

  hasBooksOf(word: string): boolean {
    return this.#met.has(kindOf(word));
  }

  isBookOf(word: string, book: string): boolean {
    return this.#numberOf.get(book)?.startsWith(keyOf(word, '')) === true;
  }

  /** True when some of the numbers before the greatest are missing: the instrument sets out a part of a larger work. */
  isExcerptOf(word: string): boolean {
    const met = this.#met.get(kindOf(word)) ?? new Set<number>();
    return met.size < Math.max(0, ...met);
  }

  #add(book: string, number: string): void {
    if (this.#bookByNumber.has(number)) return;
    this.#bookByNumber.set(number, book);
    this.#numberOf.set(book, number);
    const [kind = '', figure = ''] = number.split('-');
    const met = this.#met.get(kind) ?? new Set<number>();
    this.#met.set(kind, met);
    if (/^\d/.test(figure)) met.add(Number.parseInt(figure, 10));
  }
}

/** `sch-1(a)` and `division-5-fares` say which division they are; `soft-17-fares` does not. */
function ofName(book: string, style: ReadingStyle): string | undefined {
  const [, word = '', number = ''] =
    /^([a-z]{3,12})-(\d{1,3}[A-Za-z]{0,2}(?:\([a-z]{1,2}\))?|[A-Z])(?=-|$)/.exec(book) ?? [];
  const isDivision = style.divisionWords.some((other) => other === word || kindOf(other) === word);
  return isDivision ? keyOf(word, number) : undefined;
}

/** "Schedule 2 (d) Fares on Sundays" */
function ofTitle(title: string, style: ReadingStyle): string | undefined {
  const [, word = '', number = ''] =
    /^([A-Za-z]{3,12})\s+(\d{1,3}[A-Z]{0,2}(?:\s?\([a-z]{1,2}\))?|[A-Z])(?!\w)/.exec(title) ?? [];
  const kind = word.toLowerCase();
  return style.divisionWords.includes(kind) ? keyOf(kind, number.replace(/\s/g, '')) : undefined;
}

/** Three letters tell the kinds of division apart: `sch`, `div`, `app`. */
function kindOf(word: string): string {
  return word.slice(0, 3);
}

function keyOf(word: string, number: string): string {
  return `${kindOf(word)}-${number.toLowerCase()}`;
}
