import { reachesAcross } from './across';
import { areColumns } from './column-likeness';
import type { Row } from './rows';
import { isLeftOf, least, most } from './sides';

/** Rows from one that reaches across the gutter to the next. */
export interface Run {
  readonly from: number;
  readonly to: number;
  /** Whether they are set in two columns. */
  readonly accepted: boolean;
}

/** A gutter, by the left edge of the column after it, and the runs it divides the rows into. */
export interface Division {
  readonly gutter: number;
  readonly runs: readonly Run[];
}

const mostCandidates = 8;
const fewestVotes = 3;
const nearKnown = 4;
/** In points. */
const votesTogether = 3;
/** In parts of the size of the letters. */
const narrowestGutter = 0.9;
const widestGutter = 2;
const worthOfRoom = 0.15;

/** The gutter that puts most rows into columns; undefined when nothing is set in columns. */
export function bestDivision(rows: readonly Row[], known: readonly number[]): Division | undefined {
  let best: (Division & { worth: number }) | undefined;
  for (const gutter of candidatesIn(rows, known)) {
    const isKnown = known.some((other) => Math.abs(other - gutter) <= nearKnown);
    const runs = runsBeside(rows, gutter, isKnown);
    const divided = runs.filter(({ accepted }) => accepted).flatMap(({ from, to }) => rows.slice(from, to));
    const worth = divided.length * (1 + worthOfRoom * roomBefore(divided, gutter));
    if (worth > (best?.worth ?? 0)) best = { gutter, runs, worth };
  }
  return best;
}

/** Places where many lines begin with room to their left. */
function candidatesIn(rows: readonly Row[], known: readonly number[]): readonly number[] {
  const left = least(rows.map(({ segments }) => segments[0]?.x ?? Infinity));
  const right = most(rows.map(({ segments }) => segments.at(-1)?.right ?? 0));
  const votes = new Map<number, { least: number; votes: number }>();
  for (const { segments, size } of rows) {
    segments.forEach(({ x }, index) => {
      const before = segments[index - 1]?.right ?? left;
      if (x - before < narrowestGutter * size || x < left + 0.15 * (right - left)) return;
      const place = Math.round(x / votesTogether);
      const cast = votes.get(place);
      if (cast === undefined) votes.set(place, { least: x, votes: 1 });
      else votes.set(place, { least: Math.min(cast.least, x), votes: cast.votes + 1 });
    });
  }
  const common = [...votes.values()].filter((one) => one.votes >= fewestVotes).sort((a, b) => b.votes - a.votes);
  const inside = known.filter((gutter) => gutter > left && gutter < right);
  return [...new Set([...common.slice(0, mostCandidates).map((one) => one.least), ...inside])];
}

function runsBeside(rows: readonly Row[], gutter: number, isKnown: boolean): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to > from) runs.push({ from, to, accepted: areColumns(rows.slice(from, to), gutter, isKnown) });
  };
  reachesAcross(rows, gutter).forEach((across, index) => {
    if (!across) return;
    close(index);
    runs.push({ from: index, to: index + 1, accepted: false });
    from = index + 1;
  });
  close(rows.length);
  return runs;
}

/** Beside the true gutter there is more room than between a number in the margin and its words. */
function roomBefore(rows: readonly Row[], gutter: number): number {
  const ends = rows.flatMap(({ segments }) =>
    segments.filter((one) => isLeftOf(one, gutter)).map(({ right }) => right),
  );
  return Math.min(Math.max(0, gutter - most(ends)) / (rows[0]?.size ?? 1), widestGutter);
}
