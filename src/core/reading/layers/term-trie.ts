import type { KnownWord, TextWords } from './term-words';

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly values: T[];
}

export interface TermMatch<T> {
  /** Index of the word after the term. */
  readonly end: number;
  readonly values: readonly T[];
}

/** All terms in one tree of letters, so that a text is read once whatever the number of terms. */
export class TermTrie<T> {
  readonly #root: Node<T> = { next: new Map(), values: [] };
  /** Whether a term begins with a word: most begin none. */
  readonly #begins = new WeakMap<KnownWord, boolean>();

  add(key: string, value: T): void {
    let node = this.#root;
    for (const letter of key) {
      const known = node.next.get(letter);
      const next = known ?? { next: new Map<string, Node<T>>(), values: [] };
      if (known === undefined) node.next.set(letter, next);
      node = next;
    }
    if (node.values.at(-1) !== value) node.values.push(value);
  }

  /** True when a term may begin with this word. */
  begins(word: KnownWord): boolean {
    const known = this.#begins.get(word);
    if (known !== undefined) return known;
    const begins = word.forms.some((form) => descend(this.#root, form) !== undefined);
    this.#begins.set(word, begins);
    return begins;
  }

  /** Terms that begin at a word and end at one, the longest first. */
  matchesAt(words: TextWords, start: number): readonly TermMatch<T>[] {
    const found: TermMatch<T>[] = [];
    const walk = (node: Node<T>, at: number): void => {
      const word = words.known[at];
      if (word === undefined || (at > start && words.soft[at] === false)) return;
      for (const form of word.forms) {
        const reached = descend(node, form);
        if (reached === undefined) continue;
        if (reached.values.length > 0) found.push({ end: at + 1, values: reached.values });
        walk(reached, at + 1);
      }
    };
    walk(this.#root, start);
    return found.length > 1 ? found.sort((a, b) => b.end - a.end) : found;
  }
}

function descend<T>(from: Node<T>, letters: string): Node<T> | undefined {
  let node: Node<T> | undefined = from;
  for (const letter of letters) {
    node = node.next.get(letter);
    if (node === undefined) return undefined;
  }
  return node;
}
