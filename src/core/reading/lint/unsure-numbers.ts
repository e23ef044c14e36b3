import { printedLabel } from '../../values/label';
import type { Clause } from '../reading';
import type { ClauseIndex } from '../layers/clause-index';
import { numberAfter } from './number-after';

const manyDamaged = 3;

/** Where the numbers of a copy were lost, a citation may well be right. */
export class UnsureNumbers {
  readonly #index: ClauseIndex;
  readonly #greatest = new Map<string, number>();
  readonly #sections = new Map<string, Set<string>>();
  /** Sections in which a number is not as printed, by book. */
  readonly #unsure = new Map<string, Set<string>>();

  constructor(clauses: readonly Clause[], index: ClauseIndex) {
    this.#index = index;
    for (const { book, label, labelBasis } of clauses) {
      const section = sectionOf(label);
      add(this.#sections, book, section);
      this.#greatest.set(book, Math.max(this.#greatest.get(book) ?? 0, Number.parseInt(section, 10) || 0));
      if (labelBasis !== 'printed') add(this.#unsure, book, section);
    }
  }

  /** The whole section is missing between two others: that is reported as a skipped number. */
  isInGap(book: string, label: string): boolean {
    const section = sectionOf(label);
    const number = Number.parseInt(section, 10);
    return this.#sections.get(book)?.has(section) === false && number < (this.#greatest.get(book) ?? 0);
  }

  /** In a section with damaged numbers, or the next number of a list in a book that has many of them. */
  isNear(book: string, label: string): boolean {
    const unsure = this.#unsure.get(book);
    if (unsure === undefined) return false;
    const outer = /^(.+)(?:\([^()]+\)|\.[^.()]+)$/.exec(label)?.[1] ?? '';
    const last = this.#index.childrenOf({ book, label: outer }).at(-1)?.label ?? '';
    return unsure.has(sectionOf(label)) || (unsure.size >= manyDamaged && numberAfter(last) === label);
  }
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}

function sectionOf(label: string): string {
  return /^[^.(]+/.exec(printedLabel(label))?.[0] ?? label;
}
