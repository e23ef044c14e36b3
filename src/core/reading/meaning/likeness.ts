/** A known text, by the hashes of the words of its clauses. */
export interface KnownText {
  readonly instrument: string;
  readonly words: readonly string[];
}

/** How much of a text stands in a known one word for word. */
export interface Likeness {
  readonly instrument: string;
  /** Clauses of the text whose words a clause of the known one has too, wherever it stands there. */
  readonly shared: number;
  readonly clauses: number;
}

/** Instruments that have nothing to do with each other share one clause in forty at most; of a changed copy most stay as they were. */
const SHARE = 0.1;
const FEWEST = 3;

/** The known text that a text resembles most; none where it shares too little with any of them. */
export function likenessOf(words: readonly string[], known: readonly KnownText[]): Likeness | undefined {
  const own = new Set(words);
  const [most] = known
    .map((text) => ({ instrument: text.instrument, of: new Set(text.words) }))
    .map(({ instrument, of }) => ({ instrument, of, shared: [...own].filter((hash) => of.has(hash)).length }))
    .filter(({ of, shared }) => shared >= FEWEST && shared >= SHARE * Math.min(own.size, of.size))
    .sort((one, other) => other.shared - one.shared || (one.instrument < other.instrument ? -1 : 1));
  return most && { instrument: most.instrument, shared: most.shared, clauses: own.size };
}
