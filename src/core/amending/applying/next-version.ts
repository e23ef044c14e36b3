import { blockText } from '../../reading/layers/block-text';
import type { Block, Clause, ClauseName, Reading } from '../../reading/reading';
import { labelAbove } from '../../values/label';
import { bookTitles, type BookTitles } from './book-titles';

/** A clause of the next version, with the numbers of the instructions that changed it. */
export interface AmendedClause extends Clause {
  readonly changedBy: readonly number[];
}

export interface OmittedClause extends ClauseName {
  readonly by: number;
}

/** The target while instructions are applied to it. Every change makes a new one. */
export interface NextVersion {
  readonly clauses: readonly AmendedClause[];
  readonly omitted: readonly OmittedClause[];
  readonly titles: BookTitles;
}

/** Why an instruction was not applied: what, where, what next. */
export class Refusal {
  constructor(readonly reason: string) {}
}

export function versionOf(target: Reading): NextVersion {
  const clauses = target.clauses.map((clause) => ({ ...clause, changedBy: [] }));
  return { clauses, omitted: [], titles: bookTitles(target) };
}

/** Index after the last descendant of the clause. */
export function subtreeEnd(clauses: readonly Clause[], index: number): number {
  const root = clauses[index];
  if (root === undefined) return index;
  const inside = new Set([root.label]);
  let end = index + 1;
  for (let clause = clauses[end]; clause !== undefined; clause = clauses[++end]) {
    if (clause.book !== root.book || clause.parent === undefined || !inside.has(clause.parent)) break;
    inside.add(clause.label);
  }
  return end;
}

/** Puts new clauses in the place of those from `from` up to `to`, and keeps the names of what is gone. */
export function splice(
  { clauses, omitted, titles }: NextVersion,
  from: number,
  to: number,
  put: readonly AmendedClause[],
  by: number,
): NextVersion {
  const kept = new Set(put.map(nameOf));
  const gone = clauses.slice(from, to).filter((clause) => !kept.has(nameOf(clause)));
  return {
    clauses: [...clauses.slice(0, from), ...put, ...clauses.slice(to)],
    omitted: [...omitted, ...gone.map(({ book, label }) => ({ book, label, by }))],
    titles,
  };
}

export function withBlocks(clause: AmendedClause, blocks: readonly Block[], by: number): AmendedClause {
  return changed({ ...clause, blocks, text: blocks.map(blockText).join('\n') }, by);
}

export function changed(clause: AmendedClause, by: number): AmendedClause {
  return clause.changedBy.includes(by) ? clause : { ...clause, changedBy: [...clause.changedBy, by] };
}

/** New clauses as they stand in the target: in its book, each under a parent that is there. */
export function settled(
  added: readonly Clause[],
  { book, parent }: { readonly book: string; readonly parent: string | undefined },
  around: readonly Clause[],
  by: number,
): readonly AmendedClause[] {
  const there = new Set(around.filter((clause) => clause.book === book).map(({ label }) => label));
  const own = new Set(added.map(({ label }) => label));
  return added.map(({ page: _, ...clause }) => {
    const above = labelAbove(clause.label);
    const keeps = clause.parent !== undefined && own.has(clause.parent);
    const nearest = above !== undefined && there.has(above) ? above : parent;
    return { ...clause, book, parent: keeps ? clause.parent : nearest, changedBy: [by] };
  });
}

export function nameOf({ book, label }: ClauseName): string {
  return `${book}/${label}`;
}
