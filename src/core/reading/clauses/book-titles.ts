import type { Division } from '../divisions/find-divisions';
import type { SourceLine } from '../lines/lines';

/** What is printed over a book: the division it is, and what it is called. */
export interface BookTitle {
  /** "Schedule 2(a)"; empty where the book is no numbered division. */
  readonly division: string;
  readonly title: string;
}

/** Gathers what is printed before the first number of a book; the nearest heading of a division says what it is. */
export class BookTitles {
  readonly taken: BookTitle[] = [];
  #division: Division | undefined;
  #named = '';

  announce(division: Division): void {
    this.#division = division;
  }

  /** True when a heading has announced a book that has not begun. */
  get announced(): boolean {
    return this.#division !== undefined;
  }

  /** "RULES FOR FERRIES" over a page, or "FERRIES INDEX" over the contents, names the book that follows. */
  see({ text }: SourceLine): void {
    const name =
      /^rules (?:for|of) (?:the )?(?:game of )?(\D{3,60}?)(?:\s*\.*\s*\d{0,3})?$/i.exec(text) ??
      /^(\D{3,60}) index$/i.exec(text);
    if (name?.[1] !== undefined) this.#named = name[1];
  }

  /** The book begins; `heading` is what stands right over its first number. */
  take(heading: string | undefined): void {
    const division = this.#division;
    this.taken.push({
      division: division === undefined ? '' : `${division.word} ${division.number}`,
      title: division?.title ?? (this.#named === '' ? (heading ?? '') : this.#named),
    });
    this.#division = undefined;
    this.#named = '';
  }
}
