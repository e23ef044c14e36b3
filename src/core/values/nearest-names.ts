const SUGGESTED = 5;

/** The names most like one that is not among them, by the pairs of letters they share; none where nothing is like it. */
export function nearestNames(name: string, known: readonly string[]): readonly string[] {
  const wanted = pairsIn(name);
  return [...new Set(known)]
    .map((one) => ({ one, shared: [...pairsIn(one)].filter((pair) => wanted.has(pair)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || (a.one < b.one ? -1 : 1))
    .slice(0, SUGGESTED)
    .map(({ one }) => one);
}

function pairsIn(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from(letters.slice(1), (letter, index) => (letters[index] ?? '') + letter));
}
