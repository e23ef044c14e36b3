import type { ComparedClause } from './compared-clause';
import type { Group } from './groups';

/** How a match stands in both: where it stood, or elsewhere. */
export interface Place {
  readonly moved: boolean;
  /** In its place, under another number. */
  readonly renumbered: boolean;
}

/**
 * Between versions a clause has moved if what it stands in is not what it stood in, or if it changed places with its neighbours; what moves
 * with it has not moved in it. Between instruments that share no structure it has if it is out of the order in which most clauses stand.
 */
export function placesOf(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  groups: readonly Group[],
  isVersion: boolean,
): readonly Place[] {
  const [ofFrom, ofTo] = [groupOf(groups, 'from'), groupOf(groups, 'to')];
  const homes = groups.map((group) => {
    const [a, b] = [group.from[0] ?? 0, group.to[0] ?? 0];
    if (!isVersion) return { home: `${from[a]?.book ?? ''} ${to[b]?.book ?? ''}`, same: true };
    const [was, is] = [homeOf(from, a, ofFrom), homeOf(to, b, ofTo)];
    return { home: was, same: was === is };
  });
  const inOrder = keptOrder(groups, homes);
  return groups.map((group, at) => {
    const [was, is] = [from[group.from[0] ?? 0], to[group.to[0] ?? 0]];
    const moved = homes[at]?.same !== true || !inOrder.has(at);
    return { moved, renumbered: isVersion && !moved && (was?.label !== is?.label || was?.book !== is?.book) };
  });
}

const groupOf = (groups: readonly Group[], side: 'from' | 'to'): ReadonlyMap<number, number> =>
  new Map(groups.flatMap((group, at) => group[side].map((clause) => [clause, at] as const)));

/** The nearest clause around it that answers one of the other side; else its book. */
function homeOf(clauses: readonly ComparedClause[], at: number, groups: ReadonlyMap<number, number>): string {
  const own = groups.get(at);
  for (let above = clauses[at]?.parent; above !== undefined; above = clauses[above]?.parent) {
    const group = groups.get(above);
    if (group !== undefined && group !== own) return String(group);
  }
  return clauses[at]?.book ?? '';
}

/** In each home the longest list of matches that stand in the same order on both sides. */
function keptOrder(
  groups: readonly Group[],
  homes: readonly { readonly home: string; readonly same: boolean }[],
): ReadonlySet<number> {
  const byHome = new Map<string, number[]>();
  groups.forEach((_, at) => {
    const { home, same } = homes[at] ?? { home: '', same: false };
    if (same) byHome.set(home, [...(byHome.get(home) ?? []), at]);
  });
  const first = (side: 'from' | 'to', at: number): number => groups[at]?.[side][0] ?? 0;
  return new Set(
    [...byHome.values()].flatMap((members) => {
      const sorted = members.sort((a, b) => first('from', a) - first('from', b));
      return longestRising(sorted.map((at) => first('to', at))).flatMap((place) => sorted[place] ?? []);
    }),
  );
}

/** The places of a longest rising list of these numbers. */
function longestRising(numbers: readonly number[]): readonly number[] {
  // ends[n] is the place of the smallest number on which a rising list of n + 1 ends.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = low === 0 ? undefined : ends[low - 1];
    ends[low] = place;
  });
  const found: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) found.push(place);
  return found.reverse();
}
