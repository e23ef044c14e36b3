import type { BookPin, ReadingStyle } from '../style';
import type { BookTitle } from './book-titles';

/**
 * Names for the books of the body. Pinned names are given by the division a book is, else in order; a sole book has the
 * style's name; others are named after their titles, and what comes before numbered schedules is the body.
 */
export function bookNames(titles: readonly BookTitle[], style: ReadingStyle): readonly string[] {
  if (style.books.length > 0) return pinnedNames(titles, style);
  if (titles.length === 1) return [style.soleBook];
  const first = titles[0]?.division === '' && titles.slice(1).every(({ division }) => division !== '');
  return distinct(
    titles.map((title, index) => (first && index === 0 ? style.mainBook : nameOf(title))),
    style,
  );
}

function pinnedNames(titles: readonly BookTitle[], style: ReadingStyle): readonly string[] {
  const left: BookPin[] = [...style.books];
  const names = titles.map(({ division }): string => {
    const named = left.findIndex((pin) => pin.heading?.toLowerCase() === division);
    // A book whose heading was lost takes the next name that has none, else the next.
    const unheaded = left.findIndex(({ heading }) => heading === undefined);
    const at = named >= 0 ? named : Math.max(0, unheaded);
    return left.splice(at, 1)[0]?.name ?? '';
  });
  return distinct(names, style);
}

/** "Canberra Poker" of "POKER – CANBERRA POKER", "red-dog" of "RED DOG (ACE-DEUCE)". */
function nameOf({ division, title }: BookTitle): string {
  const plain = title.replace(/\([^)]*\)/g, ' ').trim();
  const [general = '', special] = plain.split(/\s[-–—]\s/);
  const chosen = special?.toLowerCase().includes(general.trim().toLowerCase()) === true ? special : plain;
  return kebab(chosen) || kebab(division);
}

/** No two books have the same name, and none that of the making words. */
function distinct(names: readonly string[], style: ReadingStyle): readonly string[] {
  const taken = new Set([style.frontBook]);
  const lastOf = new Map<string, number>();
  return names.map((wanted) => {
    const base = wanted || style.soleBook;
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
