import type { FurnitureReason } from '../reading';
import type { PageOfRows, Row } from './rows';

/** Why a row is no part of the text; a row not found here is. */
export type FurnitureRows = ReadonlyMap<Row, FurnitureReason>;

type Edge = 'top' | 'bottom';

/** The outermost row of a page that has not been taken yet. */
interface Outermost {
  readonly page: number;
  readonly row: Row;
  readonly text: string;
  /** Place from the edge of the paper, to the nearest few points. */
  readonly slot: number;
}

/** Heads and feet have few lines. */
const deepest = 4;
const repeats = 3;
const usualSlot = 0.6;

/** Running heads, feet and page numbers: at the same place from page to page, with the same words or with rising numbers. */
export function furnitureRows(pages: readonly PageOfRows[]): FurnitureRows {
  const taken = new Map<Row, FurnitureReason>();
  for (const edge of ['top', 'bottom'] as const) {
    for (let depth = 0; depth < deepest; depth += 1) {
      const outermost = pages.flatMap((page, index) => outermostOf(page, index, edge, depth, taken));
      const found = repeatedAmong(outermost, pages.length);
      if (found.length === 0) break;
      for (const { row, text } of found)
        taken.set(row, /\p{L}/u.test(withoutPageWords(text)) ? 'running head' : 'page number');
    }
  }
  return taken;
}

/** The row this deep, if all rows further out have been taken. */
function outermostOf(
  { rows, height }: PageOfRows,
  page: number,
  edge: Edge,
  depth: number,
  taken: FurnitureRows,
): readonly Outermost[] {
  const sorted = [...rows].sort((a, b) => a.baseline - b.baseline);
  const inwards = edge === 'top' ? sorted : sorted.reverse();
  const row = inwards[depth];
  if (row === undefined || inwards.slice(0, depth).some((outer) => !taken.has(outer))) return [];
  const distance = edge === 'top' ? row.baseline : height - row.baseline;
  const text = row.segments.map((segment) => segment.text).join(' ');
  return [{ page, row, text, slot: Math.round(distance / 3) }];
}

function repeatedAmong(rows: readonly Outermost[], pageCount: number): readonly Outermost[] {
  const alike = new Map<string, Outermost[]>();
  for (const one of rows) {
    const key = `${one.slot} ${one.text.toLowerCase().replace(/\d+/g, '#')}`;
    const known = alike.get(key);
    if (known === undefined) alike.set(key, [one]);
    else known.push(one);
  }
  const repeated = new Set([...alike.values()].filter((group) => isRepeated(group, pageCount)).flat());
  const slots = new Map<number, number>();
  for (const { slot } of repeated) slots.set(slot, (slots.get(slot) ?? 0) + 1);
  // A head that names the chapter changes with it: whatever stands where most pages have their head is one.
  return rows.filter(
    (one) => repeated.has(one) || (slots.get(one.slot) ?? 0) >= Math.max(repeats, usualSlot * pageCount),
  );
}

function isRepeated(group: readonly Outermost[], pageCount: number): boolean {
  if (group.length < Math.max(2, Math.min(repeats, pageCount))) return false;
  const steps = group.slice(1).map((one, index) => ({ before: group[index] ?? one, after: one }));
  const inSequence = steps.filter(({ before, after }) => after.page - before.page <= 2).length;
  const counted = steps.filter(({ before, after }) => numbersAgree(before, after)).length;
  return inSequence >= Math.min(2, steps.length) && counted >= usualSlot * steps.length;
}

/** "Act 1990" stays, "Page 14 of 60" rises with the pages. */
function numbersAgree(before: Outermost, after: Outermost): boolean {
  const earlier = numbersIn(before.text);
  return numbersIn(after.text).every((number, index) => {
    const risen = number - (earlier[index] ?? 0);
    return risen === 0 || risen === after.page - before.page;
  });
}

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

const withoutPageWords = (text: string): string => text.replace(/\b(?:page|of)\b/gi, '').replace(/^[ivxlc]+$/i, '');
