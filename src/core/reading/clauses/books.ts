import type { ReadingStyle } from '../style';

/** Names for the books of the body: a sole book has the style's name, several are named after their titles. */
export function bookNames(titles: readonly (string | undefined)[], style: ReadingStyle): readonly string[] {
  if (titles.length === 1) return [style.soleBook];
  const used = new Map<string, number>();
  return titles.map((title) => {
    const base = kebab(title ?? '') || style.soleBook;
    const times = (used.get(base) ?? 0) + 1;
    used.set(base, times);
    // A taken name must stay taken even when another title happens to end in the same figure.
    const name = times === 1 ? base : `${base}-${times}`;
    if (name !== base) used.set(name, 1);
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
