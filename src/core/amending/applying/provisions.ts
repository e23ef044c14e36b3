import type { Clause } from '../../reading/reading';
import { labelAbove } from '../../values/label';
import type { Instruction } from '../instruction';
import { changed, Refusal, settled, splice, subtreeEnd, withBlocks, type NextVersion } from './next-version';
import { findBook, findClause } from './find';
import { compareLabels } from './label-order';
import { collision, outOfOrder } from './conflicts';

/** Omits a clause, or puts another in its place, with all that stands under it. */
export function replaceClause(version: NextVersion, instruction: Instruction): NextVersion | Refusal {
  const { target, matter, number, action } = instruction;
  const found = target.element === 'book' ? findBook(version, target) : findClause(version, target);
  if (found instanceof Refusal) return found;
  const clause = version.clauses[found.from];
  if (action === 'omit' || clause === undefined) return splice(version, found.from, found.to, [], number);
  const added = matter?.clauses ?? [];
  if (added.length > 0) {
    const taken = collision(version, added, clause.book, found);
    return taken ?? splice(version, found.from, found.to, settled(added, clause, version.clauses, number), number);
  }
  if (matter === undefined || matter.blocks.length === 0)
    return new Refusal(`Nothing is set out to stand for ${clause.label}; read the instruction.`);
  return splice(version, found.from, found.to, [withBlocks(clause, matter.blocks, number)], number);
}

/** Puts new clauses beside a clause, at the end of what stands under it, or where their numbers say. */
export function insertClauses(version: NextVersion, instruction: Instruction): NextVersion | Refusal {
  const { target, place, matter, number } = instruction;
  const added = matter?.clauses ?? [];
  if (place.at === 'in-order') return insertInOrder(version, instruction, added);
  const found = target.element === 'book' ? findBook(version, target) : findClause(version, target);
  if (found instanceof Refusal) return found;
  const clause = version.clauses[found.from];
  if (clause === undefined) return new Refusal(`${target.book ?? ''} is empty; nothing can be put beside it.`);
  if (added.length === 0) return insertWords(version, instruction, found.from);
  const into = place.at === 'end' || place.at === 'start';
  const at = place.at === 'before' ? found.from : place.at === 'start' ? found.from + 1 : found.to;
  const under = into && target.element !== 'book' ? clause.label : clause.parent;
  return insertAt(version, added, { at, book: clause.book, under }, number);
}

/** A clause that bears its number from now on, and all under it too. */
export function renumberClause(version: NextVersion, instruction: Instruction): NextVersion | Refusal {
  const { target, number, newLabel = '' } = instruction;
  const found = findClause(version, target);
  if (found instanceof Refusal) return found;
  const moved = version.clauses.slice(found.from, found.to);
  const [root] = moved;
  if (root === undefined) return version;
  const bearing = (label: string): string =>
    label === root.label ? newLabel : label.startsWith(root.label) ? newLabel + label.slice(root.label.length) : label;
  const renamed = moved.map((clause) => ({ ...clause, label: bearing(clause.label) }));
  const taken = collision(version, renamed, root.book, found);
  if (taken !== undefined) return taken;
  const above = labelAbove(newLabel);
  const there = version.clauses.some(({ book, label }) => book === root.book && label === above);
  const clauses = renamed.map((clause, index) => {
    const parent = index === 0 ? (there ? above : clause.parent) : bearing(clause.parent ?? '');
    return changed({ ...clause, parent }, number);
  });
  return splice(version, found.from, found.to, clauses, number);
}

function insertInOrder(
  version: NextVersion,
  { target, number }: Instruction,
  added: readonly Clause[],
): NextVersion | Refusal {
  const label = added[0]?.label ?? '';
  const within = target.book === undefined ? undefined : findBook(version, target);
  if (within instanceof Refusal) return within;
  const peers = version.clauses.flatMap((clause, index) => {
    const inside = within === undefined ? clause.book !== 'front' : index >= within.from && index < within.to;
    return inside && labelAbove(clause.label) === labelAbove(label) ? [{ clause, index }] : [];
  });
  const before = peers.findLast(({ clause }) => (compareLabels(clause.label, label) ?? 0) < 0);
  if (label === '' || before === undefined)
    return new Refusal(
      `Where ${label === '' ? 'the new words' : label} should stand is not said, and no number before it is in the target; place it by hand.`,
    );
  const at = subtreeEnd(version.clauses, before.index);
  return insertAt(version, added, { at, book: before.clause.book, under: before.clause.parent }, number);
}

function insertAt(
  version: NextVersion,
  added: readonly Clause[],
  { at, book, under }: { readonly at: number; readonly book: string; readonly under: string | undefined },
  by: number,
): NextVersion | Refusal {
  const taken = collision(version, added, book, { from: at, to: at });
  if (taken !== undefined) return taken;
  const clauses = settled(added, { book, parent: under }, version.clauses, by);
  return outOfOrder(version, clauses, at) ?? splice(version, at, at, clauses, by);
}

/** Words without a number of their own are added to the clause itself. */
function insertWords(
  version: NextVersion,
  { place, matter, number, target }: Instruction,
  index: number,
): NextVersion | Refusal {
  const clause = version.clauses[index];
  const blocks = matter?.blocks ?? [];
  if (clause === undefined || blocks.length === 0 || place.at === 'after' || place.at === 'before')
    return new Refusal(
      `The new words beside ${target.label ?? 'the target'} have no number of their own; give them one and place them by hand.`,
    );
  const hasChildren = subtreeEnd(version.clauses, index) > index + 1;
  const closing = blocks.map((block) =>
    block.kind === 'paragraph' && hasChildren ? { ...block, kind: 'closing' as const } : block,
  );
  const put = place.at === 'start' ? [...blocks, ...clause.blocks] : [...clause.blocks, ...closing];
  return { ...version, clauses: version.clauses.with(index, withBlocks(clause, put, number)) };
}
