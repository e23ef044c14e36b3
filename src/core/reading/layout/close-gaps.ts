import { isLabel } from './labels';
import { rowOf, type Row, type Segment } from './rows';

/** In parts of the size of the letters. */
const wide = 0.8;
const aligned = 0.25;
const reach = 3;

/**
 * A narrow gap separates cells only where a neighbouring row begins a cell at the same place after a wide one; anywhere
 * else it is a generous space between two words.
 */
export function withoutNarrowGaps(rows: readonly Row[]): readonly Row[] {
  const starts = rows.map(({ segments }) =>
    segments.flatMap((one, index) => (isWide(segments[index - 1], one) ? [one.x] : [])),
  );
  return rows.map((row, index) => {
    if (row.segments.every((segment, nth) => nth === 0 || isWide(row.segments[nth - 1], segment))) return row;
    const near = starts.slice(Math.max(0, index - reach), index + reach + 1).flat();
    return rowOf(closed(row.segments, near));
  });
}

const isWide = (before: Segment | undefined, after: Segment): boolean =>
  before !== undefined && after.x - before.right >= wide * after.size;

function closed(segments: readonly Segment[], starts: readonly number[]): readonly Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const before = kept.at(-1);
    const isCell = starts.some((x) => Math.abs(x - segment.x) <= aligned * segment.size);
    const standsApart = isWide(before, segment) || isCell || (kept.length === 1 && isLabel(before?.text ?? ''));
    if (before === undefined || standsApart) kept.push(segment);
    else kept[kept.length - 1] = joined(before, segment);
  }
  return kept;
}

function joined(before: Segment, after: Segment): Segment {
  const [first, ...rest] = after.pieces;
  const pieces = first === undefined ? [] : [{ ...first, text: ` ${first.text}` }, ...rest];
  return {
    ...before,
    right: after.right,
    size: Math.max(before.size, after.size),
    text: `${before.text} ${after.text}`,
    pieces: [...before.pieces, ...pieces],
  };
}
