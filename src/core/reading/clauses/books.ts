import type { ReadingStyle } from '../style';

/** Names for the books of the body: a sole book has the style's name, several are named after their titles. */
export function bookNames(titles: readonly (string | undefined)[], style: ReadingStyle): readonly string[] {
  if (titles.length === 1) return [style.soleBook];
  const taken = new Set([style.frontBook]);
  const lastOf = new Map<string, number>();
  return titles.map((title) => {
    const base = kebab(title ?? '') || style.soleBook;
    let times = lastOf.get(base) ?? 0;
    let name: string;
    // Another title may happen to end in the same figure.
    do name = ++times === 1 ? base : `${base}-${times}`;
    while (taken.has(name));
    lastOf.set(base, times);
    taken.add(name);
    return name;
  });
}

function kebab(title: string): string {
  return title
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 8)
    .join('-');
}
