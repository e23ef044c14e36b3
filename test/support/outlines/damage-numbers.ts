import type { Damage } from './damage';
import { leavesOf, replace } from './damage-pages';
import { raw, type Page, type Printed } from './printed';

/** Numbers printed in a column away from their text: each on its own line, then the paragraphs. */
export const detachedNumbers: Damage = (page, dice) => {
  const starts = page.blocks.filter((_, index) => runAt(page, index).length > 1);
  const start = dice.pick(starts);
  if (start === undefined) return page;
  const run = runAt(page, page.blocks.indexOf(start)).slice(0, 2 + dice.below(3));
  const numbers = run.map((block) => raw(block.marker, block));
  const words = run.map((block): Printed => ({ role: 'words', marker: '', words: block.words, depth: block.depth }));
  return { ...page, blocks: page.blocks.toSpliced(page.blocks.indexOf(start), run.length, ...numbers, ...words) };
};

/** Sibling clauses without anything between them. */
function runAt({ blocks }: Page, from: number): readonly Printed[] {
  const first = blocks[from];
  if (first?.role !== 'unit') return [];
  const rest = blocks.slice(from);
  const end = rest.findIndex(({ role, depth }) => role !== 'unit' || depth !== first.depth);
  const run = end < 0 ? rest : rest.slice(0, end);
  const below = end < 0 ? undefined : rest[end];
  // The last one is left out where a list hangs on it.
  return below !== undefined && below.depth > first.depth ? run.slice(0, -1) : run;
}

/** Labels misread by a scanner, by what stands there. */
const misreadings: readonly (readonly [printed: RegExp, read: string])[] = [
  [/^\(a\)$/, '(@)'],
  [/^\(ii\)$/, '(i)'],
  [/^\(i\)$/, '0]'],
  [/^\(1\)$/, '(l)'],
  [/^11\.(?=\d)/, '1.'],
  [/^1(?=\.\d+\.?$)/, 'l'],
];

export const misreadLabels: Damage = (page, dice) => {
  const struck = page.blocks.filter(({ role, marker }) => role === 'unit' && misread(marker) !== marker);
  return replace(page, dice.some(struck, 1 + dice.below(2)), (block) => [{ ...block, marker: misread(block.marker) }]);
};

function misread(marker: string): string {
  const [printed, read] = misreadings.find(([pattern]) => pattern.test(marker)) ?? [];
  return printed === undefined || read === undefined ? marker : marker.replace(printed, read);
}

/** A clause that was never printed. */
export const missingNumber: Damage = (page, dice) => replace(page, dice.some(leavesOf(page), 1), () => []);

/** A number printed twice, over different words. */
export const repeatedNumber: Damage = (page, dice) =>
  replace(page, dice.some(leavesOf(page), 1), (block) => [
    block,
    { ...block, label: `${block.label}[2]`, words: 'a second clause was given the same number by mistake.' },
  ]);
