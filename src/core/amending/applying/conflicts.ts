import { printedLabel } from '../../values/label';
import type { Clause } from '../../reading/reading';
import type { Stretch } from './find';
import { compareLabels } from './label-order';
import { nameOf, Refusal, type NextVersion } from './next-version';

/** A number that is set out is borne by another clause outside the stretch it replaces, or twice. */
export function collision(
  version: NextVersion,
  added: readonly Clause[],
  book: string,
  { from, to }: Stretch,
): Refusal | undefined {
  const names = new Set(added.map(({ label }) => numberIn(book, label)));
  const taken = version.clauses.find(
    (clause, index) => (index < from || index >= to) && names.has(numberIn(clause.book, clause.label)),
  );
  if (taken !== undefined) {
    const by = taken.changedBy.at(-1);
    const why = by === undefined ? 'is in the target already' : `was put in or changed by instruction ${by}`;
    return new Refusal(`${taken.label} ${why}; the two conflict, so decide which is meant.`);
  }
  return names.size === added.length
    ? undefined
    : new Refusal('What is set out bears the same number twice; read it and place it by hand.');
}

const numberIn = (book: string, label: string): string => nameOf({ book, label: printedLabel(label) });

/** The new clauses would not stand between the numbers before and after theirs. */
export function outOfOrder({ clauses }: NextVersion, added: NextVersion['clauses'], at: number): Refusal | undefined {
  const [first] = added;
  const last = added.findLast(({ parent }) => parent === first?.parent);
  if (first === undefined || last === undefined) return undefined;
  const peers = (clause: NextVersion['clauses'][number]): boolean =>
    clause.book === first.book && clause.parent === first.parent;
  const before = clauses.slice(0, at).findLast(peers);
  const after = clauses.slice(at).find(peers);
  const late = before !== undefined && (compareLabels(before.label, first.label) ?? -1) > 0;
  const early = after !== undefined && (compareLabels(last.label, after.label) ?? -1) > 0;
  const neighbour = late ? before.label : (after?.label ?? '');
  return late || early
    ? new Refusal(
        `${first.label} would stand ${late ? 'after' : 'before'} ${neighbour}, out of order; check where it belongs.`,
      )
    : undefined;
}

/** A clause would stand before, or without, the one it belongs under. */
export function orphaned({ clauses }: NextVersion): Refusal | undefined {
  const seen = new Set<string>();
  for (const { book, label, parent } of clauses) {
    if (parent !== undefined && !seen.has(nameOf({ book, label: parent })))
      return new Refusal(`${label} would stand apart from ${parent}, which it belongs under; place it by hand.`);
    seen.add(nameOf({ book, label }));
  }
  return undefined;
}
