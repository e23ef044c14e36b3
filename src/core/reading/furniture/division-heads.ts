import { divisionHeadingOf } from '../divisions/division-heading';
import { comparable } from '../lines/comparable';
import type { FurnitureFinder } from './furniture';

/** "Schedule 2 – Ferries" again inside schedule 2 is the head of a page: the division has already begun. */
export const divisionHeads: FurnitureFinder = (lines, taken, style) => {
  const found: number[] = [];
  const open = new Map<string, string>();
  lines.forEach((line, index) => {
    if (taken.has(index)) return;
    const heading = divisionHeadingOf({ ...line, bulleted: false }, style);
    if (heading === undefined || heading.title === '') return;
    const name = comparable(line.text);
    if (open.get(heading.word) === name) {
      found.push(index);
      return;
    }
    if (line.bulleted) return;
    const rank = style.divisionWords.indexOf(heading.word);
    for (const inner of style.divisionWords.slice(rank)) open.delete(inner);
    open.set(heading.word, name);
  });
  return found;
};
