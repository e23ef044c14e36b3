import type { ComparedClause } from './compared-clause';
import type { Group } from './groups';
import { partsOf } from './surroundings';

/** So many of its parts, and no fewer than two, must answer the one clause, in thousandths. */
const MOST_PARTS = 700;

/** Words that only lead in to parts answer what all these parts answer together. */
export function withLeadIns(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  groups: readonly Group[],
): readonly Group[] {
  const open = groups.map((group) => ({ ...group, from: [...group.from], to: [...group.to] }));
  join(from, open, 'from', 'to');
  join(to, open, 'to', 'from');
  const inOrder = (a: number, b: number): number => a - b;
  return open.map((group) => ({ ...group, from: group.from.sort(inOrder), to: group.to.sort(inOrder) }));
}

function join(
  clauses: readonly ComparedClause[],
  groups: readonly { readonly from: number[]; readonly to: number[] }[],
  side: 'from' | 'to',
  other: 'from' | 'to',
): void {
  const groupOf = new Map(groups.flatMap((group) => group[side].map((at) => [at, group] as const)));
  const parts = partsOf(clauses);
  // The innermost first, since a part may itself lead in.
  for (let at = clauses.length - 1; at >= 0; at -= 1) {
    const own = parts[at] ?? [];
    if (own.length < 2 || groupOf.has(at)) continue;
    const candidates = new Set(own.flatMap((part) => groupOf.get(part) ?? []));
    const whole = [...candidates].find((group) => {
      const met = own.filter((part) => groupOf.get(part) === group).length;
      return group[other].length === 1 && met >= 2 && met * 1000 >= own.length * MOST_PARTS;
    });
    whole?.[side].push(at);
    if (whole !== undefined) groupOf.set(at, whole);
  }
}
