import type { Reading } from '../../../src/core/reading/reading';

export interface Likeness {
  /** Part of the labels, with their books, found in the same order; labels found that were not wanted count against it. */
  readonly labels: number;
  /** Part of the words found in the clause they belong to. */
  readonly words: number;
  /** What was not found again, for people to look at. */
  readonly lost: readonly string[];
}

/** How much of the tree read from the text was read again from print. */
export function compareReadings(wanted: Reading, found: Reading): Likeness {
  const names = [wanted, found].map(({ clauses }) => clauses.map(({ book, label }) => `${book}/${label}`));
  const [wantedNames = [], foundNames = []] = names;
  const pairs = commonSubsequence(wantedNames, foundNames);
  const lost: string[] = [];
  let all = 0;
  let same = 0;
  wanted.clauses.forEach((clause, index) => {
    const words = wordsOf(clause);
    const partner = pairs.get(index);
    const other = partner === undefined ? undefined : found.clauses[partner];
    const missing = other === undefined ? words : withoutShared(words, wordsOf(other));
    all += words.length;
    same += words.length - missing.length;
    const name = wantedNames[index] ?? '';
    if (other === undefined) lost.push(`${name} (line ${clause.line})`);
    else if (missing.length > 0) lost.push(`${name}: ${missing.join(' ')}`);
  });
  const partners = new Set(pairs.values());
  lost.push(...foundNames.filter((_, index) => !partners.has(index)).map((name) => `${name} was not wanted`));
  return {
    labels: pairs.size / Math.max(1, wantedNames.length, foundNames.length),
    words: same / Math.max(1, all),
    lost,
  };
}

function wordsOf({ heading, text }: Reading['clauses'][number]): readonly string[] {
  return `${heading} ${text}`.split(/\s+/).filter((word) => word !== '');
}

function withoutShared(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** The longest sequence both lists share, as index in the first → index in the second. */
function commonSubsequence(a: readonly string[], b: readonly string[]): ReadonlyMap<number, number> {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
