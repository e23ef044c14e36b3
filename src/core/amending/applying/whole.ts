import type { Clause } from '../../reading/reading';
import type { Instruction } from '../instruction';
import { sameBook } from './book-titles';
import { findBook } from './find';
import { Refusal, settled, splice, type AmendedClause, type NextVersion } from './next-version';

/** Puts a book, Division or Part that is set out whole in the place of the one that bears its name. */
export function replaceWhole(version: NextVersion, { target, matter, number }: Instruction): NextVersion | Refusal {
  const found = findBook(version, target);
  if (found instanceof Refusal) return found;
  const head = version.clauses[found.from];
  const named = target.part ?? target.book ?? '';
  // The heading of what is set out may be read as a clause of its own.
  const headings = (matter?.clauses ?? []).filter(({ label }) => sameBook(label, named));
  const rules = (matter?.clauses ?? []).filter(({ label }) => !sameBook(label, named));
  if (head === undefined || rules.length === 0)
    return new Refusal(`No clause could be read in what is set out for ${named}; read it and replace it by hand.`);
  const outside = [...version.clauses.slice(0, found.from), ...version.clauses.slice(found.to)];
  const taken = outside.find(({ book, label }) => book === head.book && rules.some((clause) => clause.label === label));
  if (taken !== undefined)
    return new Refusal(
      `${taken.label} is set out for ${named} and stands elsewhere in ${head.book} too; decide which is meant.`,
    );
  const part = sameBook(head.label, named) ? renewed(head, headings, number) : undefined;
  const put = settled(rules, { book: head.book, parent: part?.label }, [], number);
  return splice(version, found.from, found.to, part === undefined ? put : [part, ...put], number);
}

/** A Division inside a book has a clause of its own, which stands unless it is set out again. */
function renewed(head: AmendedClause, headings: readonly Clause[], by: number): AmendedClause {
  return settled(headings, head, [], by)[0] ?? head;
}
