/** Words that many casinos have in their names, and that therefore tell none from another. */
const COMMON = new Set(['the', 'casino']);

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !COMMON.has(word)),
  );

/** Whether two names may be of the same casino: one has all the words of the other, as `The Star` and `Star Casino, Sydney`. */
export function sameVenue(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  return fewer !== undefined && more !== undefined && [...fewer].every((word) => more.has(word));
}
