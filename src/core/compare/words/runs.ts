import { diffArrays } from 'diff';
import type { Token } from './tokens';

/** Tokens that both texts have, or a passage of one in place of a passage of the other. */
export interface Run {
  readonly same: boolean;
  readonly before: readonly Token[];
  readonly after: readonly Token[];
}

/** Beyond so many edits a comparison says nothing that a reader could follow, and would take long; the whole is then replaced. */
const MOST_EDITS = 1000;

/** Both texts in runs, same and changed in turn; what begins and ends alike is set aside first. */
export function runsOf(before: readonly Token[], after: readonly Token[], mostEdits = MOST_EDITS): readonly Run[] {
  const shorter = Math.min(before.length, after.length);
  const alike = (i: number, j: number): boolean => before[i]?.word === after[j]?.word;
  let start = 0;
  while (start < shorter && alike(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && alike(before.length - 1 - end, after.length - 1 - end)) end += 1;
  const runs = [
    { same: true, before: before.slice(0, start), after: after.slice(0, start) },
    ...changedRuns(before.slice(start, before.length - end), after.slice(start, after.length - end), mostEdits),
    { same: true, before: before.slice(before.length - end), after: after.slice(after.length - end) },
  ];
  return readable(runs.filter(({ before: old, after: fresh }) => old.length + fresh.length > 0));
}

function changedRuns(before: readonly Token[], after: readonly Token[], mostEdits: number): readonly Run[] {
  const words = (tokens: readonly Token[]): string[] => tokens.map(({ word }) => word);
  const edits = diffArrays(words(before), words(after), { maxEditLength: mostEdits });
  if (edits === undefined) return [{ same: false, before, after }];
  const runs: Run[] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, count } of edits) {
    const old = added ? [] : before.slice(from, (from += count));
    const fresh = removed ? [] : after.slice(to, (to += count));
    add(runs, { same: !added && !removed, before: old, after: fresh });
  }
  return runs;
}

/** One that is of the same sort as the last run makes it longer. */
function add(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last?.same === run.same) runs.splice(-1, 1, joined([last, run], run.same));
  else runs.push(run);
}

const joined = (runs: readonly Run[], same: boolean): Run => ({
  same,
  before: runs.flatMap(({ before }) => before),
  after: runs.flatMap(({ after }) => after),
});

/** A lone "the" that two changed passages happen to share would only tear them apart: it is made part of one change. */
function readable(runs: readonly Run[]): readonly Run[] {
  const kept: Run[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const [run, next, last] = [runs[at], runs[at + 1], kept.at(-1)];
    if (run === undefined) continue;
    if (last && next && run.same && isIsland(last, run, next)) {
      kept.splice(-1, 1, joined([last, run, next], false));
      at += 1;
    } else kept.push(run);
  }
  return kept;
}

const LONGEST_ISLAND = 4;

/** Figures stay as exact as they are: one shown as taken out and put in again would look as if it had changed. */
function isIsland(last: Run, { before }: Run, next: Run): boolean {
  const between = wordsIn(before).length;
  const around = Math.min(
    ...[last, next].map((run) => Math.max(wordsIn(run.before).length, wordsIn(run.after).length)),
  );
  const replaces = last.before.length + next.before.length > 0 && last.after.length + next.after.length > 0;
  const figures =
    before.some(isFigure) || [last, next].some((run) => wordsIn([...run.before, ...run.after]).every(isFigure));
  return replaces && !figures && between <= LONGEST_ISLAND && 2 * between <= around + 1;
}

const wordsIn = (tokens: readonly Token[]): readonly Token[] => tokens.filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
const isFigure = ({ word }: Token): boolean => /\p{N}/u.test(word);

/** Places of two lists that are the same, or stand for each other, in turn. */
export interface PlacedRun {
  readonly same: boolean;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Two lists of names in runs: same, and changed, where what was taken out and what was put in its place stand together. */
export function diffTokens(
  from: readonly string[],
  to: readonly string[],
  mostEdits = MOST_EDITS,
): readonly PlacedRun[] {
  const edits = diffArrays([...from], [...to], { maxEditLength: mostEdits });
  if (edits === undefined) return [{ same: false, from: [0, from.length], to: [0, to.length] }];
  const runs: PlacedRun[] = [];
  let [a, b] = [0, 0];
  for (const { added, removed, count } of edits) {
    const same = !added && !removed;
    const [nextA, nextB] = [added ? a : a + count, removed ? b : b + count];
    const last = runs.at(-1);
    if (last?.same === same) runs.splice(-1, 1, { same, from: [last.from[0], nextA], to: [last.to[0], nextB] });
    else runs.push({ same, from: [a, nextA], to: [b, nextB] });
    [a, b] = [nextA, nextB];
  }
  return runs;
}
