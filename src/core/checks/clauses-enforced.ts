import type { StatedFact } from '../rules/stated-fact';
import type { Check } from '../play/judging/check';

/** The clauses behind what a check holds a table to: those of the whole fact, or of the rows it enforces. */
export function clausesEnforced(
  { enforcesRow }: Pick<Check<never>, 'enforcesRow'>,
  fact: StatedFact | undefined,
): readonly string[] {
  if (fact === undefined || enforcesRow === undefined) return fact?.clauses ?? [];
  return fact.cells.filter(({ part, text }) => enforcesRow(fact.name, part, text)).flatMap(({ clauses }) => clauses);
}
